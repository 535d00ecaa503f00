package sortis.time;

import io.vavr.collection.Seq;
import java.util.Arrays;

/// What happened at one visit: what it changed, what it left, and what it needs so as to come out
/// the same next time.
final class Visited {
    private final long[] change;
    private final long[] after;
    private final Seq<Need> needs;

    Visited(long[] before, long[] after, Seq<Need> needs) {
        this.change = after.clone();
        for (int cell = 0; cell < change.length; cell++) {
            change[cell] -= before[cell];
        }
        this.after = after.clone();
        this.needs = needs;
    }

    /// Whether it came out like another one: with the same change, and the agent's own cells left
    /// alike.
    boolean isLike(Visited other, Seq<Integer> own) {
        return Arrays.equals(change, other.change)
                && own.forAll(cell -> after[cell] == other.after[cell]);
    }

    long change(int cell) {
        return change[cell];
    }

    long after(int cell) {
        return after[cell];
    }

    Seq<Need> needs() {
        return needs;
    }
}
