package sortis.cli.picture;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.cli.picture.Shape.Box;
import sortis.cli.picture.Shape.Label;
import sortis.cli.picture.Shape.Point;

/// A square of the map in a picture.
///
/// @param x of its upper left corner
/// @param y of its upper left corner
record Cell(double x, double y, double size) {
    /// A place in it, in parts of its size.
    Point at(double across, double down) {
        return new Point(x + across * size, y + down * size);
    }

    /// Places in it, one after another: across, down, across, down.
    Seq<Point> through(double... parts) {
        return Vector.rangeBy(0, parts.length, 2).map(index -> at(parts[index], parts[index + 1]));
    }

    Box box() {
        return new Box(x, y, size, size);
    }

    /// What is left without a rim of that part of its size.
    Box within(double rim) {
        Point corner = at(rim, rim);
        return new Box(corner.x(), corner.y(), size * (1 - 2 * rim), size * (1 - 2 * rim));
    }

    /// A text of that size with its middle in a place.
    Label label(double across, double down, double textSize, String text) {
        Point middle = at(across, down);
        return new Label(middle.x(), middle.y() + textSize * 0.36, text);
    }
}
