package sortis.replay.audit;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Iterator;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.replay.Transcript;
import sortis.rulebook.RuleBook;
import sortis.transcript.Strikes;
import sortis.value.Turn;

/// Judges a log line by line as it comes in and keeps nothing of it but the game: for logs that are
/// longer than what memory holds. What comes out is what [Auditor] says of the whole log.
///
/// That goes only as long as no turn is lower than the one before: which of several entries is out
/// of order, the whole log must tell (rulebook §8, `entry-order`).
public final class RunningAudit {
    private final Auditor auditor;
    private final Strikes strikes;

    private RuleBook rules;
    private Option<Progress> progress = Option.none();
    private boolean hasGame;
    private boolean isOrderly = true;
    private Turn latest = Turn.ZERO;
    private long lines;
    private Vector<Acceptance> accepted = Vector.empty();

    private RunningAudit(Auditor auditor, Strikes strikes) {
        this.auditor = auditor;
        this.strikes = strikes;
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
        RunningAudit audit = new RunningAudit(auditor, strikes);
        while (audit.isOrderly && lines.hasNext()) {
            audit.take(lines.next());
        }
        return Option.when(audit.isOrderly, audit::result);
    }

    private void take(LogLine line) {
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
        Option<GameStarted> game = Transcript.start(first);
        hasGame = game.isDefined();
        rules = hasGame ? auditor.book() : auditor.book().withoutGame();
        Turn turn = first.writtenTurn().getOrElse(Turn.ZERO);
        progress = Option.of(Progress.begun(game, turn, new Memory(1)));
    }

    private void follow(Entry entry) {
        isOrderly = !entry.turn().isBefore(latest);
        latest = entry.turn();
        if (entry.note().isDefined()) {
            accepted = accepted.appendAll(Acceptance.of(entry));
        }
    }

    /// Without a game the first line alone is judged.
    private void judge(LogLine line) {
        if (isOrderly && (hasGame || lines == 1)) {
            Turn taken = line instanceof Entry entry ? entry.turn() : Turn.ZERO;
            progress = progress.map(now -> now.after(rules, line, taken, strikes));
        }
    }

    private Result result() {
        Acceptances acceptances = Acceptances.of(accepted);
        var findings =
                progress.map(Progress::findings)
                        .getOrElse(() -> auditor.book().judgeNothing().toVector());
        return new Result(acceptances.applied(new AuditReport(lines, findings)), acceptances);
    }
}
