package sortis.replay.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.entry.LogLine;
import sortis.play.Dice;
import sortis.play.Games;
import sortis.replay.Replay;
import sortis.replay.Transcript;
import sortis.time.Trail;
import sortis.value.Path;
import sortis.value.Square;
import sortis.world.World;

/// Ways round water, beside all squares that can be reached in so many steps.
class WaysTest {
    private static final int WALKS = 40;
    private static final int FAR = 5;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void theFirstHasTheFewestSteps(int seed) {
        World world = world(seed);
        Dice dice = new Dice(seed);
        for (int walk = 0; walk < WALKS; walk++) {
            Square from = land(world, dice);
            Square to = new Square(near(from.x(), dice), near(from.y(), dice));
            Seq<Path> ways = Ways.between(world, from, to);
            if (from.equals(to)) {
                assertThat(ways).isEmpty();
            } else {
                Option<Integer> steps = steps(world, from, to);
                assertThat(ways).allMatch(way -> way.first().equals(from) && way.last().equals(to));
                steps.forEach(count -> {
                    Path first = ways.head();
                    assertThat(squares(world, first)).as("%s", first).hasSize(count);
                    assertThat(squares(world, first)).noneMatch(world.land()::isOpenWater);
                });
            }
        }
    }

    @Test
    void aWayAcrossTheWholeMapIsNotLookedFor() {
        World world = world(1);
        Seq<Path> ways = Ways.between(world, new Square(0, 0), new Square(255, 255));
        assertThat(ways.map(way -> way.rest().size())).allMatch(corners -> corners <= 2);
    }

    private static World world(int seed) {
        Vector<LogLine> lines = Games.legal(seed, 60).map(entry -> (LogLine) entry).toVector();
        Transcript log = Transcript.of(lines);
        return log.lastTurn().flatMap(new Replay(log)::at).getOrElseThrow(AssertionError::new);
    }

    private static Square land(World world, Dice dice) {
        Square square = new Square(dice.below(256), dice.below(256));
        while (world.land().isOpenWater(square)) {
            square = new Square(dice.below(256), dice.below(256));
        }
        return square;
    }

    private static int near(int coordinate, Dice dice) {
        return Math.clamp((long) coordinate + dice.below(2 * FAR + 1) - FAR, 0, Square.LAST);
    }

    /// The squares entered.
    private static Seq<Square> squares(World world, Path way) {
        return Trail.along(way, world.rules().moves())
                .getOrElseThrow(() -> new AssertionError(way))
                .squares()
                .drop(1);
    }

    /// How many steps it takes at least; none if it takes more than some.
    private static Option<Integer> steps(World world, Square from, Square to) {
        Set<Square> reached = HashSet.of(from);
        for (int count = 0; count <= 2 * FAR; count++) {
            if (reached.contains(to)) {
                return Option.of(count);
            }
            reached = reached.flatMap(square -> around(world, square)).addAll(reached);
        }
        return Option.none();
    }

    private static Seq<Square> around(World world, Square square) {
        return Vector.rangeClosed(-1, 1)
                .flatMap(x ->
                        Vector.rangeClosed(-1, 1)
                                .map(y -> Vector.of(square.x() + x, square.y() + y)))
                .filter(each -> each.forAll(it -> it >= 0 && it <= Square.LAST))
                .map(each -> new Square(each.get(0), each.get(1)))
                .filter(other -> world.rules().moves().neighbours(square, other))
                .reject(world.land()::isOpenWater);
    }
}
