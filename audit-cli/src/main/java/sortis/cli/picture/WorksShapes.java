package sortis.cli.picture;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.cli.picture.Shape.Anchor;
import sortis.cli.picture.Shape.Boxes;
import sortis.cli.picture.Shape.Discs;
import sortis.cli.picture.Shape.Lines;
import sortis.cli.picture.Shape.Pen;
import sortis.cli.picture.Shape.Point;
import sortis.cli.picture.Shape.Texts;
import sortis.cli.picture.Shape.Weight;

/// How works and agents are drawn: black on light plates, so that they stand out on any ground.
final class WorksShapes {
    /// In smaller squares nothing is written.
    private static final double LEAST = 9;

    private static final Colour BLACK = Colour.BLACK;

    private WorksShapes() {}

    /// Where in a square something is written, across and down.
    enum Spot {
        MIDDLE(0.5, 0.5),
        /// Below an agent.
        LOW(0.5, 0.67),
        /// Above a building's writing.
        CORNER(0.8, 0.2);

        private final double across;
        private final double down;

        Spot(double across, double down) {
            this.across = across;
            this.down = down;
        }
    }

    /// A building of that kind.
    static Seq<Shape> building(Works kind, Cell cell, String level, Spot spot) {
        return Vector.of(
                        new Boxes(BLACK, Vector.of(cell.within(0.04))),
                        new Boxes(kind.plate(), Vector.of(cell.within(0.12))))
                .<Shape>map(shape -> shape)
                .appendAll(written(cell, kind.sign() + level, spot));
    }

    private static Seq<Shape> written(Cell cell, String text, Spot spot) {
        double part = (text.length() < 3 ? 0.52 : 0.38) * (spot == Spot.LOW ? 0.9 : 1);
        double size = part * cell.size();
        return cell.size() < LEAST
                ? Vector.empty()
                : Vector.of(
                        new Texts(
                                new Pen(BLACK, size, Weight.BOLD, Anchor.MIDDLE),
                                Vector.of(cell.label(spot.across, spot.down, size, text))));
    }

    /// A net of roads: black kerbs, white lanes, and the grade of each square.
    ///
    /// @param roads the squares, each with the ways out of it and its grade
    static Seq<Shape> roads(Seq<Road> roads) {
        double size = roads.headOption().map(road -> road.cell().size()).getOrElse(0.0);
        Seq<Seq<Point>> lanes = roads.flatMap(Road::lanes);
        Vector<Shape> net =
                Vector.of(
                        new Lines(BLACK, 0.62 * size, lanes),
                        new Lines(Works.ROAD.plate(), 0.46 * size, lanes));
        return size < LEAST ? net : net.append(grades(size, roads));
    }

    private static Shape grades(double size, Seq<Road> roads) {
        return new Texts(
                new Pen(BLACK, 0.42 * size, Weight.NORMAL, Anchor.MIDDLE),
                roads.map(road -> road.cell().label(0.5, 0.5, 0.42 * size, road.grade())));
    }

    /// A square of road.
    ///
    /// @param exits the sides on which the road goes on, as steps across and down
    record Road(Cell cell, Seq<Point> exits, String grade) {
        private static final Seq<Point> ALONE = Vector.of(new Point(-0.6, 0), new Point(0.6, 0));

        /// From the middle to every exit; a short piece if there is none.
        Seq<Seq<Point>> lanes() {
            return (exits.isEmpty() ? ALONE : exits)
                    .map(exit ->
                            Vector.of(
                                    cell.at(0.5, 0.5),
                                    cell.at(0.5 + exit.x() / 2, 0.5 + exit.y() / 2)));
        }
    }

    /// Agents, each with its label in a disc; in a corner where works are to be seen too.
    static Seq<Shape> agents(double size, Map<Cell, String> onWorks, Map<Cell, String> onGround) {
        return discs(0.24 * size, onWorks, Spot.CORNER)
                .appendAll(discs(0.4 * size, onGround, Spot.MIDDLE));
    }

    private static Vector<Shape> discs(double radius, Map<Cell, String> cells, Spot spot) {
        Seq<Point> centres = cells.keySet().toVector().map(cell -> cell.at(spot.across, spot.down));
        Vector<Shape> discs =
                Vector.of(
                        new Discs(Colour.WHITE, radius * 1.18, centres),
                        new Discs(BLACK, radius, centres));
        Pen pen = new Pen(Colour.WHITE, radius * 1.35, Weight.BOLD, Anchor.MIDDLE);
        return cells.isEmpty()
                ? Vector.empty()
                : pen.size() < LEAST / 2 ? discs : discs.append(labels(pen, cells, spot));
    }

    private static Shape labels(Pen pen, Map<Cell, String> cells, Spot spot) {
        return new Texts(
                pen,
                cells.toVector()
                        .map(each -> each._1.label(spot.across, spot.down, pen.size(), each._2)));
    }
}
