package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import sortis.ruling.Moves;
import sortis.value.Path;
import sortis.value.Square;
import sortis.world.World;

/// Ways that an agent may have walked.
final class Ways {
    /// No more squares than that are looked at.
    private static final int MOST = 1_000;

    private final World world;
    private final Square from;
    private final Square to;

    /// Each square that is reached, with the one before it.
    private final Map<Square, Square> before = new LinkedHashMap<>();

    private Ways(World world, Square from, Square to) {
        this.world = world;
        this.from = from;
        this.to = to;
    }

    /// From one square to another: with the fewest steps round water, then the simplest to write
    /// down, which may be in the water.
    static Seq<Path> between(World world, Square from, Square to) {
        return from.equals(to)
                ? Vector.empty()
                : new Ways(world, from, to)
                        .shortest()
                        .toVector()
                        .append(new Path(from, Vector.of(to)))
                        .append(new Path(from, Vector.of(new Square(to.x(), from.y()), to)))
                        .append(new Path(from, Vector.of(new Square(from.x(), to.y()), to)))
                        .distinct();
    }

    /// A search square by square outwards (Moore 1959).
    private Option<Path> shortest() {
        Deque<Square> edge = new ArrayDeque<>();
        edge.addLast(from);
        var _ = before.put(from, from);
        while (!edge.isEmpty() && !before.containsKey(to) && before.size() < MOST) {
            Square present = edge.removeFirst();
            for (Square next : neighbours(present)) {
                if (!before.containsKey(next) && !world.land().isOpenWater(next)) {
                    var _ = before.put(next, present);
                    edge.addLast(next);
                }
            }
        }
        return Option.when(before.containsKey(to), () -> new Path(from, corners().drop(1)));
    }

    private Seq<Square> neighbours(Square square) {
        Moves moves = world.rules().moves();
        return Vector.rangeClosed(
                        Math.max(0, square.x() - 1), Math.min(Square.LAST, square.x() + 1))
                .flatMap(x ->
                        Vector.rangeClosed(
                                        Math.max(0, square.y() - 1),
                                        Math.min(Square.LAST, square.y() + 1))
                                .map(y -> new Square(x, y)))
                .filter(other -> moves.neighbours(square, other));
    }

    /// The squares where the way bends, with both ends.
    private Seq<Square> corners() {
        Vector<Square> corners = Vector.of(to);
        Square last = to;
        for (Square at = earlier(to); !at.equals(from); at = earlier(at)) {
            corners = isStraight(last, at, earlier(at)) ? corners : corners.prepend(at);
            last = at;
        }
        return corners.prepend(from);
    }

    private Square earlier(Square square) {
        return before.getOrDefault(square, square);
    }

    /// Whether three squares in a row lie on a line.
    private static boolean isStraight(Square one, Square two, Square three) {
        return two.x() - one.x() == three.x() - two.x() && two.y() - one.y() == three.y() - two.y();
    }
}
