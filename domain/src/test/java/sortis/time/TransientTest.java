package sortis.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static sortis.time.Yardstick.BEYOND;
import static sortis.time.Yardstick.HERE;
import static sortis.time.Yardstick.THERE;
import static sortis.time.Yardstick.carrying;
import static sortis.time.Yardstick.feeding;
import static sortis.time.Yardstick.loading;
import static sortis.time.Yardstick.pile;
import static sortis.time.Yardstick.plain;
import static sortis.time.Yardstick.under;
import static sortis.time.Yardstick.unloading;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.entry.BuildingKind;
import sortis.play.Snapshot;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Resource;
import sortis.value.Turn;
import sortis.world.World;

/// Courses that take very long to settle, reckoned by hand (rulebook §4).
class TransientTest {
    private static final Resource WOOD = Resource.WOOD;

    @ParameterizedTest
    @CsvSource({
        "1000000000000, 10000000000000, 500000000000",
        "1000000000000, 100000000001, 100000000001",
        "199999999999, 100000000001, 100000000000",
        "200000000003, 100000000001, 100000000001"
    })
    void aPileIsDrainedOneUnitARound(long turn, long pile, long moved) {
        World world =
                plain().piled(HERE, WOOD, pile)
                        .touring("A", loading(HERE, 0, WOOD, 1), unloading(THERE, 0))
                        .on(turn);
        assertThat(pile(world, THERE, WOOD)).isEqualTo(moved);
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "3, 1", "10, 1", "19, 1", "25, 1", "38, 1", "0, 7", "10, 7", "19, 7"})
    void aSmelterWaitsForItsWood(int level, long aRound) {
        World world = fed(level, aRound).on(Turn.LAST);
        long wood = Turn.LAST / 2 * aRound;
        long batches = Math.min(Math.min(wood >> (level + 1), Turn.LAST / 2), Amount.LAST >> level);
        assertThat(pile(world, THERE, Resource.ore(level + 1)) + due(world)).isEqualTo(batches);
        assertThat(pile(world, THERE, WOOD)).isEqualTo(wood - (batches << (level + 1)));
    }

    /// One ferry brings so much wood every second turn to a smelter with ore in plenty.
    private static Yardstick fed(int level, long aRound) {
        return smelting(under(carrying(aRound)), level)
                .touring("A", loading(HERE, 0, WOOD, aRound), feeding(THERE, 0));
    }

    private static Yardstick smelting(Yardstick stage, int level) {
        return stage.raised(BuildingKind.SMELTER, level, THERE)
                .piled(HERE, WOOD, Amount.LAST)
                .piled(THERE, Resource.ore(level), Amount.LAST);
    }

    private static long due(World world) {
        return world.deliveries().map(due -> due.goods().units().units()).sum().longValue();
    }

    @ParameterizedTest
    @CsvSource({"97, 101, 1000000000", "997, 991, 1000000000", "2, 997, 10000000000000"})
    void ferriesWithCoprimePeriodsShareAPile(long one, long other, long pile) {
        World world =
                plain().piled(HERE, WOOD, pile)
                        .touring("A", loading(HERE, one - 2, WOOD, 1), unloading(THERE, 0))
                        .touring("B", loading(HERE, other - 2, WOOD, 1), unloading(BEYOND, 1))
                        .on(Turn.LAST);
        long drained = pile - pile(world, HERE, WOOD);
        assertThat(drained - world.total().amount(WOOD).units() + pile(world, HERE, WOOD)).isZero();
        assertThat(pile(world, THERE, WOOD) + pile(world, BEYOND, WOOD))
                .isBetween(drained - 2, drained);
    }

    @Test
    void aRouteMayWaitAHundredThousandMillionTurns() {
        World world =
                plain().piled(HERE, WOOD, 30)
                        .touring("A", loading(HERE, 99_999_999_998L, WOOD, 1), unloading(THERE, 0))
                        .touring("B", loading(HERE, 99_999_999_999L, WOOD, 1), unloading(BEYOND, 0))
                        .on(Turn.LAST);
        assertThat(pile(world, THERE, WOOD)).isEqualTo(10);
        assertThat(pile(world, BEYOND, WOOD)).isEqualTo(9);
        assertThat(pile(world, HERE, WOOD)).isEqualTo(9);
    }

    @Test
    void whoArrivesOnTheSameTurnIsServedInTheOrderOfJoining() {
        World world =
                plain().piled(BEYOND, WOOD, 1)
                        .touring("A", unloading(HERE, 0), loading(BEYOND, 0, WOOD, 1))
                        .touring("B", unloading(HERE, 0), loading(BEYOND, 0, WOOD, 1))
                        .on(2);
        assertThat(load(world, "A")).isEqualTo(1);
        assertThat(load(world, "B")).isZero();
    }

    private static long load(World world, String agent) {
        return world.agents()
                .named(new AgentName(agent))
                .map(found -> found.load().units().units())
                .getOrElse(-1L);
    }

    @Test
    void aSmelterBeginsOneBatchATurnForAllItsFeeders() {
        World world =
                plain().raised(BuildingKind.SMELTER, 0, HERE)
                        .piled(HERE, WOOD, 1_000_000)
                        .piled(HERE, Resource.ore(0), 1_000_000)
                        .touring("A", feeding(HERE, 1))
                        .touring("B", feeding(HERE, 2))
                        .on(400_000);
        assertThat(pile(world, HERE, Resource.ore(1)) + due(world)).isEqualTo(400_001);
    }

    @Test
    void whoCarriesTooMuchLoadsNothing() {
        World world =
                plain().piled(HERE, WOOD, 10)
                        .carrying("A", HERE, Resource.ore(3), 5)
                        .touring("A", loading(HERE, 0, WOOD, 1), loading(THERE, 0, WOOD, 1))
                        .on(Turn.LAST);
        assertThat(pile(world, HERE, WOOD)).isEqualTo(10);
    }

    @Test
    void whatReallyMeetsForTooLongCannotBeForeseen() {
        Yardstick many =
                takers(plain().piled(BEYOND, WOOD, Amount.LAST), 13, 17, 19, 23, 29, 31, 37)
                        .touring("A", loading(BEYOND, 9, WOOD, 1), unloading(HERE, 0));
        Unforeseeable trouble = catchThrowableOfType(Unforeseeable.class, () -> many.on(Turn.LAST));
        assertThat(trouble.agents())
                .containsExactlyInAnyOrderElementsOf(many.agents().remove(new AgentName("giver")));
    }

    /// Ferries with those periods that share one pile.
    private static Yardstick takers(Yardstick stage, long... periods) {
        return LongStream.of(periods)
                .boxed()
                .reduce(
                        stage,
                        (now, period) ->
                                now.touring(
                                        "p" + period,
                                        loading(HERE, period - 2, WOOD, 1),
                                        unloading(THERE, 0)),
                        (_, last) -> last);
    }

    @Test
    void routesThatShareNoPileNeverCount() {
        World world =
                plain().piled(HERE, WOOD, Amount.LAST)
                        .touring("A", loading(HERE, 999_983, WOOD, 1), unloading(THERE, 0))
                        .touring("B", unloading(BEYOND, 1_000_003), unloading(THERE, 0))
                        .touring("C", feeding(BEYOND, 1_000_033), feeding(HERE, 0))
                        .on(Turn.LAST);
        assertThat(pile(world, THERE, WOOD)).isEqualTo(Turn.LAST / 999_985);
    }

    @Test
    void routesWithoutSlotsNeverCount() {
        Yardstick stage = under(carrying(0)).piled(HERE, WOOD, 9);
        World world = takers(stage, 11, 13, 17, 19, 23, 29, 31, 37).on(Turn.LAST);
        assertThat(pile(world, HERE, WOOD)).isEqualTo(9);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 7})
    void aJointPeriodUnderAMillionIsForeseen(int level) {
        bringsAndSmelts(level);
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 10})
    void aSmelterMayBeginAtAnotherVisitEachRound(int level) {
        bringsAndSmelts(level);
    }

    /// All wood that four ferries bring lies there or was smelted.
    private static void bringsAndSmelts(int level) {
        World world = ferries(level).on(Turn.LAST);
        long arrived =
                pile(world, THERE, WOOD) + ((due(world) + ores(world, level)) << (level + 1));
        assertThat(arrived)
                .isEqualTo(LongStream.of(5, 7, 8, 9).map(period -> (Turn.LAST + 1) / period).sum());
        assertThat(Snapshot.of(ferries(level).on(5_000).carriedTo(new Turn(Turn.LAST))))
                .isEqualTo(Snapshot.of(world));
    }

    private static long ores(World world, int level) {
        return pile(world, THERE, Resource.ore(level + 1));
    }

    private static Yardstick ferries(int level) {
        return LongStream.of(5, 7, 8, 9)
                .boxed()
                .reduce(
                        smelting(plain(), level),
                        (now, period) ->
                                now.touring(
                                        "p" + period,
                                        loading(HERE, period - 2, WOOD, 1),
                                        feeding(THERE, 0)),
                        (_, last) -> last);
    }
}
