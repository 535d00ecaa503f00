package sortis.value;

/// The level of a building, a vehicle or an authority, or the grade of a road: 0 … 40 in a log; one
/// more where a rule names the next level (rulebook §1).
public record Level(int number) implements Comparable<Level> {
    /// The greatest level that can be written.
    public static final int LAST = 40;

    public static final Level ZERO = new Level(0);

    public Level {
        if (number < 0 || number > LAST + 1) {
            throw new IllegalArgumentException("no such level: " + number);
        }
    }

    /// 2^n, what nearly everything of level n costs (rulebook §6).
    public Amount powerOfTwo() {
        return new Amount(1L << number);
    }

    public Level next() {
        return new Level(number + 1);
    }

    public boolean isAtLeast(Level other) {
        return number >= other.number;
    }

    @Override
    public int compareTo(Level other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return Integer.toString(number);
    }
}
