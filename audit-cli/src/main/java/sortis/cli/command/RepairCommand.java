package sortis.cli.command;

import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.Trouble;
import sortis.cli.report.RefusalText;
import sortis.cli.report.RepairText;
import sortis.eventstore.file.Repair;

/// `sortis repair`: cuts off what was not written whole, and nothing else.
public final class RepairCommand implements Subcommand {
    @Override
    public String name() {
        return "repair";
    }

    @Override
    public CommandSpec spec() {
        return Options.command(
                        name(),
                        "Cut off the end of a log if it was not written whole, and keep it in"
                                + " LOG.torn-N; name what else is damaged, and leave it alone.",
                        "  sortis repair mygame.jsonl",
                        "",
                        "Exit code: 0 nothing is damaged now, 1 something was left alone, 2 could",
                        "not be done, 4 others had it too long, 5 the machine failed.")
                .addPositional(Options.argument("LOG", "0", "The log, in either form."))
                .addOption(Waiting.option());
    }

    @Override
    public int run(ParseResult asked, Console console) {
        String path = Waiting.log(Options.argument(asked, 0));
        Repair repair =
                Repair.of(Path.of(path), Waiting.patience(asked))
                        .getOrElseThrow(refusal ->
                                new Trouble(
                                        RefusalText.of(path, refusal), ExitCode.of(refusal.why())));
        RepairText.lines(path, repair).forEach(console.out()::println);
        return repair.damaged().isEmpty() ? ExitCode.FINE : ExitCode.WRONG;
    }
}
