package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.report.RuleText;
import sortis.rulebook.RuleBook;

/// `sortis rules`: lists all rules.
public final class RulesCommand implements Subcommand {
    @Override
    public String name() {
        return "rules";
    }

    @Override
    public boolean readsLogs() {
        return false;
    }

    @Override
    public CommandSpec spec() {
        return Options.command(
                        name(),
                        "List all rules that a log is judged by.",
                        "  sortis rules",
                        "  sortis rules --format json")
                .addOption(Options.format("text", "json", "markdown"));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        RuleBook book = RuleBook.COMPLETE;
        Seq<String> lines =
                switch (Options.formatOf(asked, "text", "json", "markdown")) {
                    case "json" -> Vector.of(RuleText.json(book));
                    case "markdown" -> RuleText.table(book);
                    default -> RuleText.list(book);
                };
        lines.forEach(console.out()::println);
        return ExitCode.FINE;
    }
}
