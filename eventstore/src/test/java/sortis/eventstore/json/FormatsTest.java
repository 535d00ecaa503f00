package sortis.eventstore.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Problem;
import sortis.entry.LogLine.Unknown;
import sortis.entry.LogLine.Unreadable;
import sortis.entry.LogLine;
import sortis.eventstore.line.LineScanner;
import sortis.eventstore.shape.Node.Member;
import sortis.eventstore.shape.Node.ObjectNode;
import sortis.eventstore.shape.Node.TextNode;

/// Logs of older formats are read as if they were of the newest; newer ones are named.
class FormatsTest {
    /// As if format 1 had called clearing by another name, and format 2 still had `who`.
    private static final Formats THREE =
            new Formats(Vector.of(FormatsTest::clearing, FormatsTest::agent));

    private static ObjectNode clearing(ObjectNode entry) {
        return members(
                entry,
                member ->
                        member.value() instanceof TextNode(int at, String text)
                                        && text.equals("trees-felled")
                                ? new Member(
                                        member.at(),
                                        member.name(),
                                        new TextNode(at, "forest-cleared"))
                                : member);
    }

    private static ObjectNode agent(ObjectNode entry) {
        return members(
                entry,
                member ->
                        member.name().equals("who")
                                ? new Member(member.at(), "agent", member.value())
                                : member);
    }

    private static ObjectNode members(
            ObjectNode entry, java.util.function.UnaryOperator<Member> change) {
        return new ObjectNode(
                entry.at(), entry.end(), entry.members().stream().map(change).toList());
    }

    private static String start(String more) {
        return "{\"type\": \"game-started\", \"turn\": 0, "
                + more
                + "\"seeds\": {\"x\": \"01\", \"y\": \"5A\"}, \"start\": [12, 7]}";
    }

    private static String entry(String type, String agent) {
        return "{\"type\": \""
                + type
                + "\", \"turn\": 0, \""
                + agent
                + "\": \"A\", \"at\": [12, 7]}";
    }

    private static Vector<LogLine> read(Formats formats, String... lines) {
        return read(formats, Vector.empty(), lines);
    }

    private static Vector<LogLine> read(Formats formats, Vector<LogLine> known, String... lines) {
        byte[] bytes = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
        var raw = new LineScanner(new ByteArrayInputStream(bytes)).lines();
        return Vector.ofAll(() -> JsonLines.over(raw, known, formats));
    }

    private static Seq<Class<?>> said(Vector<LogLine> lines) {
        return lines.map(
                line -> line instanceof Entry read ? read.content().getClass() : line.getClass());
    }

    private static final String OLDEST = entry("trees-felled", "who");
    private static final String OLDER = entry("forest-cleared", "who");
    private static final String NEWEST = entry("forest-cleared", "agent");

    @Test
    void aLogWithoutAFormatIsOfTheFirst() {
        assertThat(said(read(THREE, start(""), OLDEST, OLDER, NEWEST)))
                .containsExactly(
                        GameStarted.class,
                        ForestCleared.class,
                        ForestCleared.class,
                        ForestCleared.class);
    }

    @Test
    void onlyTheStepsAboveItsFormatAreTaken() {
        assertThat(said(read(THREE, start("\"format\": 2, "), OLDEST, OLDER, NEWEST)))
                .containsExactly(
                        GameStarted.class, Unknown.class, ForestCleared.class, ForestCleared.class);
        assertThat(said(read(THREE, start("\"format\": 3, "), OLDEST, OLDER, NEWEST)))
                .containsExactly(
                        GameStarted.class, Unknown.class, Unreadable.class, ForestCleared.class);
    }

    @Test
    void whatIsWrongIsNamedWhereItWasWritten() {
        String wrong = OLDEST.replace("[12, 7]", "[12, 700]");
        LogLine line = read(THREE, start(""), wrong).last();

        assertThat(((Unreadable) line).column()).isEqualTo(wrong.indexOf("700") + 1);
        assertThat(line.where().text()).isEqualTo(wrong);
    }

    @Test
    void whatWasReadAsOfAnotherFormatIsReadAgain() {
        Vector<LogLine> known = read(THREE, start("\"format\": 3, "), OLDEST);

        assertThat(said(read(THREE, known, start("\"format\": 1, "), OLDEST)))
                .containsExactly(GameStarted.class, ForestCleared.class);
    }

    @Test
    void aNewerFormatIsNamedWhateverElseIsNew() {
        String first = start("\"weather\": 1, \"format\": 2, ");
        Unreadable line = (Unreadable) read(Formats.KNOWN, first).head();

        assertThat(line.fault().problem()).isEqualTo(Problem.NEWER_FORMAT);
        assertThat(line.fault().subject()).isEqualTo("2");
        assertThat(line.fault().wanted()).isEqualTo("1");
        assertThat(line.column()).isEqualTo(first.indexOf("2,") + 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "\"1\"", "1.0", "null", "[]", "1000000000000000000000"})
    void whatIsNoFormatIsUnreadable(String format) {
        Unreadable line =
                (Unreadable) read(Formats.KNOWN, start("\"format\": " + format + ", ")).head();

        assertThat(line.fault().problem()).isEqualTo(Problem.OUT_OF_RANGE);
    }

    @Test
    void theFirstFormatMayBeNamed() {
        assertThat(read(Formats.KNOWN, start("\"format\": 1, ")).map(FormatsTest::content))
                .isEqualTo(read(Formats.KNOWN, start("")).map(FormatsTest::content));
    }

    private static Object content(LogLine line) {
        return line instanceof Entry entry ? entry.content() : line;
    }

    @Test
    void onlyTheStartOfAGameHasAFormat() {
        String other = NEWEST.replace("\"turn\"", "\"format\": 1, \"turn\"");
        Unreadable line = (Unreadable) read(Formats.KNOWN, start(""), other).last();

        assertThat(line.fault().problem()).isEqualTo(Problem.UNKNOWN_KEY);
    }

    @Test
    void aStepSeesNoFormat() {
        Formats curious =
                new Formats(
                        Vector.of(entry -> {
                            assertThat(entry.value("format")).isEmpty();
                            return entry;
                        }));
        Vector<LogLine> read = read(curious, start("\"format\": 1, "));
        assertThat(read.head()).isInstanceOf(Entry.class);
    }
}
