package sortis.cli.command;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.progress.Progress;
import sortis.cli.report.StateJson;
import sortis.cli.report.StateText;
import sortis.world.World;

/// `sortis replay`: shows the state of a game on any turn.
public final class ReplayCommand implements Subcommand {
    @Override
    public CommandSpec spec() {
        return Options.command(
                        "replay",
                        "Show the state of a game at the end of any turn, also beyond its last"
                                + " entry.",
                        "  sortis replay mygame.jsonl                     after the last entry",
                        "  sortis replay mygame.jsonl --turn 140",
                        "  sortis replay mygame.jsonl --turn 1000000000000 --format json",
                        "  sortis replay mygame.jsonl --every 10 --format csv >mygame.csv",
                        "",
                        "Exit code: 0 whatever an audit would say, 2 could not be done.")
                .addPositional(Options.argument("LOG", "0", "A log; - is standard input."))
                .addOption(
                        Options.option(
                                Options.TURN,
                                "T",
                                "The turn, 0 to 1000000000000 (default: that of the last entry)."))
                .addOption(
                        Options.option(
                                Samples.EVERY,
                                "N",
                                "With --format csv: a table for plotting, one row every N turns."))
                .addOption(
                        Options.option(
                                Samples.FROM, "T", "Its first turn (default: that of the game)."))
                .addOption(
                        Options.option(Samples.TO, "T", "Its last turn (default: as for --turn)."))
                .addOption(Options.format("text", "json", Samples.CSV));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        String format = Options.formatOf(asked, "text", "json", Samples.CSV);
        if (Samples.areAskedFor(asked)) {
            return Samples.write(asked, console);
        }
        var turn = Options.turn(asked);
        World world = Progress.during(console, () -> Games.at(Options.argument(asked, 0), turn));
        console.out().println(format.equals("json") ? StateJson.of(world) : StateText.of(world));
        return ExitCode.FINE;
    }
}
