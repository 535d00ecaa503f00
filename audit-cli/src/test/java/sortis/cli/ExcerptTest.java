package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The line is shown as it was written, with the wrong part underlined.
class ExcerptTest {
    @TempDir private Path folder;

    private static String start(String agent) {
        return "{\"type\": \"game-started\", \"turn\": 0, \"seeds\": {\"x\": \"01\", \"y\":"
                + " \"5A\"}, \"start\": [5, 14], \"agents\": [\""
                + agent
                + "\"]}";
    }

    private List<String> audit(String agent, String line) throws IOException {
        Path log = folder.resolve("game.jsonl");
        Path _ = Files.writeString(log, start(agent) + "\n" + line + "\n");
        return Ran.sortis("audit", log.toString())
                .out()
                .lines()
                .dropWhile(text -> !text.contains(": error "))
                .toList();
    }

    @Test
    void theWrongPartIsUnderlined() throws IOException {
        List<String> lines =
                audit(
                        "A",
                        "{\"type\": \"forest-cleared\", \"turn\": 0, \"agent\": \"A\", \"at\": [5,"
                                + " 14], \"wood\": 22}");
        assertThat(lines.get(1)).endsWith("\"wood\": 22}");
        assertThat(lines.get(2).indexOf('^')).isEqualTo(lines.get(1).indexOf("22"));
        assertThat(lines.get(2).strip()).isEqualTo("^^");
    }

    @Test
    void wideAndCombiningSignsKeepTheUnderlineInPlace() throws IOException {
        String wide =
                audit(
                                "日本",
                                "{\"type\": \"forest-cleared\", \"turn\": 0, \"agent\": \"日本\","
                                        + " \"at\": [5, 14], \"wood\": 2}")
                        .get(2);
        String plain =
                audit(
                                "ABCD",
                                "{\"type\": \"forest-cleared\", \"turn\": 0, \"agent\": \"ABCD\","
                                        + " \"at\": [5, 14], \"wood\": 2}")
                        .get(2);
        String combined =
                audit(
                                "ABCe\u0301",
                                "{\"type\": \"forest-cleared\", \"turn\": 0, \"agent\":"
                                        + " \"ABCe\u0301\", \"at\": [5, 14], \"wood\": 2}")
                        .get(2);
        assertThat(wide).isEqualTo(plain);
        assertThat(combined).isEqualTo(plain);
    }

    @Test
    void longLinesAreCutToEightyColumns() throws IOException {
        String note = "x".repeat(500_000);
        List<String> lines =
                audit(
                        "A",
                        "{\"note\": \""
                                + note
                                + "\", \"type\": \"forest-cleared\", \"turn\": 0, \"agent\": \"A\","
                                + " \"at\": [5, 14], \"wood\": 2, \"paper\": \""
                                + note.substring(0, 99)
                                + "\"}");
        assertThat(lines.get(1)).startsWith("    ...").endsWith("...").contains("\"wood\": 2");
        assertThat(lines.subList(1, lines.size() - 1)).allMatch(line -> line.length() <= 80);
        assertThat(lines.get(2).indexOf('^')).isEqualTo(lines.get(1).indexOf("\"wood\": 2") + 8);
    }

    @Test
    void theValueOfAWorksheetIsFound() throws IOException {
        List<String> lines =
                audit(
                        "A",
                        "{\"type\": \"sequence-written\", \"turn\": 0, \"axis\": \"x\", \"from\":"
                                + " 3, \"values\": [\"0D\", \"1A\"]}");
        assertThat(lines.get(2).indexOf('^')).isEqualTo(lines.get(1).indexOf("\"1A\""));
        assertThat(lines.get(2).strip()).isEqualTo("^^^^");
    }

    @Test
    void anUnreadableCharacterIsPointedAt() throws IOException {
        List<String> lines = audit("A", "{\"type\": \"loaded\", turn: 1}");
        assertThat(lines.get(0)).contains("game.jsonl:2:20: error entry-unreadable");
        assertThat(lines.get(2).indexOf('^')).isEqualTo(lines.get(1).indexOf("turn"));
    }
}
