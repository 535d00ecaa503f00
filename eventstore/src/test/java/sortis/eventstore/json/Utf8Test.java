package sortis.eventstore.json;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.nio.charset.Charset;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Problem;
import sortis.entry.LogLine.Unreadable;

/// Bytes that are not UTF-8 are found at their place and shown, and nothing else suffers.
class Utf8Test {
    static Stream<Arguments> badBytes() {
        return Stream.of("{\"a", "{\"a\": \"é", "{\"a\": ", "")
                .flatMap(before ->
                        IntStream.rangeClosed(0x80, 0xFF)
                                .mapToObj(octet -> Arguments.of(before, octet)));
    }

    @ParameterizedTest
    @MethodSource("badBytes")
    void eachBadByteIsNamed(String before, int octet) {
        byte[] line = Reading.bytes(before, Reading.octets(octet), "z\": 1}");

        Unreadable found = onLineTwo(line);

        String shown = "\\x" + Integer.toHexString(octet).toUpperCase(java.util.Locale.ROOT);
        assertThat(found.fault()).isEqualTo(Reading.fault(Problem.NOT_UTF8, shown, "UTF-8"));
        assertThat(found.column()).isEqualTo(before.length() + 1);
        assertThat(found.where().text()).isEqualTo(before + shown + "z\": 1}");
        assertThat(found.turn()).isEmpty();
    }

    static Stream<byte[]> malformed() {
        return Stream.of(
                Reading.octets(0xC0, 0x80),
                Reading.octets(0xC1, 0xBF),
                Reading.octets(0xE0, 0x80, 0xAF),
                Reading.octets(0xED, 0xA0, 0x80),
                Reading.octets(0xED, 0xBF, 0xBF),
                Reading.octets(0xF0, 0x80, 0x80, 0xAF),
                Reading.octets(0xF4, 0x90, 0x80, 0x80),
                Reading.octets(0xF5, 0x80, 0x80, 0x80),
                Reading.octets(0xE2, 0x82),
                Reading.octets(0xF0, 0x9F, 0x98),
                Reading.octets(0xFE),
                Reading.octets(0x80));
    }

    @ParameterizedTest
    @MethodSource("malformed")
    void overlongSurrogateAndTruncatedForms(byte[] form) {
        Unreadable found = onLineTwo(Reading.bytes("{\"note\": \"", form, "\"}"));

        assertThat(found.fault().problem()).isEqualTo(Problem.NOT_UTF8);
        assertThat(found.column()).isEqualTo(11);
        assertThat(found.where().text()).isPrintable().doesNotContain("\uFFFD").endsWith("\"}");
        assertThat(onLineTwo(Reading.bytes("é", form)).column()).isEqualTo(2);
    }

    @Test
    void whatIsGoodAroundItIsShown() {
        byte[] line =
                Reading.bytes("😀\uFFFDé", Reading.octets(0xFF), "ж", Reading.octets(0xE2, 0x82));

        Unreadable found = onLineTwo(line);

        assertThat(found.where().text()).isEqualTo("😀\uFFFDé\\xFFж\\xE2\\x82");
        assertThat(found.column()).isEqualTo(4);
    }

    @Test
    void aReplacementCharacterThatWasWrittenIsGood() {
        String line = Reading.GOOD.replace("A", "\uFFFD");

        assertThat(EntryJson.write(Reading.entry(line))).isEqualTo(line);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32", "UTF-32LE", "UTF-32BE"})
    void otherEncodingsAreUnreadable(String encoding) {
        String log = Reading.GOOD + "\n" + Reading.GOOD + "\n";

        Vector<LogLine> lines = Reading.log(log.getBytes(Charset.forName(encoding)));

        assertThat(lines).isNotEmpty().allMatch(line -> line instanceof Unreadable);
    }

    @Test
    void aMarkOfUtf16IsNamed() {
        byte[] log = Reading.bytes(Reading.octets(0xFF, 0xFE), Reading.GOOD.getBytes(UTF_16LE));

        Unreadable found = (Unreadable) Reading.log(log).get(0);

        assertThat(found.fault().subject()).isEqualTo("\\xFF");
        assertThat(found.where().text()).startsWith("\\xFF\\xFE{");
    }

    @Test
    void aLetterOfWindows1252IsNamed() {
        Unreadable found = onLineTwo("{\"note\": \"Café au lait\"}".getBytes(ISO_8859_1));

        assertThat(found.fault().subject()).isEqualTo("\\xE9");
        assertThat(found.column()).isEqualTo(14);
    }

    /// The line between two good ones, which are read.
    private static Unreadable onLineTwo(byte[] line) {
        Vector<LogLine> lines =
                Reading.log(Reading.bytes(Reading.GOOD, "\n", line, "\n", Reading.GOOD));
        assertThat(lines).hasSize(3);
        assertThat(lines.get(0)).isInstanceOf(Entry.class);
        assertThat(lines.get(2)).isInstanceOf(Entry.class);
        assertThat(lines.get(1).where().line()).isEqualTo(2);
        return (Unreadable) lines.get(1);
    }
}
