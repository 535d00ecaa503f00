package sortis.cli.picture;

import io.vavr.collection.Seq;

/// A picture before it is written down.
///
/// @param title what it shows, in words
/// @param shapes later ones over earlier ones, on white paper
public record Drawing(String title, int width, int height, Seq<Shape> shapes) {
    /// How many pixels it has.
    public long pixels() {
        return (long) width * height;
    }
}
