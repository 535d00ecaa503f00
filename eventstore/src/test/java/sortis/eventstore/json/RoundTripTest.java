package sortis.eventstore.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Where;

/// What is written is read again as it was.
class RoundTripTest {
    static LongStream seeds() {
        return LongStream.range(0, 20);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void anyEntryComesBack(long seed) {
        Games games = new Games(seed);
        for (int round = 0; round < 250; round++) {
            Entry entry = games.entry();
            String line = EntryJson.write(entry);
            Entry again = Reading.entry(line);

            assertThat(again).as(line).isEqualTo(written(entry, line));
            assertThat(EntryJson.write(again)).isEqualTo(line);
            assertThat(JsonContent.of(again)).isEqualTo(JsonContent.of(Reading.entry(line)));
        }
    }

    private static Entry written(Entry entry, String line) {
        Where where = entry.where();
        return new Entry(
                new Where(where.number(), where.line(), where.paper(), line),
                entry.turn(),
                entry.seq(),
                entry.note(),
                entry.content());
    }

    @Test
    void whatReadersAssumeIsLeftOut() {
        String line =
                "{\"type\": \"route-assigned\", \"turn\": 0, \"agent\": \"A\", \"stops\": [{\"at\":"
                        + " [1, 2], \"via\": [], \"wait\": 0, \"unload\": {}, \"feed\": false,"
                        + " \"load\": {}}]}";

        assertThat(EntryJson.write(Reading.entry(line)))
                .isEqualTo(
                        "{\"type\": \"route-assigned\", \"turn\": 0, \"agent\": \"A\", \"stops\":"
                                + " [{\"at\": [1, 2]}]}");
    }

    @Test
    void agentsAreAlwaysWritten() {
        String start =
                "{\"type\": \"game-started\", \"turn\": 0, \"seeds\": {\"x\": \"01\", \"y\":"
                        + " \"5A\"}, \"start\": [5, 14]";

        assertThat(EntryJson.write(Reading.entry(start + ", \"rulings\": {\"walk\": 1}}")))
                .isEqualTo(start + ", \"agents\": [\"A\"]}");
    }
}
