package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import sortis.finding.Finding;
import sortis.finding.Severity;
import sortis.replay.Heartbeat;
import sortis.replay.audit.Progress;
import sortis.replay.diagnosis.Hypotheses.Batch;
import sortis.time.Unforeseeable;

/// Hypotheses about one finding, judged by auditing on from each. A hypothesis costs its doubt and
/// saves the errors that are gone with it; the one that saves most is the best.
///
/// A few at a time are tried on all processors. How many that are does not depend on the machine,
/// and what comes out neither.
final class Trials {
    /// How far ahead a hypothesis is judged, in entries.
    private static final int HORIZON = 100;

    /// What an error is worth against the doubt about a hypothesis.
    private static final int ERROR = 180;

    private static final int WARNING = 60;

    /// As many turns are gone through while one entry is judged.
    private static final int A_JUDGMENT = 2_000;

    /// How many hypotheses are tried at once.
    private static final int AT_ONCE = 8;

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
            batch.slips().grouped(AT_ONCE).forEach(this::tryAtOnce);
        }
    }

    private void tryAtOnce(Seq<Slip> some) {
        Seq<Slip> worthwhile = some.takeWhile(slip -> isWorthwhile(slip.doubt()));
        boolean isSpent = effort.isSpent();
        List<Trial> trials =
                worthwhile.toJavaList().parallelStream().map(slip -> tried(slip, isSpent)).toList();
        Heartbeat.beat();
        trials.forEach(this::compare);
    }

    /// How a hypothesis did.
    ///
    /// @param cost of taking it
    /// @param judged how many entries were judged to find that out
    private record Trial(Slip slip, int cost, int judged) {}

    private void compare(Trial trial) {
        effort.judged(trial.judged());
        if (trial.cost() < least) {
            least = trial.cost();
            best = Option.of(trial.slip());
            effort.explained();
        }
    }

    /// What taking it costs; nothing is saved where it makes the log impossible.
    private Trial tried(Slip slip, boolean isSpent) {
        if (slip.isOfClaim()) {
            return new Trial(slip, slip.doubt().tenths() - ERROR, 0);
        }
        if (isSpent) {
            return new Trial(slip, 0, 0);
        }
        Judging judging = new Judging(slip.correction());
        try {
            int saved = judging.saved(least - slip.doubt().tenths());
            return new Trial(slip, slip.doubt().tenths() - saved, judging.judged);
        } catch (Unforeseeable | IllegalArgumentException | ArithmeticException impossible) {
            return new Trial(slip, 0, judging.judged);
        }
    }

    /// Auditing on from a hypothesis.
    private final class Judging {
        private final Correction correction;
        private int judged;

        Judging(Correction correction) {
            this.correction = correction;
        }

        /// What is saved; 0 if that is too little to be of interest.
        ///
        /// @param most what may be lost
        int saved(int most) {
            Course course = it.course();
            // To go through the turns of a long log is work too.
            judged = correction.keepsOrder(course.turns()) ? 0 : course.lines().size() / A_JUDGMENT;
            Sequence changed = Sequence.of(course, correction);
            if (changed.from() > it.index()) {
                return 0;
            }
            int known = course.found(changed.from());
            int allowed = weight(course.findings(), known, course.found(it.index() + 1));
            int total = weight(course.findings(), known, course.found(end));
            int limit = Math.min(total, most + total);
            int target = correction.moved(it.index());
            int own =
                    weight(
                            course.findings(),
                            course.found(it.index()),
                            course.found(it.index() + 1));
            Progress now = changed.start();
            int weight = 0;
            for (int index = changed.from(); index < end + correction.growth(); index++) {
                int before = now.findings().size();
                now = changed.after(now, index);
                judged++;
                int here = weight(now.findings(), before, now.findings().size());
                weight += here;
                boolean isLeft = index == target && here >= own && !isRemoved(correction);
                if (isLeft || weight >= limit || (index <= target && weight >= allowed)) {
                    return 0;
                }
            }
            return total - weight;
        }
    }

    /// Whether the line of the finding itself is gone.
    private boolean isRemoved(Correction correction) {
        return switch (correction) {
            case Correction.Removed(int index) -> index == it.index();
            case Correction.Retimed(int index, _, _) -> index == it.index();
            default -> false;
        };
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
