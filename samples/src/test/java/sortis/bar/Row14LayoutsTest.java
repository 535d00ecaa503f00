package sortis.bar;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Row 14: however a file is laid out, the same entries are the same game, lines are counted as
/// editors count them, and what is appended is laid out alike.
class Row14LayoutsTest {
    private static final List<String> ENTRIES = List.of(Logs.START, Logs.GOOD, Logs.SLIP);
    private static final List<String> ENDS = List.of("", "\n", "\n\n\n");

    @TempDir private Path folder;
    private int cells;

    @Test
    void layouts() {
        for (String mark : List.of("", "\uFEFF")) {
            for (String ends : List.of("LF", "CRLF", "mixed")) {
                for (String last : ENDS) {
                    List.of(0, 1, 3).forEach(count -> cell(mark, ends, last, count));
                }
            }
        }
        Bar.figure(
                14,
                "%d layouts: the same replay, the same lines, and appended to in their own way",
                cells);
    }

    private void cell(String mark, String ends, String last, int count) {
        String plain = String.join("\n", ENTRIES.subList(0, count)) + (count == 0 ? "" : last);
        String log = mark + ended(ends, count == 0 ? last.replaceFirst("\n", "") : plain);
        Path file = Logs.write(folder.resolve("log.jsonl"), log);

        Told audit = Told.audit(file);
        Told replay = Told.by("replay", file.toString(), "--format", "json");

        assertThat(audit.entries()).isEqualTo(count);
        assertThat(audit.exit()).isEqualTo(count == 1 ? 0 : 1);
        assertThat(audit.findings()).isEqualTo(findings(count));
        assertThat(replay).isEqualTo(plainly(count, file));
        isContinued(new Store(Logs.write(file, log)), log);
        cells++;
    }

    /// Line ends of what is appended are those of the last line that has one.
    private static void isContinued(Store store, String log) {
        int last = log.lastIndexOf('\n');
        String end = last > 0 && log.charAt(last - 1) == '\r' ? "\r\n" : "\n";
        boolean isOpen = log.endsWith("}");

        assertThat(store.append(Logs.GOOD).exit()).isZero();
        assertThat(store.text()).isEqualTo(log + (isOpen ? end : "") + Logs.GOOD + end);
    }

    /// What is told of these entries in the plainest layout, in a file of the same name.
    private static Told plainly(int count, Path file) {
        String plain = String.join("\n", ENTRIES.subList(0, count)) + "\n";
        Path log = Logs.write(file, count == 0 ? "" : plain);
        return Told.by("replay", log.toString(), "--format", "json");
    }

    private static List<String> findings(int count) {
        return switch (count) {
            case 0 -> List.of("game-start");
            case 1 -> List.of();
            default -> List.of(Logs.SLIP_ON_LINE_3);
        };
    }

    private static String ended(String ends, String text) {
        return switch (ends) {
            case "LF" -> text;
            case "CRLF" -> text.replace("\n", "\r\n");
            default -> text.replaceFirst("\n", "\r\n");
        };
    }
}
