package sortis.cli.picture;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Function;
import sortis.cli.picture.Shape.Label;
import sortis.cli.picture.Shape.Pen;
import sortis.cli.picture.Shape.Point;
import sortis.cli.report.Columns;

/// What the signs of a picture mean: each as it is drawn, with its word; and the agents by name.
///
/// @param text the size of its words
/// @param width it may take
record Legend(Chart chart, Coordinates coordinates, double text, double width) {
    /// More agents are counted only.
    private static final int AGENTS = 40;

    private static final int NAME = 24;
    private static final double LINE = 2.1;

    /// One sign and its word.
    private record Item(Function<Cell, Seq<Shape>> sign, String word) {}

    /// An item with its place.
    private record Placed(Item item, double x, double y) {}

    /// How wide a letter is, about.
    static double wide(double size) {
        return 0.58 * size;
    }

    double height() {
        return below(placed());
    }

    Seq<Shape> at(double left, double top) {
        return placed().flatMap(each -> shapes(each, left, top));
    }

    private Seq<Shape> shapes(Placed placed, double left, double top) {
        Cell cell = new Cell(left + placed.x, top + placed.y, key());
        Pen pen = new Pen(Colour.BLACK, text, Shape.Weight.NORMAL, Shape.Anchor.START);
        Label word =
                new Label(
                        cell.x() + key() + 0.5 * text,
                        cell.y() + key() / 2 + 0.36 * text,
                        placed.item.word);
        return placed.item.sign.apply(cell).append(new Shape.Texts(pen, Vector.of(word)));
    }

    /// How large a sign is.
    private double key() {
        return 1.6 * text;
    }

    /// From left to right, then in the next line; works and agents begin a line.
    private Vector<Placed> placed() {
        return Vector.of(ground(), works(), agents())
                .foldLeft(
                        Vector.<Placed>empty(),
                        (above, items) -> above.appendAll(flowing(items, below(above))));
    }

    private double below(Vector<Placed> above) {
        return above.lastOption().map(last -> last.y + LINE * text).getOrElse(0.0);
    }

    private Vector<Placed> flowing(Vector<Item> items, double top) {
        Vector<Placed> placed = Vector.empty();
        double x = 0;
        double y = top;
        for (Item item : items) {
            boolean isFull = x > 0 && x + needs(item) > width;
            x = isFull ? 0 : x;
            y = isFull ? y + LINE * text : y;
            placed = placed.append(new Placed(item, x, y));
            x += needs(item) + 1.2 * text;
        }
        return placed;
    }

    private double needs(Item item) {
        return key() + 0.5 * text + Columns.of(item.word) * wide(text);
    }

    private Vector<Item> ground() {
        return Vector.of(Ground.values())
                .filter(kind -> chart.isPlayed() || kind != Ground.CLEARED)
                .map(kind -> new Item(cell -> ground(kind, cell), kind.word()));
    }

    private static Seq<Shape> ground(Ground kind, Cell cell) {
        Shape rim = new Shape.Boxes(Colour.BLACK, Vector.of(cell.within(-0.04)));
        return Vector.of(rim, GroundShapes.fill(kind, Vector.of(cell.box())))
                .appendAll(GroundShapes.pattern(kind, cell.size(), Vector.of(cell)));
    }

    private Vector<Item> works() {
        return chart.isPlayed()
                ? Vector.of(Works.values())
                        .reject(kind -> kind == Works.ROAD)
                        .map(kind -> new Item(cell -> building(kind, cell), kind.word() + " 2"))
                        .append(new Item(Legend::road, "road 1"))
                : Vector.empty();
    }

    private static Seq<Shape> building(Works kind, Cell cell) {
        return WorksShapes.building(kind, cell, "2", WorksShapes.Spot.MIDDLE);
    }

    private static Seq<Shape> road(Cell cell) {
        Seq<Point> ends = Vector.of(new Point(-0.6, 0), new Point(0.6, 0));
        return WorksShapes.roads(Vector.of(new WorksShapes.Road(cell, ends, "1")));
    }

    private Vector<Item> agents() {
        Vector<Item> named = chart.figures().take(AGENTS).map(this::agent);
        int more = chart.figures().size() - named.size();
        return more > 0
                ? named.append(new Item(_ -> Vector.empty(), "and " + more + " more"))
                : named;
    }

    private Item agent(Figure figure) {
        String name = figure.shownName();
        String fit = Columns.of(name) > NAME ? Columns.first(name, NAME) + "..." : name;
        String word = fit + " " + coordinates.of(figure.at()) + ", " + figure.doing();
        return new Item(cell -> disc(cell, figure.label()), word);
    }

    private static Seq<Shape> disc(Cell cell, String label) {
        return WorksShapes.agents(
                cell.size(), LinkedHashMap.empty(), LinkedHashMap.of(cell, label));
    }
}
