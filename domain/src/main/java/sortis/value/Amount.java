package sortis.value;

/// So many units of a resource. Written amounts are 0 … 10^13 (rulebook §1); sums may be greater
/// and differences negative. Sums that leave 64 bits are refused with an [ArithmeticException],
/// never wrapped.
public record Amount(long units) implements Comparable<Amount> {
    /// The greatest amount that can be written.
    public static final long LAST = 10_000_000_000_000L;

    public static final Amount NONE = new Amount(0);

    public static final Amount ONE = new Amount(1);

    public Amount plus(Amount other) {
        return new Amount(Math.addExact(units, other.units));
    }

    public Amount minus(Amount other) {
        return new Amount(Math.subtractExact(units, other.units));
    }

    public Amount times(long factor) {
        return new Amount(Math.multiplyExact(units, factor));
    }

    public Amount negated() {
        return new Amount(Math.negateExact(units));
    }

    /// The lesser of the two.
    public Amount orLess(Amount other) {
        return units <= other.units ? this : other;
    }

    public boolean isNone() {
        return units == 0;
    }

    public boolean isPositive() {
        return units > 0;
    }

    public boolean isAtLeast(Amount other) {
        return units >= other.units;
    }

    @Override
    public int compareTo(Amount other) {
        return Long.compare(units, other.units);
    }

    @Override
    public String toString() {
        return Long.toString(units);
    }
}
