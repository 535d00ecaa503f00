package sortis.value;

/// A turn of the game, or a number of turns: 0 … 10^12 in a log (rulebook §1). Turns that follow
/// from such ones, like the end of a long walk, may lie beyond.
public record Turn(long number) implements Comparable<Turn> {
    /// The greatest turn that can be written.
    public static final long LAST = 1_000_000_000_000L;

    public static final Turn ZERO = new Turn(0);

    public Turn {
        if (number < 0) {
            throw new IllegalArgumentException("no such turn: " + number);
        }
    }

    /// The turn so many turns later.
    public Turn plus(long turns) {
        return new Turn(Math.addExact(number, turns));
    }

    /// How many turns lie between `earlier` and this one; negative if it is later.
    public long since(Turn earlier) {
        return number - earlier.number;
    }

    public boolean isBefore(Turn other) {
        return number < other.number;
    }

    /// The later of the two.
    public Turn orLater(Turn other) {
        return isBefore(other) ? other : this;
    }

    @Override
    public int compareTo(Turn other) {
        return Long.compare(number, other.number);
    }

    @Override
    public String toString() {
        return Long.toString(number);
    }
}
