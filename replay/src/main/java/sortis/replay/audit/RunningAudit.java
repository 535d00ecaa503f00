package sortis.replay.audit;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Iterator;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.replay.Transcript;
import sortis.rulebook.RuleBook;
import sortis.transcript.Chronology;
import sortis.transcript.Strikes;
import sortis.value.Turn;
import sortis.world.World;

/// Judges a log line by line as it comes in and keeps nothing of it but the game: for logs that are
/// longer than what memory holds. What comes out is what [Auditor] says of the whole log.
///
/// That goes only as long as no turn is lower than the one before: which of several entries is out
/// of order, the whole log must tell (rulebook §8, `entry-order`).
public final class RunningAudit {
    private final Auditor auditor;
    private final Strikes strikes;
    private final Chronology chronology;

    private RuleBook rules;
    private Option<Progress> progress = Option.none();
    private Option<GameStarted> game = Option.none();
    private boolean isOrderly = true;
    private Turn latest = Turn.ZERO;
    private long lines;
    private Vector<Acceptance> accepted = Vector.empty();

    /// Before the first line.
    ///
    /// @param strikes of the whole log
    /// @param chronology of the whole log; if that is not known, all entries are taken for orderly
    ///   until one is not
    public RunningAudit(Auditor auditor, Strikes strikes, Chronology chronology) {
        this.auditor = auditor;
        this.strikes = strikes;
        this.chronology = chronology;
        this.rules = auditor.book();
    }

    /// What an audit says, and what the notes accept.
    public record Result(AuditReport report, Acceptances acceptances) {}

    /// Judges all lines; none if they are not in the order of their turns.
    ///
    /// @param strikes of the whole log
    /// @param lines of the log, that are not blank
    /// @throws sortis.time.Unforeseeable if a skip leads over routes that take too long to come
    ///   round
    public static Option<Result> of(Auditor auditor, Strikes strikes, Iterator<LogLine> lines) {
        RunningAudit audit = new RunningAudit(auditor, strikes, Chronology.ORDERLY);
        while (audit.isOrderly && lines.hasNext()) {
            audit.take(lines.next());
        }
        return Option.when(audit.isOrderly, audit::result);
    }

    /// Judges the next line, if all before it were orderly.
    public void take(LogLine line) {
        lines++;
        if (lines == 1) {
            begin(line);
        }
        if (!strikes.isStruck(line)) {
            if (line instanceof Entry entry) {
                follow(entry);
            }
            judge(line);
        }
    }

    private void begin(LogLine first) {
        game = Transcript.start(first);
        rules = game.isDefined() ? auditor.book() : auditor.book().withoutGame();
        Turn turn = first.writtenTurn().getOrElse(Turn.ZERO);
        progress = Option.of(Progress.begun(game, turn, new Memory(1)));
    }

    private void follow(Entry entry) {
        Turn taken = chronology.taken(entry);
        isOrderly = !taken.isBefore(latest);
        latest = taken;
        if (entry.note().isDefined()) {
            accepted = accepted.appendAll(Acceptance.of(entry));
        }
    }

    /// Without a game the first line alone is judged.
    private void judge(LogLine line) {
        if (isOrderly && (game.isDefined() || lines == 1)) {
            Turn taken = line instanceof Entry entry ? chronology.taken(entry) : Turn.ZERO;
            progress = progress.map(now -> now.after(rules, line, taken, strikes));
        }
    }

    /// Whether no line so far was lower in its turn than one before it.
    public boolean isOrderly() {
        return isOrderly;
    }

    /// The turn of the last entry taken; 0 before the first.
    public Turn turn() {
        return latest;
    }

    /// The game that the log starts, if its first line was taken and starts one.
    public Option<GameStarted> game() {
        return game;
    }

    /// The world after the last entry taken; none without a game.
    public Option<World> world() {
        return game.flatMap(_ -> progress).map(Progress::world);
    }

    /// What was found so far.
    public Result result() {
        Acceptances acceptances = Acceptances.of(accepted);
        var findings =
                progress.map(Progress::findings)
                        .getOrElse(() -> auditor.book().judgeNothing().toVector());
        return new Result(acceptances.applied(new AuditReport(lines, findings)), acceptances);
    }
}
