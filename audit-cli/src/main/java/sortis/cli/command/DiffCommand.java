package sortis.cli.command;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.Log;
import sortis.cli.progress.Progress;
import sortis.cli.report.DiffJson;
import sortis.cli.report.DiffText;
import sortis.eventstore.json.JsonContent;
import sortis.finding.Severity;
import sortis.replay.audit.Auditor;
import sortis.replay.diff.Comparison;
import sortis.replay.diff.Comparison.Errors;
import sortis.replay.diff.LogDiff;
import sortis.replay.diff.StateDiff;
import sortis.value.Turn;

/// `sortis diff`: shows where two games part, and how far apart they are.
public final class DiffCommand implements Subcommand {
    @Override
    public CommandSpec spec() {
        return Options.command(
                        "diff",
                        "Show where two logs part, and how far apart their games are on a turn.",
                        "  sortis diff ada.jsonl bea.jsonl",
                        "  sortis diff ada.jsonl bea.jsonl --turn 140 --format json",
                        "",
                        "Exit code: 0 no difference, 1 they differ, 2 could not be done.")
                .addPositional(Options.argument("A", "0", "A log; - is standard input."))
                .addPositional(Options.argument("B", "1", "Another log."))
                .addOption(
                        Options.option(
                                Options.TURN,
                                "T",
                                "The turn (default: the earlier of the two logs' last turns)."))
                .addOption(Options.format("text", "json"));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        String format = Options.formatOf(asked, "text", "json");
        var turn = Options.turn(asked);
        Log.checkNames(Vector.of(Options.argument(asked, 0), Options.argument(asked, 1)));
        String a = Options.argument(asked, 0);
        String b = Options.argument(asked, 1);
        Comparison comparison = Progress.during(console, () -> compared(a, b, turn));
        console.out()
                .println(
                        format.equals("json")
                                ? DiffJson.of(comparison)
                                : DiffText.of(a, b, comparison));
        return comparison.isSame() ? ExitCode.FINE : ExitCode.WRONG;
    }

    private static Comparison compared(String one, String other, Option<Turn> turn) {
        Log a = Log.read(one);
        Log b = Log.read(other);
        Progress.entries("comparing", 0);
        return compared(a, b, turn.getOrElse(() -> earlier(a, b)));
    }

    private static Turn earlier(Log a, Log b) {
        Turn last = Games.lastTurn(a);
        return last.isBefore(Games.lastTurn(b)) ? last : Games.lastTurn(b);
    }

    private static Comparison compared(Log a, Log b, Turn turn) {
        return new Comparison(
                Games.start(a).seeds().equals(Games.start(b).seeds()),
                turn,
                LogDiff.first(
                        a.transcript().lines(),
                        b.transcript().lines(),
                        JsonContent.between(a.transcript().lines(), b.transcript().lines())),
                StateDiff.between(Games.at(a, turn), Games.at(b, turn)),
                new Errors(errors(a), errors(b)));
    }

    private static int errors(Log log) {
        return Troubles.orThrow(() -> Auditor.STRICT.audit(log.transcript())).count(Severity.ERROR);
    }
}
