package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Locale;
import sortis.rule.Citation;
import sortis.rule.Rule;
import sortis.rulebook.RuleBook;

/// Rules as text and as JSON.
public final class RuleText {
    private RuleText() {}

    /// Every rule of a book with its law.
    public static Seq<String> list(RuleBook book) {
        return book.rules()
                .map(rule ->
                        String.format(
                                Locale.ROOT, "%-18s %s", rule.code(), Prose.of(rule.code()).law()))
                .flatMap(line -> Lines.wrapped(line, 19));
    }

    /// Every rule of a book as JSON.
    public static String json(RuleBook book) {
        return Json.object().with("rules", book.rules().map(RuleText::object)).text();
    }

    /// Every rule of a book as a table in Markdown.
    public static Seq<String> table(RuleBook book) {
        return book.rules()
                .map(rule ->
                        "| `"
                                + rule.code()
                                + "` | "
                                + Prose.of(rule.code()).law()
                                + " | "
                                + source(rule)
                                + " |")
                .prepend("|---|---|---|")
                .prepend("| code | law | source |");
    }

    /// All there is to say of a rule.
    public static Seq<String> explained(Rule rule) {
        Wording wording = Prose.of(rule.code());
        return Vector.of(rule.code() + " (" + rule.statute().severity() + ")")
                .append("")
                .appendAll(Lines.wrapped("Law:      " + wording.law(), 10))
                .append("Source:   " + source(rule))
                .appendAll(Lines.wrapped("Example:  " + wording.example(), 10))
                .appendAll(Lines.wrapped("Mend it:  " + wording.help(), 10));
    }

    /// All there is to say of a rule, as JSON.
    public static String explainedJson(Rule rule) {
        return object(rule).text();
    }

    private static Json.Fields object(Rule rule) {
        Wording wording = Prose.of(rule.code());
        return Json.object()
                .with("code", rule.code().text())
                .with("severity", rule.statute().severity().toString())
                .with("law", wording.law())
                .with("source", source(rule))
                .with("example", wording.example())
                .with("help", wording.help());
    }

    private static String source(Rule rule) {
        Citation citation = rule.statute().citation();
        return citation.source() + ", rulebook section " + citation.section();
    }
}
