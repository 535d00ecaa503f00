package sortis.cli.picture;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.cli.picture.Shape.Anchor;
import sortis.cli.picture.Shape.Label;
import sortis.cli.picture.Shape.Lines;
import sortis.cli.picture.Shape.Pen;
import sortis.cli.picture.Shape.Point;
import sortis.cli.picture.Shape.Texts;
import sortis.cli.picture.Shape.Weight;
import sortis.value.Square;

/// Where the squares of a map lie in a picture.
///
/// @param corner the square in the upper left corner
/// @param scale pixels a square
/// @param text the size of small text
record Grid(Square corner, int columns, int rows, int scale, double text) {
    private static final Colour FAINT = Colour.of(0x4A5A55);

    /// Up to how many squares are numbered more closely.
    private static final int FEW = 60;

    int left() {
        return (int) Math.ceil(3 * text);
    }

    int top() {
        return (int) Math.ceil(4.2 * text);
    }

    int width() {
        return columns * scale;
    }

    int bottom() {
        return top() + rows * scale;
    }

    Cell cell(Square square) {
        return new Cell(
                left() + (double) (square.x() - corner.x()) * scale,
                top() + (double) (square.y() - corner.y()) * scale,
                scale);
    }

    /// Lines through the map where columns and rows are numbered, the numbers, and a frame.
    Seq<Shape> axes(Coordinates coordinates) {
        int stride =
                Math.max(columns, rows) > FEW ? coordinates.stride() : coordinates.stride() / 2;
        Seq<Integer> across = numbered(corner.x(), columns, stride);
        Seq<Integer> down = numbered(corner.y(), rows, stride);
        return Vector.of(
                new Lines(FAINT, Math.max(0.6, scale * 0.035), lines(across, down)),
                new Lines(Colour.BLACK, Math.max(1, text * 0.12), Vector.of(frame())),
                new Texts(pen(Anchor.MIDDLE), across.map(x -> above(x, coordinates.of(x)))),
                new Texts(pen(Anchor.END), down.map(y -> beside(y, coordinates.of(y)))));
    }

    private static Seq<Integer> numbered(int from, int size, int stride) {
        return Vector.range(from, from + size).filter(index -> index % stride == 0);
    }

    private Pen pen(Anchor anchor) {
        return new Pen(Colour.BLACK, text, Weight.NORMAL, anchor);
    }

    private Seq<Seq<Point>> lines(Seq<Integer> across, Seq<Integer> down) {
        Seq<Seq<Point>> upright =
                across.map(x -> left() + (double) (x - corner.x()) * scale)
                        .map(x -> Vector.of(new Point(x, top()), new Point(x, bottom())));
        Seq<Seq<Point>> level =
                down.map(y -> top() + (double) (y - corner.y()) * scale)
                        .map(y -> Vector.of(new Point(left(), y), new Point(right(), y)));
        return upright.appendAll(level);
    }

    private double right() {
        return (double) left() + width();
    }

    private Seq<Point> frame() {
        return Vector.of(
                new Point(left(), top()),
                new Point(right(), top()),
                new Point(right(), bottom()),
                new Point(left(), bottom()),
                new Point(left(), top()));
    }

    /// Above the middle of its column.
    private Label above(int x, String number) {
        return new Label(left() + (x - corner.x() + 0.5) * scale, top() - 0.5 * text, number);
    }

    /// Left of the middle of its row.
    private Label beside(int y, String number) {
        return new Label(
                left() - 0.5 * text, top() + (y - corner.y() + 0.5) * scale + 0.36 * text, number);
    }
}
