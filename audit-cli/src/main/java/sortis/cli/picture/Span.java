package sortis.cli.picture;

import io.vavr.collection.Seq;
import sortis.value.Square;

/// Columns or rows that lie side by side, on the map.
record Span(int from, int size) {
    private static final int ALL = Square.LAST + 1;

    /// The shortest that holds all of these; at least one.
    static Span over(Seq<Integer> indices) {
        int first = indices.min().getOrElse(0);
        return new Span(first, indices.max().getOrElse(first) - first + 1);
    }

    /// The one of that size with an index in its middle, unless the map ends before.
    static Span around(int middle, int size) {
        int fit = Math.clamp(size, 1, ALL);
        return new Span(Math.clamp((long) middle - fit / 2, 0, ALL - fit), fit);
    }

    Span widened(int margin) {
        int first = Math.max(0, from - margin);
        return new Span(first, Math.min(ALL, from + size + margin) - first);
    }

    Span atLeast(int least) {
        return size >= least ? this : around(middle(), least);
    }

    int middle() {
        return from + size / 2;
    }
}
