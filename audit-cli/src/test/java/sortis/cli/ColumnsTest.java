package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The underline stays in place, whatever signs stand before it.
class ColumnsTest {
    @TempDir private Path folder;

    /// The report of a strike that is wrong, with a note before the number that is underlined.
    private List<String> audit(String note, String... options) throws IOException {
        String game =
                "{\"type\": \"game-started\", \"turn\": 0, \"seeds\": {\"x\": \"01\", \"y\":"
                        + " \"5A\"}, \"start\": [5, 14]}\n{\"note\": \""
                        + note
                        + "\", \"turn\": 0, \"entry\": 1, \"type\": \"entry-struck\"}";
        Path log = Files.writeString(folder.resolve("game.jsonl"), game);
        String[] all = new String[options.length + 2];
        all[0] = "audit";
        all[1] = log.toString();
        System.arraycopy(options, 0, all, 2, options.length);
        return Ran.sortis(all).out().lines().dropWhile(text -> !text.contains(": error ")).toList();
    }

    /// The note as shown, and how many columns it takes.
    @ParameterizedTest
    @CsvSource({
        "A, A, 1",
        "日本, 日本, 4",
        "한국, 한국, 4",
        "é, é, 1",
        "e\u0301, e\u0301, 1",
        "ｗ, ｗ, 2",
        "😀, 😀, 2",
        "⌚, ⌚, 2",
        "☃, ☃, 1",
        "🇫🇷, 🇫🇷, 2",
        "\u1112\u1161\u11ab, \u1112\u1161\u11ab, 2",
        "👨\u200d👩, 👨\\u{200D}👩, 12",
        "❤\ufe0f, ❤\\u{FE0F}, 9",
        "👍🏽, 👍\\u{1F3FD}, 11",
        "a\u202eb, a\\u{202E}b, 10",
        "a\u2066b, a\\u{2066}b, 10",
        "a\u00adb, a\\u{AD}b, 8",
        "a\ue000b, a\\u{E000}b, 10",
        "\u05d0\u05d1, \u05d0\u05d1, 2"
    })
    void theUnderlineStaysInPlace(String note, String shown, int columns) throws IOException {
        List<String> lines = audit(note);
        String before = "    {\"note\": \"" + shown + "\", \"turn\": 0, \"entry\": ";
        assertThat(lines.get(1)).startsWith(before + "1");
        assertThat(lines.get(2).indexOf('^')).isEqualTo(before.length() - shown.length() + columns);
    }

    /// Without signs beyond ASCII, a column is a character.
    @ParameterizedTest
    @CsvSource({
        "日本, \\u{65E5}\\u{672C}",
        "e\u0301, e\\u{301}",
        "😀, \\u{1F600}",
        "👨\u200d👩, \\u{1F468}\\u{200D}\\u{1F469}",
        "a\u202eb, a\\u{202E}b"
    })
    void inAsciiToo(String note, String shown) throws IOException {
        List<String> lines = audit(note, "--ascii");
        assertThat(lines.get(1)).contains(shown.substring(shown.lastIndexOf("\\u")) + "\"");
        assertThat(lines.get(2).indexOf('^')).isEqualTo(lines.get(1).indexOf("\"entry\": 1") + 9);
        assertThat(String.join("", lines).chars()).allMatch(unit -> unit < 0x80);
    }

    /// A tab before the part that is wrong takes the two columns in which it is shown.
    @Test
    void tabsAreShown() throws IOException {
        Path log = Files.writeString(folder.resolve("game.jsonl"), "{\t\"turn\":\t0, turn}");
        List<String> lines =
                Ran.sortis("audit", log.toString())
                        .out()
                        .lines()
                        .dropWhile(text -> !text.contains(": error "))
                        .toList();
        assertThat(lines.get(0)).contains("game.jsonl:1:14: error entry-unreadable");
        assertThat(lines.get(1)).isEqualTo("    {\\t\"turn\":\\t0, turn}");
        assertThat(lines.get(2).indexOf('^')).isEqualTo(lines.get(1).indexOf("turn}"));
    }

    @ParameterizedTest
    @CsvSource({"\u2028, \\u{2028}", "'\u0007', \\u{7}", "'\u001b[2J', \\u{1B}[2J"})
    void controlsAreShown(String sign, String shown) throws IOException {
        Path log = Files.writeString(folder.resolve("game.jsonl"), "{\"turn\": " + sign + "}");
        assertThat(Ran.sortis("audit", log.toString()).out()).contains("{\"turn\": " + shown + "}");
    }
}
