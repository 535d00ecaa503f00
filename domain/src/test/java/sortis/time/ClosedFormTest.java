package sortis.time;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.math.BigInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.entry.GameEntry;
import sortis.entry.LogEntry.GameStarted;
import sortis.play.Dice;
import sortis.play.Snapshot;
import sortis.value.Turn;
import sortis.world.Plan;
import sortis.world.World;

/// Far turns of random plans: going there at once leads where going there in two strides does.
class ClosedFormTest {
    private static final int GAMES_A_BATCH = 100;
    private static final BigInteger LONG_PERIOD = BigInteger.valueOf(1_000_000);

    static LongStream batches() {
        return LongStream.range(0, 10);
    }

    @ParameterizedTest
    @MethodSource("batches")
    void twoStridesLeadWhereOneDoes(long batch) {
        for (long seed = batch * GAMES_A_BATCH; seed < (batch + 1) * GAMES_A_BATCH; seed++) {
            stride(seed);
        }
    }

    static void stride(long seed) {
        Dice dice = new Dice(seed);
        Scenario scenario = dice.chance(60) ? new Muddle(dice, true) : new Colony(dice);
        GameStarted game = scenario.game();
        Seq<GameEntry> scene = scenario.scene();
        World now = scene.foldLeft(World.begun(game, new Turn(dice.below(100))), World::after);
        Turn near = now.turn().plus(dice.from(1, dice.any(50L, 10_000L, 1_000_000L)));
        Turn far = near.plus(dice.from(1, dice.any(10_000L, 10_000_000L, 900_000_000_000L)));
        carried(now, near)
                .flatMap(then ->
                        carried(then, far)
                                .flatMap(later ->
                                        carried(now, far)
                                                .peek(world ->
                                                        assertThat(Snapshot.of(world))
                                                                .as(
                                                                        "seed %s, %s then %s\n%s\n%s",
                                                                        seed,
                                                                        near,
                                                                        far,
                                                                        game,
                                                                        scene.mkString("\n"))
                                                                .isEqualTo(Snapshot.of(later)))));
    }

    /// The world on that turn; none where routes with a joint period too long cannot be foreseen.
    private static Option<World> carried(World world, Turn turn) {
        try {
            return Option.of(world.carriedTo(turn));
        } catch (Unforeseeable e) {
            assertThat(jointPeriod(world))
                    .as("joint period of %s", e.agents())
                    .isGreaterThan(LONG_PERIOD);
            return Option.none();
        }
    }

    private static BigInteger jointPeriod(World world) {
        return world.agents()
                .inOrder()
                .flatMap(agent ->
                        agent.plan() instanceof Plan.OnRoute(var cycle, _)
                                ? Option.of(BigInteger.valueOf(cycle.period()))
                                : Option.none())
                .fold(BigInteger.ONE, (one, other) -> one.multiply(other).divide(one.gcd(other)));
    }
}
