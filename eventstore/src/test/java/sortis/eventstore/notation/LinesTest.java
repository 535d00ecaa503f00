package sortis.eventstore.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.line.Quoted;

/// Every kind of line, and the JSON line that means the same.
class LinesTest {
    /// A line, and the fields of its entry without `type`, `turn` and the agent A.
    private static final String CASES =
            """
            x: 01 03 0d | sequence-written | 'axis': 'x', 'values': ['01', '03', '0D']
            Y+16: 5A | sequence-written | 'axis': 'y', 'from': 16, 'values': ['5A']
            x+0: 5A "once more" | sequence-written | 'axis': 'x', 'values': ['5A'], 'note': 'once more'
            8,0 = EF mountain o0 | square-charted | 'at': [8, 0], 'value': 'EF', 'terrain': 'mountain', 'ore': 0
            8 , 0 = o41 Forest e. | square-charted | 'at': [8, 0], 'nibble': 'E', 'terrain': 'forest', 'ore': 41
            12,1 = E. seq 4 "from afar" | square-charted | 'at': [12, 1], 'nibble': 'E', 'seq': 4, 'note': 'from afar'
            A move 12,7>10,7 | agent-moved | 'path': [[12, 7], [10, 7]]
            A MOVE 12,7 > 10,7 > 10,9 Arrives 6 | agent-moved | 'path': [[12, 7], [10, 7], [10, 9]], 'arrives': 6
            A route 12,7 wait 3 | route-assigned | 'stops': [{'at': [12, 7], 'wait': 3}]
            A route 12,7 > 10,7 > 10,8 load 1o0 2w > 10,7 phase 3 | route-assigned | 'stops': [{'at': [12, 7], 'via': [[10, 7]]}, {'at': [10, 8], 'via': [[10, 7]], 'load': {'wood': 2, 'ore(0)': 1}}], 'phase': 3
            A route 12,7 drop all feed load 3w wait 9 > 10,7 wait 0 mod 9 | route-assigned | 'stops': [{'at': [12, 7], 'wait': 9, 'unload': 'all', 'feed': true, 'load': {'wood': 3}}, {'at': [10, 7]}], 'period': 9
            A route 12,7 wait 1 drop 2w 1o3 | route-assigned | 'stops': [{'at': [12, 7], 'wait': 1, 'unload': {'wood': 2, 'ore(3)': 1}}]
            A joins 12,7 | agent-joined | 'at': [12, 7]
            A clear 12,7 | forest-cleared | 'at': [12, 7]
            A clear 12,7 +0w | forest-cleared | 'at': [12, 7], 'wood': 0
            A workshop 2 12,7 -4o2 | building-raised | 'building': 'workshop', 'level': 2, 'at': [12, 7], 'paid': {'ore(2)': 4}
            A house 0 12,7 -0 | building-raised | 'building': 'house', 'level': 0, 'at': [12, 7], 'paid': {}
            A extractor 0 12,7 -0w | building-raised | 'building': 'extractor', 'level': 0, 'at': [12, 7], 'paid': {'wood': 0}
            A smelter 40 12,7 | building-raised | 'building': 'smelter', 'level': 40, 'at': [12, 7]
            A road 0 12,8 | road-laid | 'grade': 0, 'path': [[12, 8]]
            A road 1 12,8 > 14,8 -3o1 | road-laid | 'grade': 1, 'path': [[12, 8], [14, 8]], 'paid': {'ore(1)': 3}
            A vehicle 0 12,7 -1w slots 2 | vehicle-built | 'level': 0, 'at': [12, 7], 'paid': {'wood': 1}, 'slots': 2
            A operate 12,7 | operation-started | 'at': [12, 7]
            A rest | operation-ended |
            A feed 12,7 | smelter-fed | 'at': [12, 7]
            A feed 12,7 x2 -2o0 -4w = 2 ready 8 | smelter-fed | 'at': [12, 7], 'batches': 2, 'paid': {'wood': 4, 'ore(0)': 2}, 'yields': 2, 'ready': 8
            A take 12,7 1O0 | loaded | 'at': [12, 7], 'what': {'ore(0)': 1}
            A drop 12,7 0 | unloaded | 'at': [12, 7], 'what': {}
            A at 12,7 | position-noted | 'at': [12, 7]
            A at 12,7 on 9 "ninth" | position-noted | 'at': [12, 7], 'on': 9, 'note': 'ninth'
            count 10,7: 138o0 | stock-counted | 'stock': {'ore(0)': 138}, 'at': [10, 7]
            COUNT:0w 7o1 | stock-counted | 'stock': {'wood': 0, 'ore(1)': 7}
            count: 0 | stock-counted | 'stock': {}
            strike 5 | entry-struck | 'entry': 5
            strike 5 "twice" seq 7 "a slip" | entry-struck | 'entry': 5, 'reason': 'twice', 'seq': 7, 'note': 'a slip'
            strike 5 note "a slip" | entry-struck | 'entry': 5, 'note': 'a slip'
            A rest [p3 l1] # [p4] "no note" | operation-ended | 'paper': 'p3 l1'
            A rest ["p[3]"] note "\\u00e9\\n\\"#" | operation-ended | 'paper': 'p[3]', 'note': 'é\\n\\"#'
            """;

    static Stream<Arguments> cases() {
        return CASES.lines()
                .map(line -> line.split(" \\| ?", 3))
                .filter(parts -> !parts[1].isEmpty())
                .map(parts -> Arguments.of(parts[0], parts[1], parts[2]));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void meansTheSameAsJson(String line, String type, String fields) {
        boolean isOfAgent = line.startsWith("A ");
        String json =
                "{'type': '"
                        + type
                        + "', 'turn': 5"
                        + (isOfAgent ? ", 'agent': 'A'" : "")
                        + (fields.isEmpty() ? "" : ", " + fields)
                        + "}";

        assertThat(Notebook.json("@5", line)).isEqualTo(json.replace('\'', '"'));
    }

    @Test
    void aSkipSaysItsOwnTurn() {
        assertThat(Notebook.json("@9", "@2 > 140 +138o0 -3w"))
                .isEqualTo(
                        "{\"type\": \"turns-skipped\", \"turn\": 2, \"to\": 140, \"gained\":"
                                + " {\"wood\": -3, \"ore(0)\": 138}}");
        assertThat(Notebook.json("@2 > 140 +0"))
                .endsWith("\"turn\": 2, \"to\": 140, \"gained\": {}}");
        Entry after = (Entry) Notebook.read("@9", "@2 > 140", "A rest").last();
        assertThat(after.turn().number()).isEqualTo(9);
    }

    @Test
    void turnAndPageHoldForTheLinesBelow() {
        Vector<LogLine> read =
                Notebook.read(
                                "A rest",
                                "[p3]",
                                "@4",
                                "A rest",
                                "",
                                "# x",
                                "[p3 l12]",
                                "@2",
                                "A rest",
                                "A rest [p9]",
                                "A rest",
                                "[]",
                                "A rest")
                        .toVector();

        assertThat(read.map(line -> line.writtenTurn().get().number()))
                .containsExactly(0L, 4L, 2L, 2L, 2L, 2L);
        assertThat(read.map(line -> line.where().paper().getOrElse("-")))
                .containsExactly("-", "p3", "p3 l12", "p9", "p3 l12", "-");
        assertThat(read.map(line -> line.where().line()))
                .containsExactly(1L, 4L, 9L, 10L, 11L, 13L);
        assertThat(read.map(line -> line.number().number()))
                .containsExactly(1L, 2L, 3L, 4L, 5L, 6L);
    }

    @Test
    void namesThatAreNoPlainWordsStandInQuotes() {
        for (String name :
                new String[] {"new 12", "count", "Strike", "a,b", "é\"", "@", "#1", "x:"}) {
            String quoted = Quoted.of(name);
            assertThat(Notebook.json(quoted + " rest")).contains("\"agent\": " + quoted);
        }
        for (String name : new String[] {"X", "y", "take", "7", "日本", "Ada-2", "x+1"}) {
            assertThat(Notebook.json(name + " rest")).contains("\"agent\": \"" + name + "\"");
        }
    }

    @Test
    void lineEndsAndTheByteOrderMarkMeanNothing() {
        assertThat(Notebook.json("\uFEFFA rest\r\n\t \r\n")).contains("\"A\"");
        assertThat(Notebook.json("\t A \t rest \r")).contains("\"A\"");
        assertThat(Notebook.read("A rest\rB rest")).hasSize(1).noneMatch(Entry.class::isInstance);
        assertThat(Notebook.read("# A\rB rest")).hasSize(1).noneMatch(Entry.class::isInstance);
    }
}
