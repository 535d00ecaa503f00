package sortis.time;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.entry.Stop;
import sortis.ruling.Moves;
import sortis.ruling.RoadSpeed;
import sortis.ruling.StockRuling;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Place;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;

/// Crews with a long joint period that settle down: independent rounds are jumped one by one, and
/// say what playing the joint period says.
class CalmTest {
    private static final Square CENTRE = new Square(100, 100);
    private static final Turn FAR = new Turn(Turn.LAST);
    private static final double NEVER = Double.MAX_VALUE;
    private static final Seq<Integer> PRIMES =
            Vector.of(53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103);

    static LongStream seeds() {
        return LongStream.range(0, 150);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void watchingForCalmSaysWhatTheJointPeriodSays(long seed) {
        Yard yard = randomYard(new Random(seed));
        for (long turns : new long[] {7, 100, 1_234, 54_321, 1_000_003}) {
            Turn to = new Turn(turns);
            assertThat(Haulage.carried(yard, Turn.ZERO, to, 0))
                    .isEqualTo(Haulage.carried(yard, Turn.ZERO, to, NEVER));
        }
    }

    /// The slow agent calls long before the fast one is full: the pile it leaves behind is not the
    /// one that it found.
    @Test
    void aPileThatWasDrainedMeanwhileIsNotTakenForFull() {
        Hauler slow = taker(6_000, 1);
        Hauler fast = hoarder(121, 1);
        Hauler late =
                new Hauler(fast.name(), fast.cycle(), new Turn(5_900), fast.load(), new Amount(64));
        Yard then =
                Haulage.carried(
                        central(Vector.of(slow, late), 100),
                        new Turn(5_900),
                        new Turn(3_000_000),
                        0);
        assertThat(then.haulers().map(hauler -> hauler.load().units().units())).contains(64L);
        assertThat(then.stock().pile(new Place.OnSquare(CENTRE)).isEmpty()).isTrue();
    }

    @Test
    void aDozenFerriesThatShareAPileAreForeseenForEver() {
        Yard yard = central(PRIMES.map(period -> ferry(period, 3)).append(taker(107, 1)), 0);
        Yard near = Haulage.carried(yard, Turn.ZERO, new Turn(12_345));
        assertThat(Haulage.carried(near, new Turn(12_345), FAR))
                .isEqualTo(Haulage.carried(yard, Turn.ZERO, FAR));
    }

    @Test
    void aSharedPileThatDrainsIsForeseenToTheTurnOnWhichItIsEmpty() {
        Yard yard = central(PRIMES.map(period -> taker(period, 1)), 1_000_000_000_000L);
        Turn gone = new Turn(900_000_000_000L);
        Yard then = Haulage.carried(yard, Turn.ZERO, gone);
        long rounds = PRIMES.map(period -> gone.number() / period).fold(0L, Long::sum);
        assertThat(then.stock().pile(new Place.OnSquare(CENTRE)))
                .isEqualTo(Bag.of(Resource.WOOD, new Amount(1_000_000_000_000L - rounds)));
    }

    private static Yard randomYard(Random random) {
        int agents = 2 + random.nextInt(3);
        Seq<Hauler> haulers = Vector.range(0, agents).map(_ -> randomHauler(random));
        return central(named(haulers), random.nextInt(200));
    }

    private static Hauler randomHauler(Random random) {
        int period = Vector.of(4, 6, 8, 10, 12, 60, 90, 120).get(random.nextInt(8));
        long amount = 1L + random.nextInt(4);
        return switch (random.nextInt(5)) {
            case 0, 1 -> ferry(period, amount);
            case 2, 3 -> taker(period, amount);
            default -> hoarder(period, amount);
        };
    }

    /// Takes so much wood from the centre once a period, until nothing more fits.
    private static Hauler hoarder(int period, long amount) {
        Stop stop =
                new Stop(CENTRE, List.empty(), new Turn(period), Stop.NOTHING, false, wood(amount));
        return hauler("H" + period, period, Vector.of(stop));
    }

    private static Seq<Hauler> named(Seq<Hauler> haulers) {
        return haulers.zipWithIndex((hauler, index) ->
                new Hauler(
                        new AgentName("N" + index),
                        hauler.cycle(),
                        hauler.since(),
                        hauler.load(),
                        hauler.slots()));
    }

    /// Haulers around a centre with a pile of wood, and endless wood elsewhere.
    private static Yard central(Seq<Hauler> haulers, long wood) {
        Stock stock =
                haulers.flatMap(hauler -> hauler.cycle().legs().map(leg -> leg.stop().at()))
                        .distinct()
                        .foldLeft(
                                Stock.NOTHING,
                                (now, square) ->
                                        now.plus(new Place.OnSquare(square), wood(Amount.LAST)))
                        .with(new Place.OnSquare(CENTRE), wood(wood));
        return new Yard(
                StockRuling.LOCAL,
                stock,
                new Yard.Works(List.empty(), HashMap.<Square, Level>empty()),
                haulers,
                HashSet.empty());
    }

    /// Brings so much wood to the centre once a period.
    private static Hauler ferry(int period, long amount) {
        Square source = new Square(101, 100);
        return hauler(
                "F" + period,
                period,
                Vector.of(
                        stop(source, period, Stop.NOTHING, amount),
                        stop(CENTRE, 0, new Stop.Everything(), 0)));
    }

    /// Takes so much wood from the centre once a period.
    private static Hauler taker(int period, long amount) {
        Square target = new Square(100, 101);
        return hauler(
                "T" + period,
                period,
                Vector.of(
                        stop(CENTRE, period, Stop.NOTHING, amount),
                        stop(target, 0, new Stop.Everything(), 0)));
    }

    private static Stop stop(Square at, int period, Stop.Unloading unload, long load) {
        return new Stop(
                at, List.empty(), new Turn(Math.max(0L, period - 2L)), unload, false, wood(load));
    }

    private static Bag wood(long amount) {
        return Bag.of(Resource.WOOD, new Amount(amount));
    }

    private static Hauler hauler(String name, int period, Seq<Stop> stops) {
        Pace pace = new Pace(1, RoadSpeed.ONE, Roads.NONE);
        Cycle cycle =
                Cycle.trails(stops, Moves.ORTHOGONAL)
                        .map(trails -> Cycle.of(stops, trails, pace))
                        .getOrElseThrow(square -> new IllegalArgumentException(square.toString()));
        assertThat(cycle.period()).isEqualTo(period);
        return new Hauler(new AgentName(name), cycle, Turn.ZERO, Bag.EMPTY, new Amount(9));
    }
}
