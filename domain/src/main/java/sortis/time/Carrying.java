package sortis.time;

import sortis.value.Turn;

/// What becomes of a yard by a later turn: [Haulage#carried], or a memory of its answers.
@FunctionalInterface
public interface Carrying {
    /// The yard as it will be at turn `to`, a later one, if no entry comes between.
    ///
    /// @throws Unforeseeable if routes that really meet have too long a joint period
    Yard carried(Yard yard, Turn from, Turn to);
}
