package sortis.eventstore.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Problem;
import sortis.entry.LogLine.Unknown;
import sortis.entry.LogLine.Unreadable;

/// JSON that is none, or too much of it.
class TortureTest {
    private static final Duration SOON = Duration.ofSeconds(2);

    /// `^` stands before the first character that is wrong.
    static Stream<String> noJson() {
        return Stream.of(
                "{^",
                "^}",
                "^]",
                "[1, 2^",
                "[1, 2^}",
                "{\"a\": 1^]",
                "[1,^]",
                "{\"a\": 1,^}",
                "{^,}",
                "[^,1]",
                "[1,^,2]",
                "[1 ^2]",
                "{\"a\" ^1}",
                "{\"a\":^}",
                "{\"a\": 1 ^\"b\": 2}",
                "{^a: 1}",
                "{^'a': 1}",
                "{\"a\": ^'b'}",
                "{^1: 1}",
                "{^null: 1}",
                "{\"a\": ^NaN}",
                "{\"a\": ^Infinity}",
                "{\"a\": -^Infinity}",
                "-^NaN",
                "{\"a\": ^tru}",
                "{\"a\": ^True}",
                "{\"a\": ^undefined}",
                "{\"a\": 0^1}",
                "{\"a\": -0^1}",
                "{\"a\": ^.5}",
                "{\"a\": 1^.}",
                "{\"a\": 1^e}",
                "{\"a\": 0^x10}",
                "{\"a\": -^}",
                "{\"a\": \"b^",
                "{\"a^",
                "{\"a\": \"\\^q\"}",
                "{\"a\": \"\\u12^G4\"}",
                "^/* x */ {}",
                "{\"a\": 1 ^/* x */}",
                "^// x",
                "^# x",
                "{\"a\": 1} ^// x",
                "{} ^{}",
                "{}^{}",
                "{}^]",
                "{} ^x",
                "{}^,",
                "{}^\0",
                "{\"a\": 1^\0}",
                "^\0{}",
                "^\f{}",
                "^\u00A0{}",
                "{\"a\":^\u2028 1}",
                "^\uFEFF{}",
                "^\0\0\0\0",
                "{\"a\": \"b^\u0001\"}",
                "{\"a\": \"b^\tc\"}",
                "{\"a^\tb\": 1}",
                "^<xml/>",
                "{\"é😀\": ^é}");
    }

    @ParameterizedTest
    @MethodSource("noJson")
    void isRefusedAtItsPlace(String marked) {
        int place = marked.indexOf('^');
        String line = marked.replace("^", "");
        Vector<LogLine> lines = Reading.log(Reading.GOOD + "\n" + line + "\n" + Reading.GOOD);

        assertThat(lines.get(0)).isInstanceOf(Entry.class);
        assertThat(lines.get(2)).isInstanceOf(Entry.class);
        Unreadable found = (Unreadable) lines.get(1);
        assertThat(found.fault().problem()).isIn(Problem.NOT_JSON, Problem.TRAILING_TEXT);
        assertThat(found.column()).isEqualTo(marked.codePointCount(0, place) + 1);
        assertThat(found.where().text()).isEqualTo(line);
        assertThat(found.turn()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "true",
                "7",
                "-0",
                "1e9",
                "\"clear\"",
                "[]",
                "[{}]",
                "[1, 2]",
                "\"\\ud800\""
            })
    void aValueAloneIsNoEntry(String line) {
        assertThat(Reading.problem(line)).isEqualTo(Problem.NOT_AN_OBJECT);
    }

    @Test
    void theCharacterIsShown() {
        assertThat(Reading.unreadable("{'a'}").fault().subject()).isEqualTo("'");
        assertThat(Reading.unreadable("{\0}").fault().subject()).isEqualTo("U+0000");
        assertThat(Reading.unreadable("{\u202E}").fault().subject()).isEqualTo("U+202E");
        assertThat(Reading.unreadable("{😀}").fault().subject()).isEqualTo("😀");
        assertThat(Reading.unreadable("{").fault().subject()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"[, 101", "{\"a\":, 501", "[{\"a\":, 301"})
    void deepNesting(String open, int column) {
        Unreadable found = assertTimeout(SOON, () -> Reading.unreadable(open.repeat(100_000)));

        assertThat(found.fault()).isEqualTo(Reading.fault(Problem.TOO_DEEP, "", "100"));
        assertThat(found.column()).isEqualTo(column);
    }

    @Test
    void deepestNesting() {
        String line = "{\"type\": \"x\", \"a\": " + "[".repeat(99) + "]".repeat(99) + "}";

        assertThat(Reading.line(line)).isInstanceOf(Unknown.class);
        assertThat(Reading.problem(line.replace("[]", "[[]]"))).isEqualTo(Problem.TOO_DEEP);
    }

    @ParameterizedTest
    @CsvSource({
        "2147483648, OUT_OF_RANGE",
        "9007199254740993, OUT_OF_RANGE",
        "9223372036854775807, OUT_OF_RANGE",
        "9223372036854775808, OUT_OF_RANGE",
        "18446744073709551616, OUT_OF_RANGE",
        "18446744073709551620, OUT_OF_RANGE",
        "-9223372036854775809, OUT_OF_RANGE",
        "1e400, NOT_A_WHOLE_NUMBER",
        "1e100000000, NOT_A_WHOLE_NUMBER",
        "1e-100000000, NOT_A_WHOLE_NUMBER",
        "1.0, NOT_A_WHOLE_NUMBER",
        "-0.0, NOT_A_WHOLE_NUMBER",
        "1E0, NOT_A_WHOLE_NUMBER"
    })
    void numbers(String number, Problem problem) {
        String line = "{\"type\": \"building-raised\", \"level\": " + number + ", \"turn\": 1}";

        assertThat(assertTimeout(SOON, () -> Reading.problem(line))).isEqualTo(problem);
        assertThat(Reading.unreadable(line).turn()).isNotEmpty();
    }

    @Test
    void aMillionDigits() {
        String turn = "{\"type\": \"operation-ended\", \"agent\": \"A\", \"turn\": ";

        assertThat(assertTimeout(SOON, () -> Reading.problem(turn + "7".repeat(1_000_000) + "}")))
                .isEqualTo(Problem.OUT_OF_RANGE);
        assertThat(
                        assertTimeout(
                                SOON,
                                () -> Reading.problem(turn + "1." + "7".repeat(1_000_000) + "}")))
                .isEqualTo(Problem.NOT_A_WHOLE_NUMBER);
        assertThat(Reading.entry(turn + "-0}").turn().number()).isZero();
    }

    @Test
    void aHundredThousandKeys() {
        String keys = keys(IntStream.range(0, 100_000).mapToObj(Integer::toString));

        assertThat(assertTimeout(SOON, () -> Reading.line("{\"type\": \"x\", " + keys + "}")))
                .isInstanceOf(Unknown.class);
        assertThat(
                        assertTimeout(
                                SOON,
                                () -> Reading.problem("{\"type\": \"loaded\", " + keys + "}")))
                .isEqualTo(Problem.UNKNOWN_KEY);
        assertThat(
                        assertTimeout(
                                SOON,
                                () -> Reading.problem("{\"type\": \"x\", " + keys + ", \"7\": 1}")))
                .isEqualTo(Problem.DUPLICATE_KEY);
    }

    @Test
    void aHundredThousandKeysOfOneHash() {
        String keys = keys(IntStream.range(0, 1 << 17).mapToObj(TortureTest::ofOneHash));

        assertThat(assertTimeout(SOON, () -> Reading.line("{\"type\": \"x\", " + keys + "}")))
                .isInstanceOf(Unknown.class);
    }

    private static String keys(Stream<String> names) {
        return names.map(name -> "\"" + name + "\": 1").collect(Collectors.joining(", "));
    }

    /// `Aa` and `BB` have one hash, and so have all texts that are made of as many of them.
    private static String ofOneHash(int bits) {
        return IntStream.range(0, 17)
                .mapToObj(bit -> (bits >> bit & 1) == 0 ? "Aa" : "BB")
                .collect(Collectors.joining());
    }

    @Test
    void moreTokensThanMemoryIsFor() {
        Unreadable found =
                assertTimeout(SOON, () -> Reading.unreadable("[" + "1,".repeat(8_000_000) + "1]"));

        assertThat(found.fault()).isEqualTo(Reading.fault(Problem.TOO_MANY, "", "500000"));
    }

    static Stream<Arguments> texts() {
        return Stream.of(
                Arguments.of("\\ud800", "\ud800"),
                Arguments.of("\\uDFFF\\uD800", "\udfff\ud800"),
                Arguments.of("\\ud83d\\ude00", "😀"),
                Arguments.of("\\u0000", "\0"),
                Arguments.of("\\u2028\u2028\u0085", "\u2028\u2028\u0085"),
                Arguments.of("\\\"\\\\\\/\\b\\f\\n\\r\\t", "\"\\/\b\f\n\r\t"),
                Arguments.of("\u007F\u009F\u202E", "\u007F\u009F\u202E"));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void textsComeBackExactly(String written, String text) {
        Entry entry = Reading.entry(Reading.GOOD.replace("}", ", \"note\": \"" + written + "\"}"));

        assertThat(entry.note()).isEqualTo(Option.some(text));
        String again = EntryJson.write(entry);
        assertThat(again.codePoints()).noneMatch(it -> it < ' ' || it == 0x2028 || it >> 11 == 27);
        assertThat(Reading.entry(again).note()).isEqualTo(entry.note());
    }

    @Test
    void zerosAtTheEndAreAnUnreadableLine() {
        Vector<LogLine> lines =
                Reading.log(Reading.GOOD + "\n" + "\0".repeat(4096) + Reading.GOOD + "\n");

        assertThat(lines).hasSize(2);
        assertThat(lines.last()).isInstanceOf(Unreadable.class);
    }

    @Test
    void damageNeverThrowsAndNeverMovesOtherLines() {
        Random random = new Random(20_250_301);
        for (String type : Golden.contents().keySet()) {
            byte[] line = Reading.bytes(Golden.line(type));
            for (int round = 0; round < 500; round++) {
                byte[] damaged = line.clone();
                damaged[random.nextInt(line.length)] = (byte) (random.nextInt(245) + 11);
                Vector<LogLine> lines = Reading.log(Reading.bytes(damaged, "\n", Reading.GOOD));
                assertThat(lines.last().where().line()).isEqualTo(2);
                assertThat(lines.last()).isInstanceOf(Entry.class);
            }
        }
    }
}
