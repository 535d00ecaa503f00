package sortis.cli.picture;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.cli.picture.Shape.Boxes;
import sortis.cli.report.Columns;
import sortis.cli.report.MapText.Window;
import sortis.cli.report.Style;
import sortis.value.Square;

/// A part of a map as a picture: a title, the map with its columns and rows numbered, and what the
/// signs mean.
///
/// @param scale pixels a square
public record MapDrawing(
        Chart chart, Window window, Coordinates coordinates, int scale, String title) {
    /// The most pixels a square may take.
    public static final int LARGEST = 128;

    /// Squares that are wanted along the longer side in pixels of this many.
    private static final int WANTED = 2000;

    private static final double LINE = 1.5;

    /// The scale at which that much of a map can be read.
    public static int scaleFor(Window window) {
        return Math.clamp(WANTED / Math.max(window.columns(), window.height()), 12, 32);
    }

    public Drawing drawing() {
        Grid grid = grid();
        double text = grid.text();
        Legend legend = new Legend(chart, coordinates, text, room(grid));
        int height = (int) Math.ceil(grid.bottom() + text * LINE + legend.height() + text);
        int width = (int) Math.ceil(grid.left() + room(grid) + text);
        Vector<Shape> paper =
                Vector.of(new Boxes(Colour.WHITE, Vector.of(new Shape.Box(0, 0, width, height))));
        return new Drawing(
                Style.harmless(title),
                width,
                height,
                paper.appendAll(heading(grid))
                        .appendAll(new MapShapes(chart, grid).all())
                        .appendAll(grid.axes(coordinates))
                        .appendAll(legend.at(grid.left(), grid.bottom() + text * LINE)));
    }

    /// How wide the legend may be: as the map, or wider if that is very narrow.
    private double room(Grid grid) {
        return Math.max(grid.width(), 34 * grid.text());
    }

    Grid grid() {
        Seq<Seq<Square>> rows = window.rows();
        int columns = rows.headOption().map(Seq::size).getOrElse(0);
        double longest = (double) scale * Math.max(columns, rows.size());
        double text = Math.clamp(longest / 80, 11, 40);
        return new Grid(window.corner(), columns, rows.size(), scale, text);
    }

    private Seq<Shape> heading(Grid grid) {
        double size = 1.5 * grid.text();
        String shown = Style.harmless(title);
        int most = (int) (room(grid) / Legend.wide(size));
        String fit = Columns.of(shown) > most ? Columns.first(shown, most - 3) + "..." : shown;
        return Vector.of(
                new Shape.Texts(
                        new Shape.Pen(Colour.BLACK, size, Shape.Weight.BOLD, Shape.Anchor.START),
                        Vector.of(new Shape.Label(grid.left(), 2 * grid.text(), fit))));
    }
}
