package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.Trouble;
import sortis.cli.report.Nearest;
import sortis.cli.report.RuleText;
import sortis.finding.RuleCode;
import sortis.rule.Rule;
import sortis.rulebook.RuleBook;

/// `sortis explain`: says what a rule asks for.
public final class ExplainCommand implements Subcommand {
    @Override
    public String name() {
        return "explain";
    }

    @Override
    public boolean readsLogs() {
        return false;
    }

    @Override
    public CommandSpec spec() {
        return Options.command(
                        name(),
                        "Say what a rule asks for, where it comes from and how to put a breach"
                                + " right.",
                        "  sortis explain build-cost",
                        "  sortis explain lfsr-step --format json")
                .addPositional(Options.argument("CODE", "0", "A code that an audit showed."))
                .addOption(Options.format("text", "json"));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        String format = Options.formatOf(asked, "text", "json");
        Rule rule = rule(Options.argument(asked, 0).toLowerCase(Locale.ROOT));
        Seq<String> lines =
                format.equals("json")
                        ? Vector.of(RuleText.explainedJson(rule))
                        : RuleText.explained(rule);
        lines.forEach(console.out()::println);
        return ExitCode.FINE;
    }

    private static Rule rule(String code) {
        RuleBook book = RuleBook.COMPLETE;
        Seq<String> codes = book.rules().map(rule -> rule.code().text());
        return book.find(new RuleCode(code))
                .getOrElseThrow(() ->
                        new Trouble(
                                "there is no rule "
                                        + code
                                        + Nearest.hint(code, codes, "did you mean ")
                                        + " (sortis rules lists them all)"));
    }
}
