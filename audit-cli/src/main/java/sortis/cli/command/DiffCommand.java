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
                case "html" -> logs.map(this::page).getOrElse("");
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

    /// None if a log is not long, starts no game, or is not in the order of its turns.
    private static Option<Diffed> streamed(
            String one, String other, Option<Turn> turn, String format) {
        return Log.streamed(
                one,
                a ->
                        Log.streamed(
                                other,
                                b -> {
                                    Contest contest = new Contest();
                                    return compared(a, b, turn, watcher(contest, format))
                                            .map(comparison ->
                                                    new Diffed(
                                                            one,
                                                            other,
                                                            comparison,
                                                            contest::rivalry,
                                                            Option.none()));
                                }));
    }

    private static Option<Comparison> compared(
            LogStream a, LogStream b, Option<Turn> turn, Watcher watcher) {
        boolean areGames =
                a.first().flatMap(Transcript::start).isDefined()
                        && b.first().flatMap(Transcript::start).isDefined();
        return areGames
                ? Troubles.orThrow(() ->
                                SideBySide.of(
                                        script(a), script(b), turn, JsonContent::isSame, watcher))
                        .flatMap(SideBySide.Outcome::comparison)
                : Option.none();
    }

    /// Other programs do not ask who was ahead.
    private static Watcher watcher(Contest contest, String format) {
        return format.equals("json") ? Watcher.NONE : contest;
    }

    private static Script script(LogStream log) {
        return new Script(log.strikes(), Chronology.ORDERLY, log.lines());
    }

    private static Diffed held(Log a, Log b, Option<Turn> turn, String format) {
        GameStarted _ = Games.start(a);
        GameStarted _ = Games.start(b);
        Progress.entries(
                "comparing", a.transcript().lines().size() + b.transcript().lines().size());
        Contest contest = new Contest();
        Outcome outcome =
                Troubles.orThrow(() ->
                                SideBySide.of(
                                        Script.of(a.transcript()),
                                        Script.of(b.transcript()),
                                        turn,
                                        JsonContent.between(
                                                a.transcript().lines(), b.transcript().lines()),
                                        watcher(contest, format)))
                        .getOrElseThrow(() -> new IllegalStateException("turns go backwards"));
        Comparison comparison =
                outcome.comparison()
                        .getOrElseThrow(
                                () -> Games.before(outcome.a().isEmpty() ? a : b, outcome.turn()));
        return new Diffed(
                a.path(), b.path(), comparison, contest::rivalry, Option.of(Tuple.of(a, b)));
    }
}
