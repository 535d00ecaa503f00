package sortis.time;

import java.util.Arrays;
import java.util.List;

/// What happened in one round of the joint period of a group, or in many equal ones: how many
/// rounds, the change of each cell over all of them, what was compared in the first and, of many,
/// in the last of them (see [Tape]), and the stretch of laps that it repeats, if it does.
final class Lap {
    private final long rounds;
    private final long[] change;
    private final long[] decisions;
    private final List<Lap> stretch;
    private final int shape;

    private Lap(long rounds, long[] change, long[] decisions, List<Lap> stretch, int shape) {
        this.rounds = rounds;
        this.change = change;
        this.decisions = decisions;
        this.stretch = stretch;
        this.shape = shape;
    }

    static Lap of(long rounds, long[] change, long[] decisions) {
        return joined(List.of(), rounds, change, decisions);
    }

    /// A lap that is a stretch of laps again and again.
    static Lap joined(List<Lap> stretch, long rounds, long[] change, long[] decisions) {
        int signs = 1;
        for (long difference : decisions) {
            signs = 31 * signs + (difference < 0 ? 1 : 0);
        }
        int shape = 31 * (31 * signs + Arrays.hashCode(change)) + Long.hashCode(rounds);
        return new Lap(rounds, change, decisions, stretch, shape);
    }

    /// Whether the same was decided, with the same change. All that is decided and moved is a
    /// linear function of the state as long as the decisions stay; so if two laps that follow each
    /// other are alike, the change is its own image under that function, and every further lap with
    /// these decisions is alike too.
    boolean isLike(Lap other) {
        return shape == other.shape
                && rounds == other.rounds
                && Arrays.equals(change, other.change)
                && decidesLike(other)
                && isBuiltLike(other);
    }

    private boolean isBuiltLike(Lap other) {
        boolean alike = stretch.size() == other.stretch.size();
        for (int i = 0; alike && i < stretch.size(); i++) {
            alike = stretch.get(i).isLike(other.stretch.get(i));
        }
        return alike;
    }

    private boolean decidesLike(Lap other) {
        boolean alike = decisions.length == other.decisions.length;
        for (int i = 0; alike && i < decisions.length; i++) {
            alike = (decisions[i] < 0) == (other.decisions[i] < 0);
        }
        return alike;
    }

    /// How often a lap like this one can follow it before a decision turns, if `before` was the
    /// like one before: each difference goes on to change by as much as it did.
    long repeatsAfter(Lap before) {
        long repeats = Long.MAX_VALUE;
        for (int i = 0; i < decisions.length; i++) {
            repeats = Math.min(repeats, repeats(decisions[i], decisions[i] - before.decisions[i]));
        }
        return repeats;
    }

    private static long repeats(long difference, long growth) {
        if (difference >= 0) {
            return growth < 0 ? difference / -growth : Long.MAX_VALUE;
        }
        return growth > 0 ? (-1 - difference) / growth : Long.MAX_VALUE;
    }

    /// The decisions of the lap like this one that comes so many times later, if `before` was the
    /// like one before.
    long[] decisionsAfter(Lap before, long repeats) {
        long[] later = decisions.clone();
        for (int i = 0; i < later.length; i++) {
            later[i] += Math.multiplyExact(repeats, decisions[i] - before.decisions[i]);
        }
        return later;
    }

    /// How many decisions it holds.
    int size() {
        return decisions.length;
    }

    long rounds() {
        return rounds;
    }

    long[] change() {
        return change.clone();
    }

    long[] decisions() {
        return decisions.clone();
    }
}
