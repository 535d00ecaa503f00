package sortis.eventstore.stream;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sortis.entry.LogLine;
import sortis.eventstore.json.JsonLines;
import sortis.transcript.Strikes;

/// Logs that are read as they are judged hold the same entries, and the same strikes.
class LogStreamTest {
    private static final String GAME =
            """
            {"type": "game-started", "turn": 0, "seeds": {"x": "01", "y": "5A"}, "start": [12, 7]}

            {"type": "forest-cleared", "turn": 0, "agent": "A", "at": [12, 7], "note": "struck by \\u006cightning"}
            {"type": "forest-cleared", "turn": 0, "agent": "A", "at": [12, 7]}
            this is no entry, though something in it is struck
            {"type": "entry-struck", "turn": 0, "entry": 3}
            {"type": "entry-str\\u0075ck", "turn": 0, "entry": 2}
            {"type": "entry-struck", "turn": 0, "entry": 9}
            {"type": "operation-ended", "turn": 7, "agent": "A"}
            """;

    @TempDir private Path folder;

    @Test
    void entriesAndStrikesAreThoseOfTheWholeLog() throws IOException {
        Vector<LogLine> whole = JsonLines.readAll(new ByteArrayInputStream(bytes(GAME)));
        Seq<LogLine> streamed = Vector.empty();
        for (LogStream log : LogStream.open(file(bytes(GAME)), in -> in)) {
            try (log) {
                assertThat(log.strikes()).isEqualTo(Strikes.of(whole));
                assertThat(log.first()).contains(whole.get(0));
                streamed = Iterator.ofAll(log.lines()).toVector();
            }
        }
        assertThat(streamed).isEqualTo(whole).hasSize(8);
        assertThat(Strikes.of(whole).struck()).hasSize(2);
    }

    @Test
    void aMarkAndBlankLinesMayComeFirst() throws IOException {
        assertThat(LogStream.open(file(bytes("\uFEFF \n\n" + GAME)), in -> in)).isNotEmpty();
    }

    @Test
    void packedLogsAndTheNotationAreLeftToOthers() throws IOException {
        Path packed = folder.resolve("packed");
        try (GZIPOutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
            out.write(bytes(GAME));
        }
        assertThat(LogStream.open(packed, in -> in)).isEmpty();
        assertThat(LogStream.open(file(bytes("seeds 01 5A\n{\n")), in -> in)).isEmpty();
        assertThat(LogStream.open(file(new byte[0]), in -> in)).isEmpty();
    }

    private Path file(byte[] content) throws IOException {
        return Files.write(folder.resolve("game.jsonl"), content);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
