package sortis.eventstore.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whoever reads a log that is being written to sees whole lines.
class SnapshotTest {
    @TempDir private Path folder;

    private Path log(String text) throws IOException {
        return Files.writeString(folder.resolve("game.jsonl"), text);
    }

    private static void add(Path log, String text) {
        try {
            Path _ = Files.writeString(log, text, StandardOpenOption.APPEND);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// What is read while somebody writes these parts, one whenever the end of a line is waited
    /// for.
    private static String read(Path log, Deque<String> parts) throws IOException {
        try (InputStream in =
                Snapshot.of(log, () -> add(log, parts.isEmpty() ? "" : parts.removeFirst()))) {
            return new String(in.readAllBytes(), UTF_8);
        }
    }

    private static Deque<String> parts(String... parts) {
        return new ArrayDeque<>(List.of(parts));
    }

    @Test
    void aLineThatIsBeingWrittenIsWaitedFor() throws IOException {
        Deque<String> parts = parts(" is", " two\n", "three\n");

        assertThat(read(log("one\nthis"), parts)).isEqualTo("one\nthis is two\n");
        assertThat(parts).containsExactly("three\n");
    }

    @Test
    void aLineThatIsMeantToHaveNoEndIsReadAsItIs() throws IOException {
        Deque<String> parts = parts("", " more\n");

        assertThat(read(log("one\ntwo"), parts)).isEqualTo("one\ntwo");
        assertThat(parts).containsExactly(" more\n");
    }

    @Test
    void nobodyIsWaitedForWhoWroteLongAgo() throws IOException {
        Path log = log("one\ntwo");
        Path _ =
                Files.setLastModifiedTime(
                        log, FileTime.from(Instant.now().minus(Duration.ofHours(1))));

        assertThat(read(log, parts(" more\n"))).isEqualTo("one\ntwo");
    }

    @Test
    void whatIsAddedLaterIsNotSeen() throws IOException {
        Path log = log("one\n");

        try (InputStream in = Snapshot.of(log)) {
            add(log, "two");
            assertThat(in.available()).isEqualTo(4);
            assertThat(in.skip(2)).isEqualTo(2);
            assertThat(in.read()).isEqualTo('e');
            assertThat(new String(in.readAllBytes(), UTF_8)).isEqualTo("\n");
            assertThat(in.read()).isNegative();
        }
    }

    @Test
    void anEmptyLogHasNoBytes() throws IOException {
        assertThat(read(log(""), parts("one\n"))).isEmpty();
    }
}
