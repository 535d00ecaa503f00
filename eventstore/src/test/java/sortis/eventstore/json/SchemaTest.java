package sortis.eventstore.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Problem;
import sortis.entry.LogLine.Unreadable;

/// The schema says of a line what the codec says, as far as a schema can.
class SchemaTest {
    private static final Schema SCHEMA =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(Reading.resource("/sortis/eventstore/log-entry.schema.json"));

    static Stream<String> goldenLines() {
        return Golden.contents().keySet().map(Golden::line).toJavaStream();
    }

    static LongStream seeds() {
        return LongStream.range(100, 105);
    }

    /// Those of [FaultTest] that a schema can see.
    static Stream<Arguments> broken() {
        return FaultTest.cases().filter(SchemaTest::isVisible);
    }

    private static boolean isVisible(Arguments arguments) {
        Object[] fault = arguments.get();
        boolean isOfForm =
                fault[2].equals("DUPLICATE_KEY") || fault[2].equals("NOT_A_WHOLE_NUMBER");
        boolean isOfTwoFields =
                fault[3].equals("on") || fault[1].toString().contains("'from': 254");
        return !isOfForm && !isOfTwoFields;
    }

    @ParameterizedTest
    @MethodSource("goldenLines")
    void goldenLinesFit(String line) {
        assertThat(fits(line)).isTrue();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void whateverIsWrittenFits(long seed) {
        Games games = new Games(seed);
        for (int round = 0; round < 60; round++) {
            String line = EntryJson.write(games.entry());
            assertThat(fits(line)).as(line).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("broken")
    void brokenLinesDoNotFit(String type, String fields) {
        String line = ("{'type': '" + type + "', 'turn': 5, " + fields + "}").replace("^", "");

        assertThat(fits(line.replace('\'', '"'))).isFalse();
    }

    @ParameterizedTest
    @MethodSource("goldenLines")
    void eachFieldIsJudgedAlike(String line) {
        for (String damaged : damaged(line)) {
            assertThat(fits(damaged)).as(damaged).isEqualTo(Reading.line(damaged) instanceof Entry);
        }
    }

    /// The line with each of its values and keys replaced in turn.
    private static Iterable<String> damaged(String line) {
        java.util.List<String> all = new java.util.ArrayList<>();
        java.util.regex.Matcher values =
                java.util.regex.Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|-?[0-9]+|true")
                        .matcher(line);
        while (values.find()) {
            for (String other : new String[] {"null", "-1", "256", "\"\"", "\"x\"", "[]", "{}"}) {
                String damaged =
                        line.substring(0, values.start()) + other + line.substring(values.end());
                if (isJudgedBySchema(damaged)) {
                    all.add(damaged);
                }
            }
        }
        return all;
    }

    private static boolean isJudgedBySchema(String line) {
        return !(Reading.line(line) instanceof Unreadable found)
                || !(found.fault().problem() == Problem.NOT_JSON
                        || found.fault().problem() == Problem.DUPLICATE_KEY
                        || found.fault().subject().equals("on")
                        || (found.fault().problem() == Problem.TOO_MANY
                                && found.fault().subject().equals("values")));
    }

    @Test
    void anythingElseDoesNotFit() {
        assertThat(Stream.of("7", "null", "[]", "{}", "{\"type\": \"tea\", \"turn\": 0}"))
                .noneMatch(SchemaTest::fits);
    }

    private static boolean fits(String line) {
        return SCHEMA.validate(line, InputFormat.JSON).isEmpty();
    }
}
