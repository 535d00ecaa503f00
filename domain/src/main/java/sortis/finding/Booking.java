package sortis.finding;

import sortis.value.Bag;

/// How much too many a finding leaves in the player's books (rulebook §8, the player's books).
///
/// @param tooMany of each resource; negative: too few
/// @param scope where the books are off
public record Booking(Bag tooMany, Scope scope) {
    public static final Booking NONE = new Booking(Bag.EMPTY, Scope.TOTAL);

    /// Where a difference shows.
    public enum Scope {
        /// In counts of the agent's square and in counts of everything.
        SQUARE_AND_TOTAL,
        /// In counts of everything alone.
        TOTAL
    }

    /// Off on the agent's square, and so in the total.
    public static Booking onSquare(Bag tooMany) {
        return new Booking(tooMany, Scope.SQUARE_AND_TOTAL);
    }

    /// Off in the total alone.
    public static Booking inTotal(Bag tooMany) {
        return new Booking(tooMany, Scope.TOTAL);
    }
}
