package sortis.bench.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import java.io.ByteArrayInputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.entry.GameEntry;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.json.EntryJson;
import sortis.eventstore.json.JsonLines;
import sortis.replay.Transcript;
import sortis.replay.audit.Auditor;

/// The logs of the benchmarks are what they are said to be.
class GameTest {
    private static final int ROUTES = 2;

    private static String log(long seed, long entries, int routes) {
        StringWriter out = new StringWriter();
        Game.write(out, seed, entries, routes);
        return out.toString();
    }

    private static Seq<LogLine> read(String log) {
        return JsonLines.readAll(new ByteArrayInputStream(log.getBytes(StandardCharsets.UTF_8)));
    }

    private static Set<Class<?>> kinds(String log) {
        return HashSet.ofAll(read(log)).map(line -> ((Entry) line).content().getClass());
    }

    /// All records that a sealed interface permits.
    private static Set<Class<?>> records(Class<?> kind) {
        return kind.isRecord()
                ? HashSet.of(kind)
                : HashSet.of(kind.getPermittedSubclasses()).flatMap(GameTest::records);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void nothingIsWrong(long seed) {
        Transcript game = Transcript.of(read(log(seed, 1_000, ROUTES)));

        assertThat(Auditor.STRICT.audit(game).findings()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 9, 10, 200, 5_000})
    void isAsLongAsAsked(long entries) {
        String log = log(1, entries, ROUTES);

        assertThat(log.lines().count()).isEqualTo(entries);
        assertThat(log).endsWith("}\n");
    }

    @Test
    void theSeedAloneDecides() {
        assertThat(log(7, 500, ROUTES)).isEqualTo(log(7, 500, ROUTES));
        assertThat(log(7, 500, ROUTES)).isNotEqualTo(log(8, 500, ROUTES));
    }

    @Test
    void everyLineIsSpelledAsTheProgramSpellsIt() {
        String log = log(3, 2_000, ROUTES);

        assertThat(read(log).map(line -> EntryJson.write((Entry) line)).mkString("", "\n", "\n"))
                .isEqualTo(log);
    }

    @Test
    void everyKindOfEntryIsThere() {
        assertThat(kinds(log(1, 10_000, ROUTES))).isEqualTo(records(GameEntry.class));
    }

    @Test
    void nobodyHaulsWhereThereAreNoRoutes() {
        assertThat(kinds(log(1, 5_000, 0))).doesNotContain(RouteAssigned.class);
        assertThat(kinds(log(1, 5_000, 1))).contains(RouteAssigned.class);
    }

    @Test
    void aLineHasAboutSoManyBytes() {
        String log = log(1, 10_000, ROUTES);

        assertThat(log.getBytes(StandardCharsets.UTF_8).length / 10_000).isBetween(130, 160);
    }
}
