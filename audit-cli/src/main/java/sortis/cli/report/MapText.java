package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.finding.Step;
import sortis.map.WorldMap;
import sortis.value.Axis;
import sortis.value.Square;

/// Squares and maps as text.
public final class MapText {
    private MapText() {}

    /// A part of the map.
    ///
    /// @param corner its least column and row
    public record Window(Square corner, int columns, int height) {
        /// What is shown if nothing else is asked for.
        public static final Window DEFAULT = new Window(new Square(0, 0), 64, 32);

        /// The squares that lie on the map, row by row.
        Seq<Seq<Square>> rows() {
            return span(corner.y(), height)
                    .map(y -> span(corner.x(), columns).map(x -> new Square(x, y)));
        }

        private static Seq<Integer> span(int from, int size) {
            return Vector.range(from, Math.min(from + size, Square.LAST + 1));
        }
    }

    /// A square with its working.
    public static String square(WorldMap map, Square at) {
        Seq<Step> steps =
                Vector.of(
                        new Step.Combined(at, map.number(Axis.X, at), map.number(Axis.Y, at)),
                        new Step.Graded(map.value(at)));
        return lines(steps.flatMap(Working::lines).prepend(title(map, at)));
    }

    private static String title(WorldMap map, Square at) {
        return Words.of(at)
                + " = "
                + map.value(at)
                + " "
                + map.terrain(at)
                + map.ore(at).map(ore -> " ore(" + ore + ")").getOrElse("");
    }

    /// A window: one sign a square, mountains as their grade of ore.
    public static String window(WorldMap map, Window window) {
        Seq<String> rows =
                window.rows()
                        .map(row -> label(row) + " " + row.map(at -> sign(map, at)).mkString());
        return lines(
                rows.prepend(ruler(window))
                        .append("")
                        .append("~ water   . forest   0-5 mountain with ore of that grade"));
    }

    private static String label(Seq<Square> row) {
        return String.format(
                "%3s", row.headOption().map(at -> String.valueOf(at.y())).getOrElse(""));
    }

    /// Column numbers, each above its column, every ten columns.
    private static String ruler(Window window) {
        StringBuilder ruler = new StringBuilder("    ");
        for (int x = window.corner().x();
                x < Math.min(256, window.corner().x() + window.columns());
                x++) {
            boolean fits = ruler.length() <= 4 + x - window.corner().x();
            StringBuilder _ =
                    x % 10 == 0 && fits ? ruler.append(x) : fits ? ruler.append(' ') : ruler;
        }
        return ruler.toString().stripTrailing();
    }

    private static String sign(WorldMap map, Square at) {
        return switch (map.terrain(at)) {
            case WATER -> "~";
            case FOREST -> ".";
            case MOUNTAIN -> map.ore(at).map(String::valueOf).getOrElse("?");
        };
    }

    private static String lines(Seq<String> lines) {
        return lines.mkString("", System.lineSeparator(), System.lineSeparator());
    }
}
