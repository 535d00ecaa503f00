package sortis.cli.picture;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.cli.picture.Shape.Box;
import sortis.cli.picture.Shape.Point;
import sortis.cli.picture.WorksShapes.Spot;
import sortis.value.Square;
import sortis.world.Structure;

/// What lies on the map: ground, then roads, buildings and agents over it.
record MapShapes(Chart chart, Grid grid) {
    private static final Vector<Point> SIDES =
            Vector.of(new Point(1, 0), new Point(0, 1), new Point(-1, 0), new Point(0, -1));

    Seq<Shape> all() {
        Vector<Vector<Square>> rows = rows();
        Vector<Square> squares = rows.flatMap(row -> row);
        Vector<Square> built = squares.filter(at -> chart.structure(at).isDefined());
        return fills(rows)
                .appendAll(patterns(squares))
                .appendAll(roads(built.filter(this::isRoad)))
                .appendAll(built.reject(this::isRoad).flatMap(this::building))
                .appendAll(agents(squares));
    }

    private Vector<Vector<Square>> rows() {
        Square corner = grid.corner();
        return Vector.range(corner.y(), corner.y() + grid.rows())
                .map(y ->
                        Vector.range(corner.x(), corner.x() + grid.columns())
                                .map(x -> new Square(x, y)));
    }

    /// Squares of the same ground side by side are one box.
    private Vector<Shape> fills(Vector<Vector<Square>> rows) {
        Map<Ground, Vector<Box>> boxes =
                rows.flatMap(this::runs)
                        .groupBy(run -> run.ground)
                        .mapValues(runs -> runs.map(run -> run.box(grid)));
        return boxes.toVector().map(each -> GroundShapes.fill(each._1, each._2));
    }

    private record Run(Ground ground, Square first, int length) {
        Box box(Grid grid) {
            Cell cell = grid.cell(first);
            return new Box(cell.x(), cell.y(), cell.size() * length, cell.size());
        }
    }

    private Vector<Run> runs(Vector<Square> row) {
        Vector<Run> runs = Vector.empty();
        int from = 0;
        for (int to = 1; to <= row.size(); to++) {
            Ground ground = chart.ground(row.get(from));
            if (to == row.size() || chart.ground(row.get(to)) != ground) {
                runs = runs.append(new Run(ground, row.get(from), to - from));
                from = to;
            }
        }
        return runs;
    }

    private Vector<Shape> patterns(Vector<Square> squares) {
        return squares.reject(this::isBuilding)
                .groupBy(chart::ground)
                .toVector()
                .flatMap(each ->
                        GroundShapes.pattern(each._1, grid.scale(), each._2.map(grid::cell)));
    }

    private boolean isBuilding(Square at) {
        return chart.structure(at).exists(structure -> !(structure instanceof Structure.Road));
    }

    private boolean isRoad(Square at) {
        return chart.structure(at).exists(Structure.Road.class::isInstance);
    }

    private Seq<Shape> roads(Vector<Square> roads) {
        return roads.isEmpty() ? Vector.empty() : WorksShapes.roads(roads.map(this::road));
    }

    private WorksShapes.Road road(Square at) {
        return new WorksShapes.Road(
                grid.cell(at),
                SIDES.filter(side -> leadsOn(at.x() + (int) side.x(), at.y() + (int) side.y())),
                level(at));
    }

    private boolean leadsOn(int x, int y) {
        boolean isOnMap = Math.min(x, y) >= 0 && Math.max(x, y) <= Square.LAST;
        return isOnMap && isRoad(new Square(x, y));
    }

    private String level(Square at) {
        return chart.structure(at).map(structure -> structure.level().toString()).getOrElse("");
    }

    private Seq<Shape> building(Square at) {
        Option<Works> kind = chart.structure(at).map(Works::of);
        Spot spot = chart.figures(at).isEmpty() ? Spot.MIDDLE : Spot.LOW;
        return kind.toVector()
                .flatMap(works -> WorksShapes.building(works, grid.cell(at), level(at), spot));
    }

    private Seq<Shape> agents(Vector<Square> squares) {
        Vector<Square> there = squares.reject(at -> chart.figures(at).isEmpty());
        return WorksShapes.agents(
                grid.scale(),
                labels(there.filter(at -> chart.structure(at).isDefined())),
                labels(there.filter(at -> chart.structure(at).isEmpty())));
    }

    private Map<Cell, String> labels(Vector<Square> squares) {
        return squares.toLinkedMap(grid::cell, at -> label(chart.figures(at)));
    }

    /// The label of one agent, or how many there are.
    private static String label(Vector<Figure> figures) {
        return figures.headOption().map(Figure::label).getOrElse("")
                + (figures.size() > 1 ? "+" : "");
    }
}
