package sortis.cli.step;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.cli.picture.Depth;
import sortis.cli.picture.Strip;
import sortis.cli.report.Signs;
import sortis.cli.step.Key.Sign;

/// What is drawn on terminals of any size.
class PageTest {
    private static final Film FILM = Films.of(Films.GAME);

    private static Stepper at(Film film, String keys) {
        Stepper now = Stepper.begun(film);
        for (int point : keys.codePoints().toArray()) {
            now = now.pressed(new Sign(point), 3);
        }
        return now;
    }

    private static List<String> lines(Film film, String keys, int columns, int rows) {
        return new Page(at(film, keys), new Size(columns, rows), Signs.ANY)
                .lines()
                .map(strip -> strip.text(Depth.NONE).stripTrailing())
                .toJavaList();
    }

    private static String page(String keys, int columns, int rows) {
        return lines(FILM, keys, columns, rows).stream().collect(Collectors.joining("\n"));
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1",
        "2, 1",
        "5, 3",
        "20, 6",
        "40, 10",
        "59, 24",
        "60, 24",
        "80, 24",
        "80, 25",
        "132, 50",
        "300, 100",
        "80, 2",
        "3, 40"
    })
    void aPageIsAsLargeAsTheTerminal(int columns, int rows) {
        for (String keys : new String[] {"", "nn", "jjj", "G", "m", "Gm", "?", "/abc", "nddd"}) {
            List<Strip> lines =
                    new Page(at(FILM, keys), new Size(columns, rows), Signs.ANY)
                            .lines()
                            .toJavaList();
            assertThat(lines).hasSize(rows).allMatch(line -> line.width() <= columns);
        }
    }

    @Test
    void aPageShowsTheEntryItsFindingAndTheMap() {
        assertThat(page("n", 80, 24))
                .contains("game.sortis  entry 3 of 9, line 6, turn 0")
                .contains("finding 1 of 3")
                .contains("> 3  t0     numbers of the y sequence")
                .contains("| y: 5A B5")
                .contains("error lfsr-step")
                .contains("The 2nd number of the y sequence")
                .contains("help: ")
                .contains("  7 ~ ~ 0 .");
    }

    @Test
    void whatTheEntryChangedIsStarred() {
        assertThat(page("jjjjjj", 80, 24))
                .contains("Square 12,7: 78, forest")
                .contains("* stands     nothing -> workshop 0");
    }

    @Test
    void linesThatChangeNothingSayWhy() {
        assertThat(page("jjj", 80, 24)).contains("(struck)");
        assertThat(page("nn", 80, 24)).contains("(cannot be read)").contains("entry-unreadable");
    }

    @Test
    void theMapAloneHasItsLegend() {
        assertThat(page("m", 80, 30)).contains("W workshop   H house").contains("12,7");
    }

    @Test
    void whatIsTypedIsSeen() {
        assertThat(page("/elep", 80, 24)).endsWith("search: elep_");
        assertThat(page("t12", 80, 24)).endsWith("turn: 12_");
        assertThat(page("N", 80, 24)).endsWith("no finding before this one");
    }

    @Test
    void whatHasNoRoomIsReadOn() {
        String small = page("nn", 80, 14);
        assertThat(small).contains("(more: d)");
        assertThat(page("nndddddd", 80, 14)).isNotEqualTo(small).doesNotContain("(more: d)");
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 61, 80, 120})
    void hostileNamesMoveNoCursor(int columns) {
        Film film =
                Films.of(
                        """
                        {"type": "game-started", "turn": 0, "seeds": {"x": "01", "y": "5A"}, "start": [12, 7], "agents": ["A\\u001b[2J\\u202e\u4e2d"], "paper": "\\u001b]0;x\\u0007"}
                        {"type": "forest-cleared", "turn": 0, "agent": "A\\u001b[2J\\u202e\u4e2d", "at": [12, 7], "note": "\\u202e\\u0085"}
                        """);
        for (String keys : new String[] {"", "j", "m", "jm"}) {
            assertThat(String.join("\n", lines(film, keys, columns, 30)))
                    .doesNotContain("\u001b", "\u202e", "\u0007", "\u0085");
        }
    }

    @Test
    void thereIsNothingButAsciiIfThatIsAskedFor() {
        Film film = Films.of(Films.GAME.replace("Ada", "\u00c5da"));
        for (String keys : new String[] {"", "jjjj", "m", "?", "n"}) {
            String page =
                    new Page(at(film, keys), new Size(80, 24), Signs.TEXT)
                            .lines()
                            .map(strip -> strip.text(Depth.TRUE))
                            .mkString();
            assertThat(StandardCharsets.US_ASCII.newEncoder().canEncode(page)).isTrue();
        }
    }

    @Test
    void farTurnsAndLongEntriesFit() {
        Film film =
                Films.of(
                        Films.GAME
                                + "@999999999999\nAda at 12,7 on 1000000000000 \""
                                + "long ".repeat(300)
                                + "\"\n");
        assertThat(String.join("\n", lines(film, "G", 80, 24)))
                .contains("turn 999999999999")
                .contains(" ...");
    }
}
