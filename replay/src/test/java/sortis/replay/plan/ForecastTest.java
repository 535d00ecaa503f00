package sortis.replay.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine.Entry;
import sortis.play.Dice;
import sortis.play.Games;
import sortis.play.Snapshot;
import sortis.play.TurnByTurn;
import sortis.replay.Replay;
import sortis.replay.Transcript;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Place;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.World;

/// What is foreseen of games of chance is what comes of them, turn by turn and in the long run.
class ForecastTest {
    private static final int GAMES = Integer.getInteger("sortis.plan.games", 30);
    private static final int NEAR = 500;

    /// Later entries are left out, since turns are played one by one.
    private static final Turn LATE = new Turn(20_000);

    private static final Turn LAST = new Turn(Turn.LAST);

    static LongStream seeds() {
        return LongStream.range(0, GAMES);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aWishComesTrueOnTheTurnOnWhichItDoesTurnByTurn(long seed) {
        Played played = Played.of(seed);
        Array<Snapshot> course = played.on(NEAR);
        Dice dice = new Dice(seed);
        for (int i = 0; i < 12; i++) {
            Wish wish = played.wish(dice, course);
            Answer answer = new Forecast(played.world()).of(wish);
            assertThat(near(answer.outcome(), course))
                    .as("%s of game %s", wish, seed)
                    .isEqualTo(first(course, wish, played));
            assertThat(answer.stretches())
                    .allSatisfy(stretch -> adds(stretch, wish, course, played));
        }
    }

    /// The turn found, if it is one of those that were played.
    private static Option<Turn> near(Outcome outcome, Array<Snapshot> course) {
        return outcome instanceof Outcome.Reached(Turn on, _)
                ? Option.of(on).filter(turn -> course.exists(then -> then.turn().equals(turn)))
                : Option.none();
    }

    private static Option<Turn> first(Array<Snapshot> course, Wish wish, Played played) {
        return course.find(then -> played.amount(then, wish).isAtLeast(wish.amount()))
                .map(Snapshot::turn);
    }

    /// What a cycle is said to bring, the turns show.
    private static void adds(Stretch stretch, Wish wish, Array<Snapshot> course, Played played) {
        course.filter(then -> isBetweenCycles(stretch, then.turn()))
                .forEach(then -> {
                    long cycle = then.turn().since(stretch.from()) / stretch.turns();
                    assertThat(played.amount(then, wish))
                            .isEqualTo(stretch.before().plus(stretch.gain().times(cycle)));
                });
    }

    private static boolean isBetweenCycles(Stretch stretch, Turn turn) {
        return !turn.isBefore(stretch.from())
                && !stretch.to().isBefore(turn)
                && turn.since(stretch.from()) % stretch.turns() == 0;
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void farWishesComeTrueOnTheirTurnAndNotTheTurnBefore(long seed) {
        Played played = Played.of(seed);
        World end = played.world().carriedTo(LAST);
        for (Resource resource : end.total().resources()) {
            Amount amount = end.total().amount(resource);
            check(played.world(), new Wish(resource, amount, Option.none()));
            check(played.world(), new Wish(resource, amount.plus(Amount.ONE), Option.none()));
            end.stock()
                    .piles()
                    .keySet()
                    .toVector()
                    .flatMap(Played::square)
                    .map(at -> new Wish(resource, end.pile(at).amount(resource), Option.of(at)))
                    .filter(wish -> wish.amount().isPositive())
                    .forEach(wish -> check(played.world(), wish));
        }
    }

    private static void check(World world, Wish wish) {
        switch (new Forecast(world).of(wish).outcome()) {
            case Outcome.Reached(Turn on, Amount amount) -> {
                assertThat(Played.amount(world.carriedTo(on), wish)).isEqualTo(amount);
                assertThat(amount).isGreaterThanOrEqualTo(wish.amount());
                long turns = on.since(world.turn());
                for (long back : new long[] {1, 2, 3, 7, turns / 3, turns / 2, turns}) {
                    boolean isBefore = 0 < back && back <= turns;
                    assertThat(isBefore ? earlier(world, wish, on, back) : Amount.NONE)
                            .isLessThan(wish.amount());
                }
            }
            case Outcome.Never(var most) ->
                    assertThat(most.map(Outcome.Peak::amount))
                            .allMatch(wish.amount().minus(Amount.ONE)::isAtLeast);
            case Outcome.Beyond(var then) ->
                    assertThat(then)
                            .isEqualTo(Played.amount(world.carriedTo(LAST), wish))
                            .isLessThan(wish.amount());
            case Outcome.Unforeseen(_, var agents) -> assertThat(agents).hasSizeGreaterThan(1);
        }
    }

    private static Amount earlier(World world, Wish wish, Turn on, long back) {
        return Played.amount(world.carriedTo(new Turn(on.number() - back)), wish);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void workshopsCanBePaidForWhenItIsSaidAndNotBefore(long seed) {
        World world = Played.of(seed).world();
        assertThat(Workshops.of(world)).isNotEmpty();
        for (Raise raise : Workshops.of(world)) {
            Resource ore = Resource.ore(raise.level());
            if (raise.answer().outcome() instanceof Outcome.Reached(Turn on, _)
                    && raise.at().isDefined()) {
                Square at = raise.at().getOrElse(new Square(0, 0));
                Amount missing = raise.level().powerOfTwo().minus(raise.carried());
                assertThat(world.carriedTo(on).pile(at).amount(ore))
                        .isGreaterThanOrEqualTo(missing);
                Turn before = new Turn(Math.max(world.turn().number(), on.number() - 1));
                assertThat(
                                before.equals(on)
                                        || !world.carriedTo(before)
                                                .pile(at)
                                                .amount(ore)
                                                .isAtLeast(missing))
                        .isTrue();
            }
        }
    }

    /// A game of chance with its last entries, in both forms.
    private record Played(Transcript log, World world) {
        static Played of(long seed) {
            Seq<Entry> game = Games.legal(seed, 60 + (int) (seed % 5) * 40);
            Transcript log =
                    Transcript.of(
                            Vector.ofAll(game.takeWhile(entry -> entry.turn().isBefore(LATE))));
            return new Played(
                    log, log.lastTurn().flatMap(new Replay(log)::at).getOrElse(World.NOTHING));
        }

        /// The present turn and those after it.
        Array<Snapshot> on(int turns) {
            Entry first = log.taken().asJava().getFirst();
            TurnByTurn slow = TurnByTurn.begun((GameStarted) first.content(), log.turnOf(first));
            log.taken()
                    .drop(1)
                    .forEach(entry -> {
                        slow.playTo(log.turnOf(entry));
                        slow.take(entry.content());
                    });
            return Array.rangeClosed(0, turns)
                    .map(ahead -> {
                        slow.playTo(world.turn().plus(ahead));
                        return slow.snapshot();
                    });
        }

        /// Something that comes, or nearly.
        Wish wish(Dice dice, Array<Snapshot> course) {
            Snapshot then = dice.any(course);
            Seq<Resource> goods = then.total().resources();
            Resource resource = goods.isEmpty() ? Resource.WOOD : dice.any(goods);
            Seq<Square> squares = then.piles().keySet().toVector().flatMap(Played::square);
            Option<Square> at =
                    dice.chance(30) || squares.isEmpty()
                            ? Option.none()
                            : Option.of(dice.any(squares));
            Wish any = new Wish(resource, Amount.ONE, at);
            long near = amount(then, any).units() + dice.any(0, 0, 0, 1, 2);
            return new Wish(resource, new Amount(Math.max(1, near)), at);
        }

        Amount amount(Snapshot then, Wish wish) {
            return wish.at()
                    .map(world::placeOf)
                    .map(place -> then.piles().getOrElse(place, Bag.EMPTY))
                    .getOrElse(then.total())
                    .amount(wish.resource());
        }

        static Amount amount(World then, Wish wish) {
            return wish.at().map(then::pile).getOrElse(then::total).amount(wish.resource());
        }

        static Option<Square> square(Place place) {
            return place instanceof Place.OnSquare(Square at) ? Option.of(at) : Option.none();
        }
    }
}
