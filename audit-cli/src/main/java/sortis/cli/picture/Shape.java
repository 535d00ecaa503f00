package sortis.cli.picture;

import io.vavr.collection.Seq;

/// Something that is drawn, all in one look: many marks of a kind are one shape. Lengths are
/// pixels, counted from the upper left corner.
sealed interface Shape {
    record Point(double x, double y) {}

    record Box(double x, double y, double width, double height) {}

    /// A text.
    ///
    /// @param y of the line the letters stand on
    record Label(double x, double y, String text) {}

    /// Which end of a text its place is.
    enum Anchor {
        START,
        MIDDLE,
        END
    }

    enum Weight {
        NORMAL,
        BOLD
    }

    record Boxes(Colour fill, Seq<Box> boxes) implements Shape {}

    /// Filled, each from corner to corner and back to the first.
    record Areas(Colour fill, Seq<Seq<Point>> outlines) implements Shape {}

    /// Drawn with a round pen.
    record Lines(Colour colour, double width, Seq<Seq<Point>> lines) implements Shape {}

    /// Filled.
    record Discs(Colour fill, double radius, Seq<Point> centres) implements Shape {}

    record Texts(Pen pen, Seq<Label> labels) implements Shape {}

    /// How texts are written.
    record Pen(Colour colour, double size, Weight weight, Anchor anchor) {}
}
