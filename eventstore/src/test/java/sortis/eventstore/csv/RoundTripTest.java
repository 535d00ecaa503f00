package sortis.eventstore.csv;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.nio.charset.StandardCharsets;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.json.EntryJson;
import sortis.eventstore.json.Games;
import sortis.eventstore.shape.EntryShapes;

/// What is filled in is read as it was meant, however cells are written.
class RoundTripTest {
    static LongStream seeds() {
        return LongStream.range(0, 60);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void entriesOfEveryKindWithEveryField(long seed) {
        Games games = new Games(seed);
        Seq<Entry> entries = Vector.fill(120, games::entry).filter(CsvWriter::isExpressible);
        assertThat(entries.size()).isGreaterThan(20);
        check(seed, entries, ",");
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void legalGames(long seed) {
        check(seed, sortis.play.Games.legal(seed, 60), ",");
    }

    @ParameterizedTest
    @ValueSource(strings = {",", ";", "\t"})
    void everySeparator(String separator) {
        check(7, sortis.play.Games.legal(7, 60), separator);
    }

    private static void check(long seed, Seq<Entry> entries, String separator) {
        String csv = new CsvWriter(seed, separator).written(entries);

        Spreadsheet read = Spreadsheet.read(csv.getBytes(StandardCharsets.UTF_8));

        assertThat(read.misfits()).isEmpty();
        assertThat(read.entries().map(EntryJson::write))
                .containsExactlyElementsOf(entries.map(EntryJson::write));
    }

    /// The kinds in the games above are all there are.
    @Test
    void everyKindIsAmongThem() {
        Seq<String> met =
                Vector.ofAll(seeds().boxed())
                        .flatMap(seed -> {
                            Games games = new Games(seed);
                            return Vector.fill(120, games::entry).filter(CsvWriter::isExpressible);
                        })
                        .map(entry -> entry.content().getClass().getSimpleName())
                        .distinct();
        assertThat(met).hasSize(RowReader.TYPES.size());
        assertThat(RowReader.TYPES).allMatch(type -> EntryShapes.named(type).isDefined());
    }
}
