package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.finding.Step;
import sortis.map.WorldMap;
import sortis.value.Axis;
import sortis.value.Square;
import sortis.world.Structure;
import sortis.world.World;

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
        public Seq<Seq<Square>> rows() {
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

    /// What became of a square by the world's turn.
    public static String state(World world, Square at) {
        Seq<String> facts =
                Option.when(world.land().isCleared(at), "cleared land")
                        .toVector()
                        .appendAll(world.land().at(at).map(MapText::structure))
                        .appendAll(agents(world, at));
        boolean isPiled = world.rules().stock().isCarried();
        return lines(
                Vector.of("On turn " + world.turn() + ":")
                        .appendAll(facts.isEmpty() ? Vector.of("nothing stands here") : facts)
                        .appendAll(Option.when(isPiled, () -> "pile: " + Words.of(world.pile(at))))
                        .zipWithIndex((fact, index) -> (index == 0 ? "" : "  ") + fact));
    }

    private static String structure(Structure structure) {
        return structure.word() + " " + structure.level();
    }

    private static Seq<String> agents(World world, Square at) {
        return world.agents()
                .inOrder()
                .filter(agent -> agent.plan().at(world.turn()).equals(at))
                .map(agent ->
                        "agent "
                                + Words.named(agent.name().text())
                                + ", "
                                + agent.plan().activity());
    }

    private static String lines(Seq<String> lines) {
        return lines.mkString("", System.lineSeparator(), System.lineSeparator());
    }
}
