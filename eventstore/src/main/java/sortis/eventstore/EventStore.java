package sortis.eventstore;

import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Duration;
import sortis.entry.LogLine;
import sortis.eventstore.file.FileStore;
import sortis.eventstore.file.Refusal;

/// Where a log is kept: one immutable event a line, in order, as JSON lines or in the notation.
/// Reading never changes a byte; what is added is added at the end.
public interface EventStore {
    /// Every entry: those that can be read, and those that cannot, each named as such.
    ///
    /// @throws java.io.UncheckedIOException if it cannot be read
    Seq<LogLine> read();

    /// Adds entries at the end, all of them or none, or finds that they are there already. When it
    /// returns a receipt they are safe.
    ///
    /// @param lines in the form of the log, without their ends
    Either<Refusal, Receipt> append(Expected expected, Seq<String> lines);

    /// How long others who write to a log are waited for, unless somebody says otherwise.
    Duration PATIENCE = Duration.ofSeconds(10);

    /// A log in a file, in either form; one that is packed as gzip can only be read.
    static EventStore file(Path file) {
        return new FileStore(file, PATIENCE);
    }

    /// A log that comes in, in either form, once; the stream stays open. It can only be read.
    static EventStore stream(InputStream in) {
        return new StreamStore(in);
    }

    /// A log that is in no file and is forgotten in the end.
    static EventStore inMemory() {
        return new MemoryStore(Contents.of(InputStream.nullInputStream()));
    }
}
