package sortis.cli.play;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.LogEntry.EntryStruck;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Where;
import sortis.finding.Datum;
import sortis.finding.Finding;
import sortis.finding.RuleCode;
import sortis.finding.Severity;
import sortis.finding.Subject;
import sortis.replay.Transcript;
import sortis.replay.audit.Acceptances;
import sortis.replay.audit.AuditReport;
import sortis.replay.audit.Auditor;
import sortis.replay.audit.Memory;
import sortis.replay.audit.Progress;
import sortis.value.EntryNumber;
import sortis.value.Turn;
import sortis.world.World;

/// A log with its audit, which goes on from where it was when a line is added.
///
/// @param findings what notes accept is marked so
public record Game(Transcript transcript, Progress progress, Vector<Finding> findings) {
    private static final Auditor AUDITOR = Auditor.STRICT;

    /// What tells one finding from another, wherever it stands in the list.
    private record Mark(
            RuleCode code,
            Option<EntryNumber> entry,
            Severity severity,
            Subject subject,
            Option<Datum> claimed) {
        static Mark of(Finding finding) {
            return new Mark(
                    finding.code(),
                    finding.origin().map(origin -> origin.where().number()),
                    finding.severity(),
                    finding.evidence().subject(),
                    finding.evidence().claimed());
        }
    }

    /// Audits a whole log.
    ///
    /// @throws sortis.time.Unforeseeable if routes take too long to come round
    public static Game of(Seq<LogLine> lines) {
        Transcript transcript = Transcript.of(lines);
        Progress progress =
                Auditor.judgeable(transcript)
                        .foldLeft(
                                Progress.begun(transcript, new Memory(64)),
                                (sofar, line) -> after(sofar, line, transcript));
        return new Game(transcript, progress, marked(progress.findings(), transcript));
    }

    private static Progress after(Progress sofar, LogLine line, Transcript transcript) {
        return sofar.after(
                AUDITOR.inForce(transcript), line, transcript.turnOf(line), transcript.strikes());
    }

    /// With one line more. Only a strike, or a turn that spoils the order, makes it look at the
    /// whole log again.
    ///
    /// @throws sortis.time.Unforeseeable if routes take too long to come round
    public Game with(LogLine line) {
        return goesOn(line) ? continued(line) : of(transcript.lines().append(line));
    }

    private boolean goesOn(LogLine line) {
        boolean isStrike = line instanceof Entry entry && entry.content() instanceof EntryStruck;
        boolean isInOrder =
                transcript.chronology().moved().isEmpty()
                        && !line.writtenTurn().getOrElse(turn()).isBefore(turn());
        return isInOrder && !isStrike && transcript.game().isDefined();
    }

    private Game continued(LogLine line) {
        Transcript longer =
                new Transcript(
                        transcript.lines().append(line),
                        transcript.strikes(),
                        transcript.chronology());
        Progress next = after(progress, line, longer);
        Vector<Finding> found = next.findings().drop(progress.findings().size());
        return new Game(
                longer, next, findings.appendAll(marked(found, Transcript.of(Vector.of(line)))));
    }

    private static Vector<Finding> marked(Vector<Finding> findings, Transcript noting) {
        Set<Tuple2<EntryNumber, RuleCode>> accepted = Acceptances.in(noting).pairs();
        return accepted.isEmpty()
                ? findings
                : findings.map(finding -> isIn(accepted, finding) ? finding.accepted() : finding);
    }

    private static boolean isIn(Set<Tuple2<EntryNumber, RuleCode>> accepted, Finding finding) {
        return finding.severity() != Severity.FOLLOW_ON
                && finding.origin()
                        .exists(origin ->
                                accepted.contains(
                                        Tuple.of(origin.where().number(), finding.code())));
    }

    /// Whether it has begun: the first entry starts a game.
    public boolean hasBegun() {
        return transcript.game().isDefined();
    }

    World world() {
        return progress.world();
    }

    /// The turn that the game has come to.
    Turn turn() {
        return world().turn();
    }

    public AuditReport report() {
        return new AuditReport(transcript.lines().size(), findings);
    }

    /// The findings that an earlier state of the game did not have.
    public Vector<Finding> findingsSince(Game earlier) {
        HashSet<Mark> known = HashSet.ofAll(earlier.findings.map(Mark::of));
        return findings.reject(finding -> known.contains(Mark.of(finding)));
    }

    /// The entries that an earlier state of the game did not have.
    Vector<Entry> entriesSince(Game earlier) {
        return transcript
                .lines()
                .drop(earlier.transcript.lines().size())
                .filter(Entry.class::isInstance)
                .map(Entry.class::cast)
                .toVector();
    }

    /// The line as the next one of this log.
    ///
    /// @param at the line of the file
    LogLine placed(LogLine line, long at) {
        Where where =
                new Where(
                        new EntryNumber(transcript.lines().size() + 1L),
                        at,
                        line.where().paper(),
                        line.where().text());
        return switch (line) {
            case Entry(_, var turn, var seq, var note, var content) ->
                    new Entry(where, turn, seq, note, content);
            case LogLine.Unreadable(_, var turn, var column, var fault) ->
                    new LogLine.Unreadable(where, turn, column, fault);
            case LogLine.Unknown(_, var turn, var type) -> new LogLine.Unknown(where, turn, type);
        };
    }
}
