package sortis.time;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.entry.BuildingKind;
import sortis.entry.GameEntry;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.ProductionEntry.OperationStarted;
import sortis.entry.ProductionEntry.SmelterFed;
import sortis.play.Dice;
import sortis.play.Snapshot;
import sortis.play.TurnByTurn;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Place;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.Land;
import sortis.world.World;

/// What is foreseen of an amount is what playing turn by turn shows, to the turn.
class OutlookTest {
    private static final int GAMES_A_BATCH = Integer.getInteger("sortis.outlook.games", 20);
    private static final int NEAR = 400;
    private static final Turn LAST = new Turn(Turn.LAST);
    private static final Resource ORE = Resource.ore(0);

    static LongStream batches() {
        return LongStream.range(0, 10);
    }

    @ParameterizedTest
    @MethodSource("batches")
    void whatIsForeseenIsWhatTurnByTurnComes(long batch) {
        for (long seed = batch * GAMES_A_BATCH; seed < (batch + 1) * GAMES_A_BATCH; seed++) {
            new Match(seed).play();
        }
    }

    /// Turns beyond any playing: there it holds, a turn before it does not, nor on any turn tried
    /// in between; and who asks on a later turn is told the same.
    @ParameterizedTest
    @MethodSource("batches")
    void farTurnsAreExactToo(long batch) {
        for (long seed = batch * GAMES_A_BATCH; seed < (batch + 1) * GAMES_A_BATCH; seed++) {
            new Far(seed).look();
        }
    }

    /// A random game, and what is measured in it.
    static class Look {
        final long seed;
        final Dice dice;
        final GameStarted game;
        final Turn begun;
        final Seq<GameEntry> entries;
        final World world;
        final Gauge gauge;
        final Outlook outlook;

        Look(long seed, long salt) {
            this.seed = seed;
            this.dice = new Dice(seed + salt);
            Scenario scenario = dice.chance(40) ? new Muddle(dice, salt > 0) : new Colony(dice);
            this.game = scenario.game();
            this.begun = new Turn(dice.below(3));
            this.entries = scenario.scene();
            this.world = entries.foldLeft(World.begun(game, begun), World::after);
            this.gauge = gauge();
            this.outlook = Outlook.of(world.yard(), world.turn(), gauge);
        }

        private Gauge gauge() {
            World later = world.carriedTo(world.turn().plus(50));
            Seq<Resource> goods = later.total().plus(world.total()).resources();
            Resource resource = goods.isEmpty() ? ORE : dice.any(goods);
            Seq<Place> places =
                    world.stock()
                            .piles()
                            .keySet()
                            .addAll(later.stock().piles().keySet())
                            .filter(place -> holds(world, place, resource) || dice.chance(5))
                            .toVector()
                            .appendAll(
                                    later.stock()
                                            .piles()
                                            .keySet()
                                            .filter(place -> holds(later, place, resource)));
            boolean isTotal = places.isEmpty() || dice.chance(35);
            return isTotal
                    ? new Gauge(resource, Option.none(), idle(resource))
                    : new Gauge(resource, Option.of(dice.any(places)), Amount.NONE);
        }

        private static boolean holds(World world, Place place, Resource resource) {
            return world.stock().pile(place).amount(resource).isPositive();
        }

        /// What agents carry who are on no working route.
        private Amount idle(Resource resource) {
            Seq<AgentName> haulers = world.yard().haulers().map(Hauler::name);
            return world.agents()
                    .inOrder()
                    .reject(agent -> haulers.contains(agent.name()))
                    .map(agent -> agent.load().amount(resource))
                    .fold(Amount.NONE, Amount::plus);
        }

        Amount shown(World then) {
            return gauge.place()
                    .map(then.stock()::pile)
                    .getOrElse(then::total)
                    .amount(gauge.resource());
        }

        String told() {
            return "seed " + seed + ", " + gauge + "\n" + game + "\n" + entries.mkString("\n");
        }
    }

    /// Nearby turns, each of them looked at.
    private static final class Match extends Look {
        Match(long seed) {
            super(seed, 0);
        }

        void play() {
            Array<Amount> course = played();
            compare(course);
            Amount most = course.fold(Amount.NONE, (a, b) -> a.isAtLeast(b) ? a : b);
            assertThat(outlook.peak(end()))
                    .as(told())
                    .isEqualTo(new Outlook.Peak(most, first(course, most.units()).getOrElse(LAST)));
            for (long units : wishes(most.units())) {
                assertThat(outlook.reaching(new Amount(units), end()))
                        .as("%s units, %s", units, told())
                        .isEqualTo(first(course, units));
            }
        }

        /// What the gauge shows on each turn, this one first.
        private Array<Amount> played() {
            TurnByTurn slow = TurnByTurn.begun(game, begun);
            entries.forEach(slow::take);
            return Array.rangeClosed(0, NEAR)
                    .map(turns -> {
                        slow.playTo(world.turn().plus(turns));
                        return shown(slow.snapshot());
                    });
        }

        private Amount shown(Snapshot then) {
            Bag goods =
                    gauge.place()
                            .map(place -> then.piles().getOrElse(place, Bag.EMPTY))
                            .getOrElse(then.total());
            return goods.amount(gauge.resource());
        }

        private Turn end() {
            return world.turn().plus(NEAR);
        }

        private void compare(Array<Amount> course) {
            for (int turns : new int[] {0, 1, 2, 3, 17, NEAR}) {
                assertThat(outlook.at(world.turn().plus(turns)))
                        .as("%s turns on, %s", turns, told())
                        .isEqualTo(course.get(turns));
            }
        }

        private Vector<Long> wishes(long most) {
            return Vector.of(1L, most, most + 1, most / 2 + 1)
                    .appendAll(dice.times(3, () -> 1 + dice.from(0, Math.min(most, 9_999))));
        }

        private Option<Turn> first(Array<Amount> course, long units) {
            int turns = course.indexWhere(amount -> amount.units() >= units);
            return Option.when(turns >= 0, () -> world.turn().plus(turns));
        }
    }

    /// Turns far away.
    private static final class Far extends Look {
        Far(long seed) {
            super(seed, 1_000_000);
        }

        void look() {
            Turn far =
                    world.turn()
                            .plus(dice.from(1, dice.any(9_000L, 40_000_000L, 900_000_000_000L)));
            try {
                Amount then = shown(world.carriedTo(far));
                Amount less = new Amount(Math.max(1, then.units() - dice.below(3)));
                outlook.reaching(less, LAST).forEach(turn -> check(less, turn));
                assertThat(outlook.at(far)).as(told()).isEqualTo(then);
            } catch (Unforeseeable e) {
                assertThat(e.agents()).isNotEmpty();
            }
        }

        private void check(Amount amount, Turn turn) {
            assertThat(shown(world.carriedTo(turn)).isAtLeast(amount)).as(told()).isTrue();
            for (int i = 0; i < 20 && world.turn().isBefore(turn); i++) {
                long turns = turn.since(world.turn());
                long back = 1 + (i < 10 ? i % turns : dice.from(0, turns - 1) % turns);
                assertThat(shown(world.carriedTo(new Turn(turn.number() - back))))
                        .as("%s before %s, %s", back, turn, told())
                        .isLessThan(amount);
            }
        }
    }

    @Test
    void aMineYieldsItsLevelAndOneMoreATurn() {
        Square forest = forest();
        Yardstick mine =
                Yardstick.plain()
                        .raised(BuildingKind.EXTRACTOR, 1, forest)
                        .after(new OperationStarted(new AgentName("A"), forest));
        Gauge wood = pile(forest, Resource.WOOD);
        assertThat(reaching(mine, wood, 2 * 138)).contains(new Turn(138));
        assertThat(reaching(mine, wood, 2 * 138 + 1)).contains(new Turn(139));
        assertThat(reaching(mine, wood, 2 * Turn.LAST)).contains(LAST);
        assertThat(reaching(mine, wood, 2 * Turn.LAST + 1)).isEmpty();
    }

    private static Square forest() {
        Land land = Yardstick.plain().world().land();
        return Array.rangeClosed(0, Square.LAST)
                .map(x -> new Square(x, 20))
                .find(land::isUnclearedForest)
                .getOrElse(Yardstick.HERE);
    }

    @Test
    void aFerryBringsWhatItCarriesOnceARound() {
        Yardstick ferry =
                Yardstick.under(Yardstick.carrying(2))
                        .piled(Yardstick.HERE, ORE, 9)
                        .touring(
                                "A",
                                Yardstick.loading(Yardstick.HERE, 0, ORE, 2),
                                Yardstick.unloading(Yardstick.THERE, 0));
        assertThat(reaching(ferry, pile(Yardstick.THERE, ORE), 3)).contains(new Turn(3));
        assertThat(reaching(ferry, pile(Yardstick.THERE, ORE), 9)).contains(new Turn(9));
        assertThat(reaching(ferry, pile(Yardstick.THERE, ORE), 10)).isEmpty();
        assertThat(outlook(ferry, pile(Yardstick.THERE, ORE)).peak(LAST))
                .isEqualTo(new Outlook.Peak(new Amount(9), new Turn(9)));
    }

    /// Three lie there only until the next agent comes by.
    @Test
    void aPileThatComesAndGoesIsSeenOnTheTurnOnWhichItIsThere() {
        Yardstick relay =
                Yardstick.under(Yardstick.carrying(3))
                        .piled(Yardstick.HERE, ORE, 3_000)
                        .touring(
                                "A",
                                Yardstick.loading(Yardstick.HERE, 5, ORE, 3),
                                Yardstick.unloading(Yardstick.THERE, 0))
                        .touring(
                                "B",
                                Yardstick.loading(Yardstick.THERE, 0, ORE, 3),
                                Yardstick.unloading(Yardstick.BEYOND, 5));
        Outlook there = outlook(relay, pile(Yardstick.THERE, ORE));
        Option<Turn> three = there.reaching(new Amount(3), LAST);
        assertThat(three).contains(new Turn(6));
        assertThat(there.peak(LAST)).isEqualTo(new Outlook.Peak(new Amount(3), new Turn(6)));
        assertThat(there.reaching(new Amount(4), LAST)).isEmpty();
        assertThat(outlook(relay, pile(Yardstick.BEYOND, ORE)).reaching(new Amount(3_000), LAST))
                .isNotEmpty();
    }

    @Test
    void whatIsDueCountsWhenItIsThere() {
        Yardstick fed =
                Yardstick.plain()
                        .raised(BuildingKind.SMELTER, 0, Yardstick.HERE)
                        .after(
                                new SmelterFed(
                                        new AgentName("A"),
                                        Yardstick.HERE,
                                        1,
                                        Option.none(),
                                        Option.none(),
                                        Option.none()));
        assertThat(reaching(fed, pile(Yardstick.HERE, Resource.ore(1)), 1)).contains(new Turn(1));
        assertThat(reaching(fed, new Gauge(Resource.ore(1), Option.none(), Amount.NONE), 1))
                .contains(new Turn(1));
    }

    @Test
    void whatSomebodyHoldsCountsOnTop() {
        Gauge purse = new Gauge(ORE, Option.of(new Place.OnSquare(Yardstick.HERE)), new Amount(2));
        Yardstick plain = Yardstick.plain().piled(Yardstick.HERE, ORE, 1);
        long there = Yardstick.pile(plain.world(), Yardstick.HERE, ORE);
        assertThat(outlook(plain, purse).at(Turn.ZERO)).isEqualTo(new Amount(there + 2));
        assertThat(reaching(plain, purse, there + 2)).contains(Turn.ZERO);
        assertThat(reaching(plain, purse, there + 3)).isEmpty();
    }

    private static Gauge pile(Square at, Resource resource) {
        return new Gauge(resource, Option.of(new Place.OnSquare(at)), Amount.NONE);
    }

    private static Outlook outlook(Yardstick stick, Gauge gauge) {
        return Outlook.of(stick.world().yard(), stick.world().turn(), gauge);
    }

    private static Option<Turn> reaching(Yardstick stick, Gauge gauge, long units) {
        return outlook(stick, gauge).reaching(new Amount(units), LAST);
    }
}
