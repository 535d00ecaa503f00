package sortis.cli.command;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.Log;
import sortis.cli.progress.Progress;
import sortis.cli.report.StateJson;
import sortis.cli.report.StateText;
import sortis.value.Turn;
import sortis.world.World;

/// `sortis replay`: shows the state of a game on any turn.
public final class ReplayCommand implements Subcommand {
    @Override
    public String name() {
        return "replay";
    }

    @Override
    public CommandSpec spec() {
        return ReplayMap.withOptions(
                Samples.withOptions(
                        Options.command(
                                        name(),
                                        "Show the state of a game at the end of any turn, also"
                                                + " beyond its last entry. At a terminal, without"
                                                + " any options: step through it entry by entry.",
                                        "  sortis replay mygame.jsonl               step through the game",
                                        "  sortis replay mygame.jsonl --turn 140",
                                        "  sortis replay mygame.jsonl --turn 1000000000000 --format json",
                                        "  sortis replay mygame.jsonl --turn 140 --map",
                                        "  sortis replay mygame.jsonl --turn 140 --map -o map.png",
                                        "  sortis replay mygame.jsonl --every 10 --format csv >mygame.csv",
                                        "",
                                        "Exit code: 0 whatever an audit would say, 2 could not be done.")
                                .addPositional(
                                        Options.argument("LOG", "0", "A log; - is standard input."))
                                .addOption(
                                        Options.option(
                                                Options.TURN,
                                                "T",
                                                "The turn, 0 to 1000000000000 (default: that of the"
                                                        + " last entry)."))
                                .addOption(Options.format("text", "json", Samples.CSV))));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        String format = Options.formatOf(asked, "text", "json", Samples.CSV);
        if (Samples.areAskedFor(asked)) {
            return Samples.write(asked, console);
        }
        var turn = Options.turn(asked);
        Log log = Progress.during(console, () -> Log.read(Options.argument(asked, 0)));
        Turn on = turn.getOrElse(() -> Games.lastTurn(log));
        if (Stepping.isWanted(asked)) {
            return Stepping.through(log, asked, console);
        }
        World world = Progress.during(console, () -> Games.at(log, on));
        MapSubject subject = MapSubject.of(log, world);
        var map = ReplayMap.of(asked, subject, console);
        console.out().println(format.equals("json") ? StateJson.of(world) : StateText.of(world));
        map.forEach(console.out()::println);
        return ExitCode.FINE;
    }
}
