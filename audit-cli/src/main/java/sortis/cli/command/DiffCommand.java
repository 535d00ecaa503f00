package sortis.cli.command;

import io.vavr.collection.Vector;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.Log;
import sortis.cli.page.Contest;
import sortis.cli.page.DiffPage;
import sortis.cli.progress.Progress;
import sortis.cli.report.DiffJson;
import sortis.cli.report.DiffText;
import sortis.cli.report.Rivalry;
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
    public String name() {
        return "diff";
    }

    @Override
    public CommandSpec spec() {
        return Drafts.withOutput(
                Options.command(
                                name(),
                                "Show where two logs part, who was ahead, and how far apart their"
                                        + " games are on a turn.",
                                "  sortis diff ada.jsonl bea.jsonl",
                                "  sortis diff ada.jsonl bea.jsonl --turn 140 --format json",
                                "  sortis diff ada.jsonl bea.jsonl -o diff.html    both maps on one"
                                        + " page",
                                "",
                                "Exit code: 0 no difference, 1 they differ, 2 could not be done.")
                        .addPositional(Options.argument("A", "0", "A log; - is standard input."))
                        .addPositional(Options.argument("B", "1", "Another log."))
                        .addOption(
                                Options.option(
                                        Options.TURN,
                                        "T",
                                        "The turn (default: the earlier of the two logs' last"
                                                + " turns)."))
                        .addOption(Options.format("text", "json", "html")));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        String format = format(asked);
        var turn = Options.turn(asked);
        String one = Options.argument(asked, 0);
        String other = Options.argument(asked, 1);
        Log.checkNames(Vector.of(one, other));
        Drafts.checkOut(asked, one, other);
        Log a = Progress.during(console, () -> Log.read(one));
        Log b = Progress.during(console, () -> Log.read(other));
        Comparison comparison =
                Progress.during(console, () -> compared(a, b, turn.getOrElse(() -> earlier(a, b))));
        String answer = Progress.during(console, () -> answer(format, a, b, comparison));
        Drafts.deliver(asked, answer, console);
        Drafts.out(asked).forEach(path -> console.complain("Written to " + path + "."));
        return comparison.isSame() ? ExitCode.FINE : ExitCode.WRONG;
    }

    /// A file gets the page unless something else is asked for.
    private static String format(ParseResult asked) {
        String format = Options.formatOf(asked, "text", "json", "html");
        boolean isPage = Drafts.out(asked).isDefined() && !asked.hasMatchedOption(Options.FORMAT);
        return isPage ? "html" : format;
    }

    private static String answer(String format, Log a, Log b, Comparison comparison) {
        return switch (format) {
            case "json" -> DiffJson.of(comparison) + System.lineSeparator();
            case "html" -> Troubles.orThrow(() -> page(a, b, comparison));
            default ->
                    DiffText.of(a.path(), b.path(), comparison, rivalry(a, b, comparison))
                            + System.lineSeparator();
        };
    }

    private static String page(Log a, Log b, Comparison comparison) {
        return DiffPage.of(
                ReportCommand.audited(a),
                ReportCommand.audited(b),
                comparison,
                rivalry(a, b, comparison));
    }

    private static Rivalry rivalry(Log a, Log b, Comparison comparison) {
        return Troubles.orThrow(
                () -> Contest.of(a.transcript(), b.transcript(), comparison.turn()));
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
