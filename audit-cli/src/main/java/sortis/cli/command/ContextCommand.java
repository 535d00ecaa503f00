package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.Log;
import sortis.cli.Trouble;
import sortis.cli.report.Situation;
import sortis.cli.report.SituationJson;
import sortis.cli.report.SituationText;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.finding.Finding;
import sortis.replay.Moment;
import sortis.replay.Replay;
import sortis.replay.Transcript;
import sortis.replay.audit.Auditor;
import sortis.world.World;

/// `sortis context`: shows the state around an entry, before and after it.
public final class ContextCommand implements Subcommand {
    private static final String LINE = "LINE";

    @Override
    public String name() {
        return "context";
    }

    @Override
    public CommandSpec spec() {
        return Options.command(
                        name(),
                        "Show the squares and agents of the entry on a line, before and after it.",
                        "  sortis context mygame.jsonl 17",
                        "  sortis context mygame.jsonl 17 --format json",
                        "",
                        "Exit code: 0 whatever an audit would say, 2 could not be done.")
                .addPositional(Options.argument("LOG", "0", "A log; - is standard input."))
                .addPositional(
                        Options.argument(LINE, "1", "A line of the file, as an audit names it."))
                .addOption(Options.format("text", "json"));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        String format = Options.formatOf(asked, "text", "json");
        long number = Options.number(LINE, Options.argument(asked, 1), 1, Integer.MAX_VALUE);
        Log log = Log.read(Options.argument(asked, 0));
        GameStarted _ = Games.start(log);
        LogLine line = line(log, number);
        Situation situation = Troubles.orThrow(() -> situation(log.transcript(), line));
        if (format.equals("json")) {
            console.out().println(SituationJson.of(log.name(), situation));
        } else {
            new SituationText(console.style())
                    .lines(log.path(), situation)
                    .forEach(console.out()::println);
        }
        return ExitCode.FINE;
    }

    private static LogLine line(Log log, long number) {
        return log.transcript()
                .lines()
                .find(line -> line.where().line() == number)
                .getOrElseThrow(() -> new Trouble(log.path() + ": " + nothing(log, number)));
    }

    private static String nothing(Log log, long number) {
        Seq<Long> lines = log.transcript().lines().map(line -> line.where().line());
        Option<Long> before = lines.filter(line -> line < number).max();
        Option<Long> after = lines.filter(line -> line > number).min();
        return after.isEmpty()
                ? "there is no line "
                        + number
                        + before.map(last -> "; the last entry is on line " + last).getOrElse("")
                : "no entry stands on line "
                        + number
                        + "; the next ones are on "
                        + before.toVector()
                                .appendAll(after)
                                .map(line -> "line " + line)
                                .mkString(" and ");
    }

    private static Situation situation(Transcript transcript, LogLine line) {
        Seq<Finding> findings = findings(transcript, line);
        Replay replay = new Replay(transcript);
        return line instanceof Entry entry && !transcript.strikes().isStruck(line)
                ? new Situation.Taken(
                        line, findings, transcript.turnOf(entry), moment(replay, entry))
                : new Situation.Passed(
                        line,
                        findings,
                        SituationText.whyPassed(transcript, line),
                        before(replay, line));
    }

    private static Seq<Finding> findings(Transcript transcript, LogLine line) {
        return Auditor.STRICT
                .audit(transcript)
                .findings()
                .filter(finding ->
                        finding.origin()
                                .exists(origin -> origin.where().number().equals(line.number())));
    }

    private static Moment moment(Replay replay, Entry entry) {
        return replay.moment(entry).getOrElseThrow(ContextCommand::noGame);
    }

    private static World before(Replay replay, LogLine line) {
        return replay.after(line.number()).getOrElseThrow(ContextCommand::noGame);
    }

    private static Trouble noGame() {
        return new Trouble("the log holds no game");
    }
}
