package sortis.replay.plan;

import sortis.value.Amount;
import sortis.value.Turn;

/// A time in which every so many turns the same is gained.
///
/// @param from the turn at whose end it begins
/// @param before how much there is then
/// @param turns how long a cycle is
/// @param gain what each cycle brings in all, less than nothing if it takes
/// @param cycles how many there are, at least one
public record Stretch(Turn from, Amount before, long turns, Amount gain, long cycles) {
    /// The turn at whose end it is over.
    public Turn to() {
        return from.plus(Math.multiplyExact(turns, cycles));
    }

    /// How much there is then.
    public Amount after() {
        return before.plus(gain.times(cycles));
    }
}
