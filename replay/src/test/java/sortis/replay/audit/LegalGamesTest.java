package sortis.replay.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.entry.LogLine.Entry;
import sortis.play.Games;
import sortis.replay.Transcript;

/// The games that other tests rest on are legal.
class LegalGamesTest {
    private static final int GAMES_A_BATCH = 50;

    static LongStream batches() {
        return LongStream.range(0, 10);
    }

    @ParameterizedTest
    @MethodSource("batches")
    void nothingIsFoundInALegalGame(long batch) {
        for (long seed = batch * GAMES_A_BATCH; seed < (batch + 1) * GAMES_A_BATCH; seed++) {
            Seq<Entry> game = Games.legal(seed, (int) (20 + seed % 181));
            assertThat(Auditor.STRICT.audit(Transcript.of(game.map(line -> line))).findings())
                    .as("seed %s\n%s", seed, game.map(Entry::content).mkString("\n"))
                    .isEmpty();
        }
    }
}
