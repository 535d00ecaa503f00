package sortis.cli.picture;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.cli.report.MapText.Window;
import sortis.map.WorldMap;
import sortis.value.Square;
import sortis.world.Structure;
import sortis.world.World;

/// What there is to see: a map, and what was made of it by a turn.
///
/// @param figures the agents, in the order in which they joined
public record Chart(
        WorldMap map,
        SortedSet<Square> cleared,
        SortedMap<Square, Structure> structures,
        Vector<Figure> figures,
        Map<Square, Vector<Figure>> standing) {
    private static final int MARGIN = 3;
    private static final int COLUMNS = 36;
    private static final int ROWS = 18;

    /// A map on which nobody has been.
    public static Chart of(WorldMap map) {
        return new Chart(map, TreeSet.empty(), TreeMap.empty(), Vector.empty(), TreeMap.empty());
    }

    /// A game on the world's turn.
    public static Chart of(World world) {
        Vector<Figure> figures = Figure.all(world);
        return new Chart(
                world.land().map(),
                world.land().cleared(),
                world.land().structures(),
                figures,
                figures.groupBy(Figure::at));
    }

    Ground ground(Square square) {
        return switch (map.terrain(square)) {
            case WATER -> Ground.WATER;
            case FOREST -> cleared.contains(square) ? Ground.CLEARED : Ground.FOREST;
            case MOUNTAIN -> Ground.mountain(map.ore(square).getOrElse(0));
        };
    }

    Option<Structure> structure(Square square) {
        return structures.get(square);
    }

    Vector<Figure> figures(Square square) {
        return standing.getOrElse(square, Vector.empty());
    }

    /// Whether anything was made of the map.
    public boolean isPlayed() {
        return !figures.isEmpty() || !cleared.isEmpty() || !structures.isEmpty();
    }

    /// The part of the map where the game is played.
    public Window surroundings() {
        Seq<Square> known =
                cleared.toVector()
                        .appendAll(structures.keySet())
                        .appendAll(figures.map(Figure::at));
        if (known.isEmpty()) {
            return Window.DEFAULT;
        }
        Span across = Span.over(known.map(Square::x)).widened(MARGIN).atLeast(COLUMNS);
        Span down = Span.over(known.map(Square::y)).widened(MARGIN).atLeast(ROWS);
        return window(across, down);
    }

    /// A part of the map of that size around the middle of some squares, of which there is at least
    /// one.
    public static Window around(Seq<Square> squares, int columns, int rows) {
        return window(
                Span.around(Span.over(squares.map(Square::x)).middle(), columns),
                Span.around(Span.over(squares.map(Square::y)).middle(), rows));
    }

    private static Window window(Span across, Span down) {
        return new Window(new Square(across.from(), down.from()), across.size(), down.size());
    }
}
