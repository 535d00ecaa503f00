package sortis.replay.audit;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import sortis.entry.LogLine;
import sortis.finding.Finding;
import sortis.replay.Transcript;
import sortis.world.World;

/// An audit that remembers how it stood before lines, so that the audit of a changed log goes on
/// from the first line that is no longer the same.
///
/// @param stride a state is kept before every so many lines
/// @param states before line 0, before line `stride`, and so on
/// @param end after the last line
/// @param memory of what was carried by routes; makes this a value for one thread at a time
public record AuditCourse(
        Transcript transcript,
        Vector<LogLine> lines,
        int stride,
        Vector<Progress> states,
        Progress end,
        Memory memory) {
    private static final int MOST_STATES = 20_000;
    private static final int REMEMBERED = 1_000;

    /// The course of an audit from its beginning.
    ///
    /// @param isVain asked before every line; once it says so, the audit is given up
    /// @throws CancellationException if it was given up
    /// @throws sortis.time.Unforeseeable if a skip leads over routes that take too long to come
    ///   round
    public static AuditCourse of(Transcript transcript, BooleanSupplier isVain) {
        Memory memory = new Memory(REMEMBERED);
        int stride = 1 + transcript.lines().size() / MOST_STATES;
        return completed(transcript, stride, Vector.empty(), memory, isVain);
    }

    /// The course of the audit of that log, which is perhaps much the same; of any log the same as
    /// from its beginning. Throws as that does.
    public AuditCourse changedTo(Transcript next, BooleanSupplier isVain) {
        int known = same(next) / stride + 1;
        boolean isStrideFit = next.lines().size() <= (long) stride * MOST_STATES;
        return known == 1 || !isStrideFit
                ? of(next, isVain)
                : completed(next, stride, states.take(known), memory, isVain);
    }

    /// How many lines from the first on are the same and are taken in the same way.
    private int same(Transcript next) {
        Vector<LogLine> others = next.lines().toVector();
        int most = Math.min(lines.size(), others.size());
        int index = 0;
        while (index < most && isSame(next, lines.get(index), others.get(index))) {
            index++;
        }
        return index;
    }

    private boolean isSame(Transcript next, LogLine line, LogLine other) {
        return line.equals(other)
                && transcript.strikes().isStruck(line) == next.strikes().isStruck(other)
                && transcript.turnOf(line).equals(next.turnOf(other));
    }

    private static AuditCourse completed(
            Transcript transcript,
            int stride,
            Vector<Progress> known,
            Memory memory,
            BooleanSupplier isVain) {
        Vector<LogLine> lines = transcript.lines().toVector();
        List<Progress> more = new ArrayList<>();
        Progress now = known.lastOption().getOrElse(() -> Progress.begun(transcript, memory));
        for (int index = Math.max(0, known.size() - 1) * stride; index < lines.size(); index++) {
            if (isVain.getAsBoolean()) {
                throw new CancellationException("no longer wanted");
            }
            if (index % stride == 0 && index / stride >= known.size()) {
                more.addLast(now);
            }
            now = next(transcript, now, lines.get(index), index);
        }
        return new AuditCourse(transcript, lines, stride, known.appendAll(more), now, memory);
    }

    private static Progress next(Transcript transcript, Progress now, LogLine line, int index) {
        boolean isJudged =
                transcript.game().isDefined() ? !transcript.strikes().isStruck(line) : index == 0;
        return isJudged
                ? now.after(
                        Auditor.STRICT.inForce(transcript),
                        line,
                        transcript.turnOf(line),
                        transcript.strikes())
                : now;
    }

    /// What the audit says; what notes accept is not counted.
    public AuditReport report() {
        Seq<Finding> findings =
                lines.isEmpty() ? Auditor.STRICT.book().judgeNothing() : end.findings();
        return Acceptances.in(transcript).applied(new AuditReport(lines.size(), findings));
    }

    /// The world after the line of that index and all before it; before the first one, if that
    /// index is none.
    public World after(int index) {
        return index + 1 >= lines.size() ? end.world() : before(Math.max(0, index + 1)).world();
    }

    private Progress before(int index) {
        Progress now = states.get(index / stride);
        for (int past = index - index % stride; past < index; past++) {
            now = next(transcript, now, lines.get(past), past);
        }
        return now;
    }
}
