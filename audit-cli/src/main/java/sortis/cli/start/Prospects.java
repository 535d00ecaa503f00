package sortis.cli.start;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Comparator;
import sortis.map.Terrain;
import sortis.map.WorldMap;
import sortis.value.Square;

/// Finds good squares to start on: forests from which it is not far to ore of low grades and to
/// more forest, water being in the way.
public final class Prospects {
    /// How many places are proposed.
    private static final int PLACES = 3;

    /// How far they lie apart at least, in columns or in rows.
    private static final int APART = 16;

    private static final Comparator<Prospect> BEST_FIRST =
            Comparator.comparingInt(Prospect::burden).thenComparing(Prospect::at);

    private Prospects() {}

    /// The best places, the best one first, far from each other; fewer where the map has no more.
    public static Seq<Prospect> best(WorldMap map) {
        Survey survey = new Survey(map);
        Seq<Prospect> all =
                Vector.range(0, Square.LAST + 1)
                        .flatMap(x -> Vector.range(0, Square.LAST + 1).map(y -> new Square(x, y)))
                        .filter(square -> map.terrain(square) == Terrain.FOREST)
                        .map(survey::from)
                        .sorted(BEST_FIRST);
        return Vector.range(0, PLACES).foldLeft(Vector.empty(), (found, _) -> oneMore(found, all));
    }

    private static Vector<Prospect> oneMore(Vector<Prospect> found, Seq<Prospect> all) {
        return all.find(next -> found.forAll(one -> areApart(one.at(), next.at())))
                .map(found::append)
                .getOrElse(found);
    }

    private static boolean areApart(Square one, Square other) {
        return Math.abs(one.x() - other.x()) >= APART || Math.abs(one.y() - other.y()) >= APART;
    }
}
