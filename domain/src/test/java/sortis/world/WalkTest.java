package sortis.world;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sortis.ruling.Moves;
import sortis.ruling.RoadSpeed;
import sortis.time.Itinerary;
import sortis.time.Pace;
import sortis.time.Trail;
import sortis.value.Level;
import sortis.value.Path;
import sortis.value.Square;

/// Walks beside the rulebook's own words (§5, walking), turn by turn.
class WalkTest {
    private static final int LENGTH = 14;

    @ParameterizedTest
    @EnumSource
    void takesAsManyStepsAsTheRulebookSays(RoadSpeed speed) {
        for (int walk = 1; walk <= 8; walk++) {
            Random random = new Random(walk);
            for (int game = 0; game < 200; game++) {
                Map<Square, Level> roads = roads(random);
                Itinerary itinerary =
                        Itinerary.of(
                                trail(random.nextInt(1, LENGTH)),
                                new Pace(walk, speed, roads::get));
                assertThat(itinerary.ends())
                        .as("%s %s %s", speed, walk, roads)
                        .isEqualTo(slow(itinerary.squares(), walk, speed, roads));
            }
        }
    }

    private static Map<Square, Level> roads(Random random) {
        int share = random.nextInt(1, 5);
        return Vector.range(0, LENGTH)
                .filter(_ -> random.nextInt(share) < 2)
                .foldLeft(
                        HashMap.empty(),
                        (all, x) -> all.put(new Square(x, 0), new Level(random.nextInt(5))));
    }

    private static Trail trail(int steps) {
        return Trail.along(
                        new Path(new Square(0, 0), Vector.of(new Square(steps, 0))),
                        Moves.ORTHOGONAL)
                .getOrElseThrow(() -> new IllegalStateException("a straight line is broken"));
    }

    /// Each turn `walk` steps, or the most k allowed along road, and never more than remain.
    private static Array<Integer> slow(
            Array<Square> squares, int walk, RoadSpeed speed, Map<Square, Level> roads) {
        Vector<Integer> ends = Vector.of(0);
        while (ends.last() < squares.size() - 1) {
            int from = ends.last();
            int remaining = squares.size() - 1 - from;
            int along =
                    Vector.rangeClosed(1, remaining)
                            .filter(k -> isAllowed(squares.slice(from, from + k + 1), speed, roads))
                            .max()
                            .getOrElse(0);
            ends = ends.append(from + Math.min(remaining, Math.max(walk, along)));
        }
        return ends.toArray();
    }

    private static boolean isAllowed(
            Array<Square> squares, RoadSpeed speed, Map<Square, Level> roads) {
        Option<Level> lowest = squares.flatMap(roads::get).min();
        return squares.forAll(roads::containsKey)
                && lowest.exists(grade -> squares.size() - 1 <= speed.squares(grade));
    }
}
