package sortis.cli.page;

import io.vavr.collection.Vector;
import java.util.function.LongUnaryOperator;

/// A line of a chart.
///
/// @param look 0 … 5, which colour and dashes it has
/// @param points by turn
record Series(String name, int look, Vector<Point> points) {
    /// The value on a turn.
    record Point(long turn, long value) {}

    static Series of(String name, int look, Vector<Long> turns, LongUnaryOperator values) {
        return new Series(name, look, turns.map(turn -> new Point(turn, values.applyAsLong(turn))));
    }

    long most() {
        return points.map(Point::value).max().getOrElse(0L);
    }

    boolean isNothing() {
        return points.forAll(point -> point.value() == 0);
    }
}
