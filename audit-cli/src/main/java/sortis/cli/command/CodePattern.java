package sortis.cli.command;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Locale;
import sortis.cli.Trouble;
import sortis.cli.report.Nearest;
import sortis.finding.RuleCode;
import sortis.rulebook.RuleBook;

/// Codes of rules as people name them: one, or all that begin so, such as `build` or `build-*`.
record CodePattern(String text) {
    private static final Seq<String> CODES =
            RuleBook.COMPLETE.rules().map(rule -> rule.code().text());

    /// Patterns written with commas between.
    ///
    /// @throws Trouble if one of them stands for no rule
    static Seq<CodePattern> listed(String text, String where) {
        return Array.of(text.split(",", -1)).map(String::strip).map(each -> named(each, where));
    }

    /// One pattern.
    ///
    /// @param where it was written, to be named if it stands for no rule
    /// @throws Trouble if it does
    static CodePattern named(String text, String where) {
        CodePattern pattern = new CodePattern(text.toLowerCase(Locale.ROOT));
        if (!CODES.exists(pattern::fits)) {
            throw new Trouble(where + ": " + unknown(text));
        }
        return pattern;
    }

    private static String unknown(String text) {
        Seq<String> chapters = CODES.map(code -> code.split("-", -1)[0]).distinct();
        return (text.isEmpty() ? "a code is missing" : "there is no rule " + text)
                + Nearest.hint(text, CODES.appendAll(chapters), "did you mean ")
                + " (sortis rules lists them all)";
    }

    boolean fits(RuleCode code) {
        return fits(code.text());
    }

    private boolean fits(String code) {
        return text.endsWith("*")
                ? code.startsWith(text.substring(0, text.length() - 1))
                : code.equals(text) || code.startsWith(text + "-");
    }
}
