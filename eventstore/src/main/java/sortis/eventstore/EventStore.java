package sortis.eventstore;

import io.vavr.collection.Seq;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import sortis.entry.LogLine;

/// Where a log is kept: one immutable event a line, in order, as JSON lines or in the notation.
/// Reading never changes a byte.
@FunctionalInterface
public interface EventStore {
    /// Every entry: those that can be read, and those that cannot, each named as such.
    ///
    /// @throws UncheckedIOException if it cannot be read
    Seq<LogLine> read();

    /// A log in a file, in either form.
    static EventStore file(Path file) {
        return () -> {
            try (InputStream in = Files.newInputStream(file)) {
                return Script.of(in).read();
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        };
    }

    /// A log that comes in, in either form, once; the stream stays open.
    static EventStore stream(InputStream in) {
        return () -> Script.of(in).read();
    }
}
