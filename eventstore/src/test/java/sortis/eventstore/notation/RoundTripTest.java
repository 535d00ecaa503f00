package sortis.eventstore.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.ByteArrayInputStream;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.json.EntryJson;
import sortis.eventstore.json.Games;
import sortis.eventstore.json.JsonLines;

/// JSON lines become notation and JSON lines again, and nothing changes.
class RoundTripTest {
    /// How many logs of either kind; `-Dsortis.games=10000` for many.
    private static final long MOST = Long.getLong("sortis.games", 300);

    private static final int BATCH = 100;

    static LongStream batches() {
        return LongStream.range(0, (MOST + BATCH - 1) / BATCH);
    }

    @ParameterizedTest
    @MethodSource("batches")
    void entriesOfEveryKindWithEveryField(long batch) {
        for (long seed = batch * BATCH; seed < (batch + 1) * BATCH; seed++) {
            Games games = new Games(seed);
            check(seed, Vector.fill(30, games::entry));
        }
    }

    @ParameterizedTest
    @MethodSource("batches")
    void legalGames(long batch) {
        for (long seed = batch * BATCH; seed < (batch + 1) * BATCH; seed++) {
            check(seed, sortis.play.Games.legal(seed, 40));
        }
    }

    private static void check(long seed, Seq<Entry> entries) {
        Seq<String> json = entries.map(EntryJson::write);
        String text = written(json.mkString("\n"));

        Seq<String> again = Notebook.json(Notebook.read(text.getBytes(UTF_8)));

        assertThat(again).as("seed %s", seed).isEqualTo(json);
        assertThat(Notebook.tidy(text)).as("seed %s", seed).isEqualTo(text);
    }

    private static String written(String json) {
        Vector<Entry> read =
                JsonLines.readAll(new ByteArrayInputStream(json.getBytes(UTF_8)))
                        .map(Entry.class::cast);
        return NotationWriter.lines(read).map(line -> line + "\n").mkString();
    }
}
