package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.cli.report.MapText.Window;
import sortis.map.WorldMap;
import sortis.value.Octet;
import sortis.value.Square;

/// The sheets of the map: in each square its value and a sign for what it is.
final class SheetMap {
    /// How many columns a page holds.
    static final int COLUMNS = 28;

    /// How many rows a page holds.
    static final int ROWS = 36;

    private static final String WATER = Html.text("~");
    private static final String FOREST = Html.text("\u2663");
    private static final String MOUNTAIN = Html.text("\u25B2");

    private SheetMap() {}

    /// The pages of a part of the map, from left to right, then downwards.
    static Seq<String> pages(WorldMap map, Square start, Window window, String title) {
        Seq<Window> parts =
                starts(window.corner().y(), window.height(), ROWS)
                        .flatMap(y ->
                                starts(window.corner().x(), window.columns(), COLUMNS)
                                        .map(x -> part(window, new Square(x, y))));
        return parts.map(part -> page(map, start, part, title));
    }

    private static Seq<Integer> starts(int from, int size, int step) {
        return Vector.rangeBy(from, Math.min(from + size, Square.LAST + 1), step);
    }

    private static Window part(Window whole, Square corner) {
        return new Window(
                corner,
                Math.min(COLUMNS, whole.corner().x() + whole.columns() - corner.x()),
                Math.min(ROWS, whole.corner().y() + whole.height() - corner.y()));
    }

    private static String page(WorldMap map, Square start, Window part, String title) {
        Seq<Seq<Square>> rows = part.rows();
        String edge = rows.headOption().map(SheetMap::edge).getOrElse("");
        Square last = rows.flatMap(row -> row).lastOption().getOrElse(part.corner());
        String place = "map " + Words.of(part.corner()) + " to " + Words.of(last);
        return Html.element(
                "section",
                "\n"
                        + Html.element("h1", Html.text(title) + Html.element("small", place))
                        + Html.element("table", "map", "\n" + body(map, start, rows, edge))
                        + "\n"
                        + legend(start)
                        + "\n");
    }

    private static String body(WorldMap map, Square start, Seq<Seq<Square>> rows, String edge) {
        return Html.element("thead", edge)
                + Html.element(
                        "tbody", rows.map(row -> row(map, start, row)).mkString("\n", "\n", "\n"))
                + Html.element("tfoot", edge);
    }

    /// The columns' indices, decimal and hexadecimal.
    private static String edge(Seq<Square> row) {
        return Html.element(
                "tr", "<th></th>" + row.map(at -> index(at.x())).mkString() + "<th></th>");
    }

    private static String index(int index) {
        return Html.element("th", Html.element("b", String.valueOf(index)) + new Octet(index));
    }

    private static String row(WorldMap map, Square start, Seq<Square> row) {
        String index = row.headOption().map(at -> index(at.y())).getOrElse("");
        return Html.element("tr", index + row.map(at -> square(map, start, at)).mkString() + index);
    }

    private static String square(WorldMap map, Square start, Square at) {
        String kind = kind(map, at) + (at.equals(start) ? " s" : "");
        return Html.element("td", kind, Html.element("b", sign(map, at)) + map.value(at));
    }

    private static String kind(WorldMap map, Square at) {
        return switch (map.terrain(at)) {
            case WATER -> "w";
            case FOREST -> "f";
            case MOUNTAIN -> "m";
        };
    }

    private static String sign(WorldMap map, Square at) {
        return switch (map.terrain(at)) {
            case WATER -> WATER;
            case FOREST -> FOREST;
            case MOUNTAIN -> MOUNTAIN + map.ore(at).map(String::valueOf).getOrElse("");
        };
    }

    private static String legend(Square start) {
        return Html.element(
                "p",
                key("w", WATER)
                        + "water"
                        + key("f", FOREST)
                        + "forest"
                        + key("m", MOUNTAIN + "0")
                        + "mountain with ore(0)"
                        + key("s", "78")
                        + Html.text(
                                "the start, "
                                        + Words.of(start)
                                        + ". Below each sign the value; at the edges the index."));
    }

    private static String key(String kind, String sign) {
        return Html.element("span", "key " + kind, sign);
    }
}
