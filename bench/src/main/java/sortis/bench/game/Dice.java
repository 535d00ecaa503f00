package sortis.bench.game;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.SplittableRandom;

/// Chance, from a seed: the same seed gives the same throws.
final class Dice {
    private final SplittableRandom random;

    Dice(long seed) {
        this.random = new SplittableRandom(seed);
    }

    /// A number from 0 up to, not including, that one.
    int below(int end) {
        return random.nextInt(end);
    }

    /// A number from the first to the last one.
    int from(int first, int last) {
        return random.nextInt(first, last + 1);
    }

    /// True so many times in a hundred.
    boolean chance(int percent) {
        return below(100) < percent;
    }

    /// One of them, if there is one.
    <T> Option<T> any(Seq<T> choices) {
        return Option.when(!choices.isEmpty(), () -> choices.get(below(choices.size())));
    }
}
