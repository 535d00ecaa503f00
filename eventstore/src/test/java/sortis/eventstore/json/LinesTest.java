package sortis.eventstore.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Vector;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
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
import sortis.eventstore.line.LineScanner;

/// How bytes become lines.
class LinesTest {
    private static final String MARK = "\uFEFF";

    static Stream<Arguments> layouts() {
        return Stream.of("", MARK)
                .flatMap(mark ->
                        Stream.of("\n", "\r\n", "mixed")
                                .flatMap(end ->
                                        Stream.of("none", "one", "blank lines")
                                                .flatMap(last -> counts(mark, end, last))));
    }

    private static Stream<Arguments> counts(String mark, String end, String last) {
        return Stream.of(0, 1, 3).map(count -> Arguments.of(mark, end, last, count));
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void sameEntriesInEveryLayout(String mark, String end, String last, int count) {
        Vector<LogLine> lines = Reading.log(mark + layout(end, last, count));

        assertThat(lines).hasSize(count).allMatch(line -> line instanceof Entry);
        assertThat(lines.map(line -> line.where().text())).allMatch(Reading.GOOD::equals);
        assertThat(lines.map(line -> line.where().line()))
                .isEqualTo(Vector.rangeClosed(1L, (long) count));
        assertThat(lines.map(line -> line.number().number()))
                .isEqualTo(Vector.rangeClosed(1L, (long) count));
    }

    private static String layout(String end, String last, int count) {
        String lines = "";
        for (int line = 1; line <= count; line++) {
            String own = end.equals("mixed") ? (line % 2 == 0 ? "\n" : "\r\n") : end;
            lines += Reading.GOOD + (line == count && last.equals("none") ? "" : own);
        }
        return last.equals("blank lines") ? lines + "\r\n \t\n" : lines;
    }

    @Test
    void blankLinesCountAsLinesButNotAsEntries() {
        Vector<LogLine> lines =
                Reading.log("\n \t\r\n" + Reading.GOOD + "\n\r\r\n{\n\n" + Reading.GOOD);

        assertThat(lines.map(line -> line.where().line())).containsExactly(3L, 5L, 7L);
        assertThat(lines.map(line -> line.number().number())).containsExactly(1L, 2L, 3L);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0085", "\u2028", "\u2029", "\u000B", "\f", "\u00A0", "\uFEFF", "\0"})
    void nothingElseIsBlank(String character) {
        assertThat(Reading.log(Reading.GOOD + "\n" + character + "\n")).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"\u0085", "\u2028", "\u2029", "\u007F", "\uFFFD", "\uFFFF", "\uD83D\uDE00"})
    void nothingElseEndsALine(String character) {
        Entry entry =
                Reading.entry(Reading.GOOD.replace("}", ", \"note\": \"a" + character + "b\"}"));

        assertThat(entry.note()).contains("a" + character + "b");
    }

    @Test
    void aLoneReturnIsWhiteSpace() {
        assertThat(Reading.entry(Reading.GOOD.replace(" ", "\r") + "\r").turn().number())
                .isEqualTo(3);
    }

    @Test
    void aMarkInsideIsNoJson() {
        Vector<LogLine> lines = Reading.log(Reading.GOOD + "\n" + MARK + Reading.GOOD);

        assertThat(lines).hasSize(2);
        assertThat(lines.last()).isInstanceOf(Unreadable.class);
        assertThat(Reading.problem(MARK + MARK + Reading.GOOD)).isEqualTo(Problem.NOT_JSON);
    }

    @Test
    void columnsCountCharacters() {
        Unreadable found = Reading.unreadable("{\"😀\u0301é\": 1, x");

        assertThat(found.column()).isEqualTo(12);
    }

    @Test
    void aLineOf16MebibytesIsRead() {
        String note = ", \"note\": \"" + "n".repeat(LineScanner.LONGEST - 65 - 2) + "\"}";
        String line = Reading.GOOD.replace("}", note);
        String longest = line + " ".repeat(LineScanner.LONGEST - line.length());

        assertThat(Reading.line(longest + "\r\n")).isInstanceOf(Entry.class);
        assertThat(Reading.line(longest + "\n")).isInstanceOf(Entry.class);
        assertThat(Reading.line(longest)).isInstanceOf(Entry.class);
        assertThat(Reading.problem(longest + " ")).isEqualTo(Problem.TOO_LONG);
        assertThat(Reading.problem(longest + "\r")).isEqualTo(Problem.TOO_LONG);
    }

    @Test
    void aLongerLineIsNamedAndReadingGoesOn() {
        InputStream huge =
                new SequenceInputStream(
                        new SequenceInputStream(
                                new ByteArrayInputStream((Reading.GOOD + "\n").getBytes(UTF_8)),
                                new Repeated("é".getBytes(UTF_8), 100L << 20)),
                        new ByteArrayInputStream(("\r\n" + Reading.GOOD).getBytes(UTF_8)));

        Vector<LogLine> lines = JsonLines.readAll(huge);

        assertThat(lines.map(line -> line.where().line())).containsExactly(1L, 2L, 3L);
        Unreadable found = (Unreadable) lines.get(1);
        assertThat(found.fault())
                .isEqualTo(Reading.fault(Problem.TOO_LONG, "104857600", "16777216"));
        assertThat(found.where().text()).matches("é{1,200}");
        assertThat(found.column()).isEqualTo(1);
        assertThat(lines.last()).isInstanceOf(Entry.class);
    }

    @Test
    void aLongBlankLineIsBlank() {
        byte[] spaces = new byte[LineScanner.LONGEST + 10];
        Arrays.fill(spaces, (byte) ' ');

        assertThat(
                        Reading.log(Reading.bytes(spaces, "\n", Reading.GOOD))
                                .map(it -> it.where().line()))
                .containsExactly(2L);
    }

    @Test
    void linesAreReadWhenAskedFor() {
        InputStream broken =
                new SequenceInputStream(
                        new ByteArrayInputStream((Reading.GOOD + "\n").getBytes(UTF_8)),
                        new Broken());
        Iterator<LogLine> lines = JsonLines.over(broken);

        assertThat(lines.hasNext()).isTrue();
        assertThat(lines.hasNext()).isTrue();
        assertThat(lines.next()).isInstanceOf(Entry.class);
        assertThatThrownBy(lines::next)
                .isInstanceOf(UncheckedIOException.class)
                .hasCauseInstanceOf(IOException.class);
    }

    @Test
    void anEmptyLogHasNoLines() {
        Iterator<LogLine> lines = JsonLines.over(InputStream.nullInputStream());

        assertThat(lines.hasNext()).isFalse();
        assertThatThrownBy(lines::next).isInstanceOf(NoSuchElementException.class);
    }

    private static final class Broken extends InputStream {
        @Override
        public int read() throws IOException {
            throw new IOException("the disk is gone");
        }

        @Override
        public int read(byte[] into, int from, int count) throws IOException {
            return read();
        }
    }

    /// The same bytes again and again.
    private static final class Repeated extends InputStream {
        private final byte[] bytes;
        private final long length;
        private long at;

        Repeated(byte[] bytes, long length) {
            this.bytes = bytes;
            this.length = length;
        }

        @Override
        public int read(byte[] into, int from, int count) {
            int end = from;
            while (end < from + count && at < length) {
                into[end++] = (byte) read();
            }
            return end > from ? end - from : -1;
        }

        @Override
        public int read() {
            return at < length ? bytes[(int) (at++ % bytes.length)] & 0xFF : -1;
        }
    }

    @Test
    void whatIsKnownIsNotReadAgain() {
        String other = Reading.GOOD.replace("}", ", \"note\": \"other\"}");
        Vector<LogLine> known = Reading.log(Reading.GOOD + "\n" + Reading.GOOD + "\n{\n");

        Vector<LogLine> read = again(Reading.GOOD + "\n" + other + "\n{\n\n" + Reading.GOOD, known);

        assertThat(read)
                .isEqualTo(
                        again(
                                Reading.GOOD + "\n" + other + "\n{\n\n" + Reading.GOOD,
                                Vector.empty()));
        assertThat(read.get(0)).isSameAs(known.get(0));
        assertThat(read.get(1)).isNotEqualTo(known.get(1));
    }

    private static Vector<LogLine> again(String text, Vector<LogLine> known) {
        LineScanner lines = new LineScanner(new ByteArrayInputStream(text.getBytes(UTF_8)));
        return Vector.ofAll(() -> JsonLines.over(lines.lines(), known));
    }
}
