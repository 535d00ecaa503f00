package sortis.eventstore.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Problem;
import sortis.entry.LogLine.Unknown;
import sortis.entry.LogLine.Unreadable;
import sortis.value.AgentName;

/// What every line has, whatever it says: type, turn, page; also of lines that are no entries.
class EnvelopeTest {
    private static final String START =
            "{\"type\": \"game-started\", \"turn\": 0, \"seeds\": {\"x\": \"01\", \"y\": \"5a\"},"
                    + " \"start\": [5, 14]";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    {"turn": 4, "paper": "p2"}                             | MISSING_KEY   | 26 | 4 | p2
                    {"type": 7, "turn": 4, "paper": "p2"}                  | WRONG_KIND    | 10 | 4 | p2
                    {"type": null, "turn": 4}                              | WRONG_KIND    | 10 | 4 |
                    {"turn": -4, "type": 7, "paper": "p2"}                 | OUT_OF_RANGE  | 10 |   | p2
                    {"agent": "A", "type": 7, "turn": 4}                   | WRONG_KIND    | 24 | 4 |
                    {"type": "loaded"}                                     | MISSING_KEY   | 18 |   |
                    {"type": "loaded", "turn": 1000000000000, "paper": 1}  | WRONG_KIND    | 52 | 1000000000000 |
                    {"type": "loaded", "turn": 1000000000001}              | OUT_OF_RANGE  | 28 |   |
                    {"type": "loaded", "turn": 4, "turn": 4, "paper": "p"} | DUPLICATE_KEY | 31 |   |
                    {"type": "tea", "turn": 4, "turn": 4, "paper": "p"}    | DUPLICATE_KEY | 28 |   |
                    {"turn": -4, "type": "loaded", "turn": 4}              | OUT_OF_RANGE  | 10 |   |
                    {"type": "loaded", "turn": 4, "paper": "p" "x"}        | NOT_JSON      | 44 |   |
                    {"type": "loaded", "turn": 4, "paper": "p"} {}         | TRAILING_TEXT | 45 |   |
                    [{"type": "loaded", "turn": 4, "paper": "p"}]          | NOT_AN_OBJECT | 1  |   |
                    """)
    void turnAndPageOfUnreadableLines(
            String line, Problem problem, int column, Long turn, String paper) {
        Unreadable found = Reading.unreadable(line);

        assertThat(found.fault().problem()).isEqualTo(problem);
        assertThat(found.column()).isEqualTo(column);
        assertThat(found.turn().map(it -> it.number())).isEqualTo(Option.of(turn));
        assertThat(found.where().paper()).isEqualTo(Option.of(paper));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    {"type": "tea-break", "turn": 3, "paper": "p9", "x": [null, 1e9]} | tea-break | 3 | p9
                    {"paper": 9, "type": "Loaded", "turn": 1e1}                       | Loaded    |   |
                    {"type": "loaded "}                                               | `loaded ` |   |
                    {"type": ""}                                                      | ``        |   |
                    """)
    void turnAndPageOfUnknownTypes(String line, String type, Long turn, String paper) {
        LogLine found = Reading.line(line);

        assertThat(found).isInstanceOf(Unknown.class);
        assertThat(((Unknown) found).type()).isEqualTo(type);
        assertThat(found.writtenTurn().map(it -> it.number())).isEqualTo(Option.of(turn));
        assertThat(found.where().paper()).isEqualTo(Option.of(paper));
    }

    @Test
    void agentsAreLettersWhereNoneAreNamed() {
        assertThat(names(START + "}")).containsExactly("A");
        assertThat(names(START + ", \"rulings\": {\"openingAgents\": 3}}"))
                .containsExactly("A", "B", "C");
        assertThat(names("{\"rulings\": {\"openingAgents\": 16}, " + START.substring(1) + "}"))
                .hasSize(16)
                .endsWith("P");
        assertThat(names(START + ", \"agents\": []}")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"e0", "E0", "eF", "00"})
    void digitsMayBeOfEitherCase(String value) {
        String line = "{\"type\": \"square-charted\", \"turn\": 0, \"at\": [0, 255], \"value\": \"";

        String written = EntryJson.write(Reading.entry(line + value + "\"}"));

        assertThat(written).contains("\"" + value.toUpperCase(java.util.Locale.ROOT) + "\"");
    }

    @Test
    void numbersReachTheirLimits() {
        Entry entry =
                Reading.entry(
                        "{\"type\": \"turns-skipped\", \"turn\": -0, \"to\": 1000000000000,"
                                + " \"gained\": {\"wood\": -10000000000000, \"ore(41)\":"
                                + " 10000000000000}}");

        assertThat(entry.turn().number()).isZero();
    }

    private static Iterable<String> names(String line) {
        return ((GameStarted) Reading.entry(line).content()).agents().map(AgentName::text);
    }
}
