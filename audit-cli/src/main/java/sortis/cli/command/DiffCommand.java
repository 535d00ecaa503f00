package sortis.cli.command;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Supplier;
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
import sortis.entry.LogEntry.GameStarted;
import sortis.eventstore.json.JsonContent;
import sortis.eventstore.stream.LogStream;
import sortis.replay.Transcript;
import sortis.replay.diff.Comparison;
import sortis.replay.diff.SideBySide;
import sortis.replay.diff.SideBySide.Outcome;
import sortis.replay.diff.SideBySide.Script;
import sortis.replay.diff.SideBySide.Watcher;
import sortis.transcript.Chronology;
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
        Diffed diffed = Progress.during(console, () -> diffed(one, other, turn, format));
        String answer = Progress.during(console, () -> diffed.told(format));
        Comparison comparison = diffed.comparison();
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

    /// Two logs compared.
    ///
    /// @param logs both, if they are held
    private record Diffed(
            String a,
            String b,
            Comparison comparison,
            Supplier<Rivalry> rivalry,
            Option<Tuple2<Log, Log>> logs) {
        String told(String format) {
            return switch (format) {
                case "json" -> DiffJson.of(comparison) + System.lineSeparator();
                case "html" ->
                        logs.map(this::page)
                                .getOrElseThrow(
                                        () -> new IllegalStateException("a page holds both logs"));
                default ->
                        DiffText.of(a, b, comparison, Troubles.orThrow(rivalry))
                                + System.lineSeparator();
            };
        }

        private String page(Tuple2<Log, Log> both) {
            return Troubles.orThrow(() ->
                    DiffPage.of(
                            ReportCommand.audited(both._1),
                            ReportCommand.audited(both._2),
                            comparison,
                            rivalry.get()));
        }
    }

    /// Long logs are not held, but for a page, which shows all of them.
    private static Diffed diffed(String one, String other, Option<Turn> turn, String format) {
        return (format.equals("html") ? Option.<Diffed>none() : streamed(one, other, turn, format))
                .getOrElse(() -> held(Log.read(one), Log.read(other), turn, format));
    }

    /// None if a log is not long, starts no game, or none by that turn, or is not in the order of
    /// its turns.
    private static Option<Diffed> streamed(
            String one, String other, Option<Turn> turn, String format) {
        Contest contest = new Contest();
        return Log.streamed(
                        one,
                        a ->
                                Log.streamed(
                                        other,
                                        b ->
                                                isGame(a) && isGame(b)
                                                        ? played(
                                                                script(one, a),
                                                                script(other, b),
                                                                turn,
                                                                watcher(contest, format))
                                                        : Option.none()))
                .flatMap(Outcome::comparison)
                .map(comparison ->
                        new Diffed(one, other, comparison, contest::rivalry, Option.none()));
    }

    private static boolean isGame(LogStream log) {
        return log.first().flatMap(Transcript::start).isDefined();
    }

    private static Option<Outcome> played(Script a, Script b, Option<Turn> turn, Watcher watcher) {
        Progress.entries("comparing", 0);
        return Troubles.orThrow(() -> SideBySide.of(a, b, turn, JsonContent::isSame, watcher));
    }

    private static Script script(String path, LogStream log) {
        return new Script(log.strikes(), Chronology.ORDERLY, Log.toldOf(path, log.lines()));
    }

    /// Other programs do not ask who was ahead.
    private static Watcher watcher(Contest contest, String format) {
        return format.equals("json") ? Watcher.NONE : contest;
    }

    private static Diffed held(Log a, Log b, Option<Turn> turn, String format) {
        GameStarted _ = Games.start(a);
        GameStarted _ = Games.start(b);
        Contest contest = new Contest();
        Outcome outcome = played(a.transcript(), b.transcript(), turn, watcher(contest, format));
        Comparison comparison =
                outcome.comparison()
                        .getOrElseThrow(
                                () -> Games.before(outcome.a().isEmpty() ? a : b, outcome.turn()));
        return new Diffed(
                a.path(), b.path(), comparison, contest::rivalry, Option.of(Tuple.of(a, b)));
    }

    private static Outcome played(Transcript a, Transcript b, Option<Turn> turn, Watcher watcher) {
        Progress.entries("comparing", a.lines().size() + b.lines().size());
        return Troubles.orThrow(() ->
                        SideBySide.of(
                                Script.of(a),
                                Script.of(b),
                                turn,
                                JsonContent.between(a.lines(), b.lines()),
                                watcher))
                .getOrElseThrow(() -> new IllegalStateException("turns go backwards"));
    }
}
