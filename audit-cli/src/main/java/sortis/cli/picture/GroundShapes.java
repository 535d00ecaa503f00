package sortis.cli.picture;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.cli.picture.Shape.Anchor;
import sortis.cli.picture.Shape.Areas;
import sortis.cli.picture.Shape.Boxes;
import sortis.cli.picture.Shape.Lines;
import sortis.cli.picture.Shape.Pen;
import sortis.cli.picture.Shape.Point;
import sortis.cli.picture.Shape.Texts;
import sortis.cli.picture.Shape.Weight;

/// How ground is drawn: a colour, and a pattern over it that tells it without any colour.
final class GroundShapes {
    /// Smaller squares have no patterns.
    private static final double LEAST = 9;

    /// In larger squares there is room for finer patterns.
    private static final double ROOMY = 16;

    private static final double DIGIT = 0.72;

    private GroundShapes() {}

    static Shape fill(Ground ground, Seq<Shape.Box> boxes) {
        return new Boxes(ground.tone().colour(), boxes);
    }

    /// The patterns of squares of one size.
    static Seq<Shape> pattern(Ground ground, double size, Seq<Cell> cells) {
        return cells.isEmpty() || size < LEAST
                ? Vector.empty()
                : Vector.of(marks(ground, size, cells));
    }

    private static Shape marks(Ground ground, double size, Seq<Cell> cells) {
        Colour ink = ground.ink().colour();
        return switch (ground) {
            case WATER -> new Lines(ink, 0.06 * size, cells.flatMap(GroundShapes::waves));
            case FOREST -> new Areas(ink, cells.map(GroundShapes::tree));
            case CLEARED -> new Lines(ink, 0.06 * size, cells.flatMap(GroundShapes::stubble));
            case ORE_0, ORE_1, ORE_2, ORE_3, ORE_4, ORE_5 ->
                    new Texts(
                            new Pen(ink, DIGIT * size, Weight.BOLD, Anchor.MIDDLE),
                            cells.map(cell -> cell.label(0.5, 0.5, DIGIT * size, ground.sign())));
        };
    }

    private static Seq<Seq<Point>> waves(Cell cell) {
        return cell.size() < ROOMY
                ? Vector.of(cell.through(0.2, 0.6, 0.4, 0.45, 0.6, 0.6, 0.8, 0.45))
                : Vector.of(wave(cell, 0.14, 0.36), wave(cell, 0.34, 0.7));
    }

    private static Seq<Point> wave(Cell cell, double from, double level) {
        return Vector.rangeClosed(0, 6)
                .map(step ->
                        cell.at(from + 0.085 * step, level - 0.07 * Math.sin(step * Math.PI / 3)));
    }

    private static Seq<Point> tree(Cell cell) {
        return cell.size() < ROOMY
                ? cell.through(0.5, 0.15, 0.8, 0.82, 0.2, 0.82)
                : cell.through(
                        0.5, 0.12, 0.72, 0.48, 0.62, 0.48, 0.8, 0.76, 0.56, 0.76, 0.56, 0.92, 0.44,
                        0.92, 0.44, 0.76, 0.2, 0.76, 0.38, 0.48, 0.28, 0.48);
    }

    private static Seq<Seq<Point>> stubble(Cell cell) {
        return Vector.of(
                cell.through(0.18, 0.36, 0.34, 0.36),
                cell.through(0.62, 0.28, 0.78, 0.28),
                cell.through(0.42, 0.6, 0.58, 0.6),
                cell.through(0.2, 0.82, 0.36, 0.82),
                cell.through(0.7, 0.76, 0.86, 0.76));
    }
}
