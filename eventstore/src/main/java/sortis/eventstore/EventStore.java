package sortis.eventstore;

import io.vavr.collection.Seq;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import sortis.entry.LogLine;
import sortis.eventstore.json.JsonLines;

/// Where a log is kept: one immutable event a line, in order. Reading never changes a byte.
@FunctionalInterface
public interface EventStore {
    /// Every line that is not blank: entries, and lines that are none, each named as such.
    ///
    /// @throws UncheckedIOException if it cannot be read
    Seq<LogLine> read();

    /// A log in a file of JSON lines.
    static EventStore file(Path file) {
        return () -> {
            try (InputStream in = Files.newInputStream(file)) {
                return JsonLines.readAll(in);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        };
    }

    /// A log that comes in as JSON lines, once; the stream stays open.
    static EventStore stream(InputStream in) {
        return () -> JsonLines.readAll(in);
    }
}
