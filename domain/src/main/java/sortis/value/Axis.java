package sortis.value;

/// One of the two axes of the map, each with a sequence of its own (rulebook §2).
public enum Axis {
    X,
    Y;

    /// Where the square lies on this axis.
    public int of(Square square) {
        return this == X ? square.x() : square.y();
    }

    /// As logs spell it: `x` or `y`.
    @Override
    public String toString() {
        return this == X ? "x" : "y";
    }
}
