package sortis.value;

/// A square of the map: column `x`, then row `y`, each 0–255; nothing wraps (rulebook §1).
public record Square(int x, int y) implements Comparable<Square> {
    /// Columns and rows run from 0 up to this index.
    public static final int LAST = 255;

    public Square {
        if (x < 0 || x > LAST || y < 0 || y > LAST) {
            throw new IllegalArgumentException("no such square: " + x + "," + y);
        }
    }

    /// By column, then by row.
    @Override
    public int compareTo(Square other) {
        return x == other.x ? Integer.compare(y, other.y) : Integer.compare(x, other.x);
    }

    /// A number for each square alone, so that they never meet in a hash table.
    @Override
    public int hashCode() {
        return x << 8 | y;
    }

    @Override
    public String toString() {
        return "[" + x + ", " + y + "]";
    }
}
