package sortis.value;

import java.util.Comparator;

/// A square of the map: column `x`, then row `y`, each 0–255; nothing wraps (rulebook §1).
public record Square(int x, int y) implements Comparable<Square> {
    /// Columns and rows run from 0 up to this index.
    public static final int LAST = 255;

    private static final Comparator<Square> BY_COLUMN_THEN_ROW =
            Comparator.comparingInt(Square::x).thenComparingInt(Square::y);

    public Square {
        if (x < 0 || x > LAST || y < 0 || y > LAST) {
            throw new IllegalArgumentException("no such square: " + x + "," + y);
        }
    }

    @Override
    public int compareTo(Square other) {
        return BY_COLUMN_THEN_ROW.compare(this, other);
    }

    @Override
    public String toString() {
        return "[" + x + ", " + y + "]";
    }
}
