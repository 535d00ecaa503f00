package sortis.cli.start;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import sortis.value.Square;

/// What a start square promises.
///
/// @param at the square, a forest
/// @param ores the nearest mountains with ore(0), ore(1) and ore(2) in reach on foot, if any
/// @param forests how many more forest squares are near on foot
public record Prospect(Square at, Array<Option<Lode>> ores, int forests) {
    /// How many forest squares are enough.
    private static final int ENOUGH = 12;

    /// A step to ore(0) weighs as much as two to ore(1), for the first mine is dug there.
    private static final Array<Integer> WEIGHTS = Array.of(4, 2, 1);

    /// A mountain and the way to it.
    public record Lode(Square at, int steps) {}

    /// The less, the better: weighted steps to the ores, and the forests that are wanting.
    int burden() {
        int ways = ores.zipWith(WEIGHTS, (lode, weight) -> weight * steps(lode)).sum().intValue();
        return ways + 2 * (ENOUGH - Math.min(forests, ENOUGH));
    }

    private static int steps(Option<Lode> lode) {
        return lode.map(Lode::steps).getOrElse(2 * Survey.REACH);
    }
}
