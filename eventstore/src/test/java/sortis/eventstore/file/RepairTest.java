package sortis.eventstore.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.eventstore.Contents;
import sortis.eventstore.file.Refusal.Why;

/// Only what was not written whole is cut, at the end, and nothing of it is lost.
class RepairTest {
    private static final String ENTRY =
            "{\"type\": \"operation-ended\", \"turn\": 0, \"agent\": \"\u00C4\u00DF\uD83D\uDE42\"}";

    @TempDir private Path folder;

    private Path log(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("game.jsonl"), bytes);
    }

    private Path log(String text) throws IOException {
        return log(text.getBytes(StandardCharsets.UTF_8));
    }

    private static Repair repaired(Path log) {
        return Repair.of(log, Duration.ZERO).get();
    }

    @Test
    void aWholeLogStaysAsItIs() throws IOException {
        Path log = log(ENTRY + "\n" + ENTRY + "\n");

        assertThat(repaired(log).torn()).isEmpty();
        assertThat(log).hasContent(ENTRY + "\n" + ENTRY + "\n");
    }

    @ParameterizedTest
    @CsvSource({
        "'{\"type', 2, 1",
        "'\0\0\0', 2, 1",
        "'{\"type\0\0', 2, 1",
        "'tea', 2, 1",
        "'\t{', 2, 1"
    })
    void aTornLastLineIsCutAndKept(String torn, long line, int column) throws IOException {
        Path log = log(ENTRY + "\n" + torn);

        Repair repair = repaired(log);

        assertThat(repair.line()).isEqualTo(line);
        assertThat(repair.column()).isEqualTo(column);
        assertThat(repair.damaged()).isEmpty();
        assertThat(log).hasContent(ENTRY + "\n");
        assertThat(Files.readString(repair.torn().get().file())).isEqualTo(torn);
    }

    @Test
    void ofAWholeLastLineOnlyTheZerosAreCut() throws IOException {
        Path log = log(ENTRY + "\n" + ENTRY + "\0\0\0");

        Repair repair = repaired(log);

        assertThat(repair.line()).isEqualTo(2);
        assertThat(repair.column()).isEqualTo(ENTRY.codePointCount(0, ENTRY.length()) + 1);
        assertThat(Files.readString(log)).isEqualTo(ENTRY + "\n" + ENTRY);
    }

    @Test
    void aLastLineThatMerelyLacksItsEndStays() throws IOException {
        Path log = log(ENTRY + "\n" + ENTRY);

        Repair repair = repaired(log);

        assertThat(repair.isOpen()).isTrue();
        assertThat(repair.torn()).isEmpty();
        assertThat(Files.readString(log)).isEqualTo(ENTRY + "\n" + ENTRY);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\0\0\0\n",
                "\0\0\0" + "{\"type\": \"operation-ended\", \"turn\": 0, \"agent\": \"A\"}\n",
                "{\"type\": \"operation-ended\"\n",
                "tea\n{}\n"
            })
    void allElseIsNamedAndLeftAlone(String damage) throws IOException {
        String text = ENTRY + "\n" + damage + ENTRY + "\n";
        Path log = log(text);

        Repair repair = repaired(log);

        assertThat(repair.torn()).isEmpty();
        assertThat(repair.damaged().head().where().line()).isEqualTo(2);
        assertThat(log).hasContent(text);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 511, 4096, 70_000})
    void zerosOfAnyNumberAreCut(int count) throws IOException {
        Path log = log(ENTRY + "\n" + "\0".repeat(count));

        assertThat(repaired(log).torn().get().length()).isEqualTo(count);
        assertThat(log).hasContent(ENTRY + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n"})
    void whereverALogIsCutOffItsWholeEntriesAreWhole(String end) {
        byte[] log = (ENTRY + end).repeat(3).getBytes(StandardCharsets.UTF_8);
        int entry = ENTRY.getBytes(StandardCharsets.UTF_8).length;
        int line = log.length / 3;
        for (int length = 0; length <= log.length; length++) {
            boolean isWhole = length % line >= entry || length % line == 0;
            assertThat(Tail.of(Arrays.copyOf(log, length)).whole())
                    .isEqualTo(isWhole ? length : length - length % line);
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "5, 0", "96, 1", "100, 1", "155, 1", "191, 2", "192, 2"})
    void whatIsAddedThenStandsBehindTheWholeEntries(double part, int whole) throws IOException {
        byte[] lines = (ENTRY + "\r\n").repeat(3).getBytes(StandardCharsets.UTF_8);
        Path log = log(Arrays.copyOf(lines, (int) (part / 288 * lines.length)));

        Repair _ = repaired(log);
        var _ = HeldLog.hold(log, Duration.ZERO, held -> held.append(Vector.of(ENTRY)));

        assertThat(Contents.of(Files.newInputStream(log)).entries()).hasSize(whole + 1);
    }

    @Test
    void aByteOrderMarkIsNotCut() throws IOException {
        Path log = log("\uFEFF" + ENTRY + "\n{");

        Repair _ = repaired(log);
        assertThat(Files.readString(log)).isEqualTo("\uFEFF" + ENTRY + "\n");
    }

    @Test
    void whatIsNotThereIsNotMade() {
        Path log = folder.resolve("none.jsonl");

        assertThat(Repair.of(log, Duration.ZERO).getLeft().why()).isEqualTo(Why.UNREACHABLE);
        assertThat(log).doesNotExist();
    }
}
