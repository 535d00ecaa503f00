package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.finding.Finding;
import sortis.finding.Severity;
import sortis.replay.audit.Progress;
import sortis.replay.diagnosis.Hypotheses.Batch;
import sortis.time.Unforeseeable;

/// Hypotheses about one finding, judged by auditing on from each. A hypothesis costs its doubt and
/// saves the errors that are gone with it; the one that saves most is the best.
final class Trials {
    /// How far ahead a hypothesis is judged, in entries.
    private static final int HORIZON = 100;

    /// What an error is worth against the doubt about a hypothesis.
    private static final int ERROR = 180;

    private static final int WARNING = 60;

    private final Case it;
    private final Effort effort;
    private final int end;

    /// What could be saved from the finding on.
    private final int all;

    private Option<Slip> best = Option.none();
    private int least = 0;

    Trials(Case it, Effort effort) {
        this.it = it;
        this.effort = effort;
        this.end = Math.min(it.course().lines().size(), it.index() + HORIZON);
        this.all =
                weight(
                        it.course().findings(),
                        it.course().found(it.index()),
                        it.course().found(end));
    }

    /// The best of them; none if none saves anything. A hypothesis that is more in doubt than the
    /// best one so far, even if it explained everything, need not be tried.
    Option<Slip> best(Seq<Batch> batches) {
        batches.filter(batch -> isWorthwhile(batch.least())).forEach(this::tryAll);
        return best;
    }

    private boolean isWorthwhile(Doubt doubt) {
        return doubt.tenths() - all < least;
    }

    private void tryAll(Batch batch) {
        if (isWorthwhile(batch.least()) && (batch.isFree() || !effort.isSpent())) {
            batch.slips().takeWhile(slip -> isWorthwhile(slip.doubt())).forEach(this::trying);
        }
    }

    private void trying(Slip slip) {
        int cost = cost(slip);
        if (cost < least) {
            least = cost;
            best = Option.of(slip);
        }
    }

    /// What taking it costs; nothing is saved where it makes the log impossible.
    private int cost(Slip slip) {
        if (slip.isOfClaim()) {
            return slip.doubt().tenths() - ERROR;
        }
        if (effort.isSpent()) {
            return 0;
        }
        try {
            return slip.doubt().tenths() - saved(slip);
        } catch (Unforeseeable | IllegalArgumentException | ArithmeticException impossible) {
            return 0;
        }
    }

    /// What is saved; 0 if that is too little to be of interest.
    private int saved(Slip slip) {
        Course course = it.course();
        Correction correction = slip.correction();
        Sequence changed = Sequence.of(course, correction);
        if (changed.from() > it.index()) {
            return 0;
        }
        int known = course.found(changed.from());
        int allowed = weight(course.findings(), known, course.found(it.index() + 1));
        int total = weight(course.findings(), known, course.found(end));
        int limit = Math.min(total, least - slip.doubt().tenths() + total);
        int target = correction.moved(it.index());
        int own = weight(course.findings(), course.found(it.index()), course.found(it.index() + 1));
        Progress now = changed.start();
        int weight = 0;
        for (int index = changed.from(); index < end + correction.growth(); index++) {
            int before = now.findings().size();
            now = changed.after(now, index);
            effort.judge();
            int here = weight(now.findings(), before, now.findings().size());
            weight += here;
            boolean isLeft = index == target && here >= own && !isRemoved(correction);
            if (isLeft || weight >= limit || (index <= target && weight >= allowed)) {
                return 0;
            }
        }
        return total - weight;
    }

    /// Whether the line of the finding itself is gone.
    private boolean isRemoved(Correction correction) {
        return correction instanceof Correction.Removed(int index) && index == it.index();
    }

    private static int weight(Vector<Finding> findings, int from, int to) {
        int weight = 0;
        for (int at = from; at < to; at++) {
            weight += weight(findings.get(at).severity());
        }
        return weight;
    }

    private static int weight(Severity severity) {
        return switch (severity) {
            case ERROR -> ERROR;
            case WARNING -> WARNING;
            case FOLLOW_ON, ACCEPTED -> 0;
        };
    }
}
