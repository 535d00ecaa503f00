package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.finding.Finding;
import sortis.replay.Transcript;
import sortis.replay.audit.Acceptances;
import sortis.replay.audit.AuditReport;
import sortis.replay.audit.Auditor;
import sortis.replay.audit.Memory;
import sortis.replay.audit.Progress;
import sortis.transcript.TurnColumn;
import sortis.value.Turn;
import sortis.world.World;

/// A log with the state of its audit before each line and after the last, so that the audit of a
/// changed log can go on from the change.
///
/// @param turns written in the lines
/// @param states before each line, and after the last
/// @param memory of what was carried by routes
record Course(
        Transcript transcript,
        Vector<LogLine> lines,
        TurnColumn turns,
        Vector<Progress> states,
        Memory memory) {
    private static final int REMEMBERED = 20_000;

    static Course of(Seq<LogLine> lines) {
        Transcript transcript = Transcript.of(lines);
        Memory memory = new Memory(REMEMBERED);
        return new Course(
                        transcript,
                        lines.toVector(),
                        TurnColumn.of(lines),
                        Vector.of(Progress.begun(transcript, memory)),
                        memory)
                .completed();
    }

    /// The same log with a change.
    Course with(Correction correction) {
        Transcript after = Transcript.of(correction.in(lines));
        int from = Sequence.of(this, correction).from();
        Vector<Progress> kept =
                from == 0 ? Vector.of(Progress.begun(after, memory)) : states.take(from + 1);
        Vector<LogLine> changed = after.lines().toVector();
        return new Course(after, changed, correction.in(turns), kept, memory).completed();
    }

    private Course completed() {
        Progress now = states.get(states.size() - 1);
        List<Progress> more = new ArrayList<>();
        for (int index = states.size() - 1; index < lines.size(); index++) {
            now = isJudged(index) ? judged(now, lines.get(index)) : now;
            more.addLast(now);
        }
        return new Course(transcript, lines, turns, states.appendAll(more), memory);
    }

    private Progress judged(Progress progress, LogLine line) {
        return progress.after(
                Auditor.STRICT.inForce(transcript),
                line,
                transcript.turnOf(line),
                transcript.strikes());
    }

    private boolean isJudged(int index) {
        return transcript.game().isDefined()
                ? !transcript.strikes().isStruck(lines.get(index))
                : index == 0;
    }

    /// The indices of the strikes.
    Seq<Integer> strikes() {
        return transcript
                .strikes()
                .strikes()
                .toVector()
                .map(number -> (int) number.number() - 1)
                .sorted();
    }

    /// The state before the line of that index.
    Progress before(int index) {
        return states.get(index);
    }

    /// The world on the turn of that entry, before it.
    World world(int index) {
        World world = before(index).world();
        return entry(index)
                .map(transcript::turnOf)
                .map(turn -> memory.carried(world, turn))
                .getOrElse(world);
    }

    Option<Entry> entry(int index) {
        return index >= 0 && index < lines.size() && lines.get(index) instanceof Entry entry
                ? Option.of(entry)
                : Option.none();
    }

    /// The turn of the next orderly entry before an index, or from it on.
    Option<Turn> orderly(int from, int step) {
        int at = from;
        while (at >= 0 && at < lines.size() && !isOrderly(at)) {
            at += step;
        }
        return entry(at).map(Entry::turn);
    }

    /// Whether it is taken on its own turn.
    boolean isOrderly(int index) {
        return entry(index)
                .exists(entry ->
                        !transcript.strikes().isStruck(entry)
                                && !transcript.chronology().moved().containsKey(entry.number()));
    }

    /// Everything that was found, in order.
    Vector<Finding> findings() {
        return states.get(states.size() - 1).findings();
    }

    /// What the audit says of it; what notes accept is not counted.
    AuditReport report() {
        return Acceptances.in(transcript).applied(new AuditReport(lines.size(), findings()));
    }

    /// How much was found before the line of that index.
    int found(int index) {
        return states.get(Math.min(index, lines.size())).findings().size();
    }
}
