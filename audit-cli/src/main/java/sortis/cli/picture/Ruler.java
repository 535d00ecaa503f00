package sortis.cli.picture;

import io.vavr.collection.Seq;
import java.util.Locale;
import sortis.cli.report.MapText.Window;
import sortis.value.Square;

/// The numbers at the edges of a map on a terminal.
///
/// @param columns that a square takes
record Ruler(Coordinates coordinates, int columns) {
    /// How many columns stand before the map.
    static final int MARGIN = 4;

    /// Column numbers, each beginning above its column, as far as they fit.
    Strip above(Window window) {
        StringBuilder ruler = new StringBuilder(" ".repeat(MARGIN));
        int first = window.corner().x();
        int stride = columns > 1 ? coordinates.stride() / 2 : coordinates.stride();
        for (int x = first; x < first + window.columns() && x <= Square.LAST; x++) {
            int from = MARGIN + columns * (x - first);
            boolean isNumbered = x % stride == 0 && ruler.length() <= from;
            StringBuilder _ =
                    isNumbered
                            ? ruler.repeat(' ', from - ruler.length()).append(coordinates.of(x))
                            : ruler;
        }
        return Strip.of(ruler.toString().stripTrailing());
    }

    /// The number of a row.
    Strip beside(Seq<Square> row) {
        return Strip.of(
                String.format(
                        Locale.ROOT,
                        "%" + (MARGIN - 1) + "s ",
                        row.headOption().map(at -> coordinates.of(at.y())).getOrElse("")));
    }
}
