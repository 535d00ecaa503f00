package sortis.time;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.entry.GameEntry;
import sortis.entry.LogEntry.GameStarted;
import sortis.play.Dice;
import sortis.play.Snapshot;
import sortis.play.TurnByTurn;
import sortis.value.Turn;
import sortis.world.World;

/// The closed form says of random plans on random turns what playing turn by turn says.
class HaulageTest {
    private static final int GAMES_A_BATCH = 200;

    static LongStream batches() {
        return LongStream.range(0, 10);
    }

    @ParameterizedTest
    @MethodSource("batches")
    void theClosedFormSaysWhatPlayingTurnByTurnSays(long batch) {
        for (long seed = batch * GAMES_A_BATCH; seed < (batch + 1) * GAMES_A_BATCH; seed++) {
            new Match(seed).play();
        }
    }

    /// Both forms of one random game.
    static final class Match {
        private final long seed;
        private final Dice dice;
        private final Scenario scenario;
        private final StringBuilder told = new StringBuilder();
        private final TurnByTurn slow;
        private World fast;

        Match(long seed) {
            this.seed = seed;
            this.dice = new Dice(seed);
            this.scenario = dice.chance(50) ? new Muddle(dice, false) : new Colony(dice);
            Turn turn = new Turn(dice.below(3));
            GameStarted game = scenario.game();
            told.append("turn ").append(turn).append(": ").append(game);
            this.slow = TurnByTurn.begun(game, turn);
            this.fast = World.begun(game, turn);
        }

        void play() {
            take(scenario.scene());
            for (int i = dice.below(5); i > 0; i--) {
                carry(dice.from(1, 40));
                take(scenario.change());
            }
            carry(dice.from(1, 300));
            carry(dice.from(1, 3_000));
        }

        private void take(Seq<GameEntry> entries) {
            entries.forEach(this::take);
        }

        private void take(GameEntry entry) {
            told.append("\nturn ").append(fast.turn()).append(": ").append(entry);
            slow.take(entry);
            fast = fast.after(entry);
            compare();
        }

        private void carry(long turns) {
            Turn later = fast.turn().plus(turns);
            slow.playTo(later);
            fast = fast.carriedTo(later);
            compare();
        }

        private void compare() {
            assertThat(Snapshot.of(fast))
                    .as("seed %s, turn %s\n%s", seed, fast.turn(), told)
                    .isEqualTo(slow.snapshot());
        }
    }
}
