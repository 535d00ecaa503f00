package sortis.eventstore.file;

import io.vavr.collection.Seq;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Unreadable;
import sortis.eventstore.Script;
import sortis.eventstore.gzip.Gunzip;

/// A log as it is found, without a lock, while others perhaps write to it.
final class Snapshot {
    private static final int MOST_TRIES = 50;
    private static final long PAUSE = 20_000_000;

    private Snapshot() {}

    /// All its entries. A last line that somebody is just writing is waited for.
    ///
    /// @throws UncheckedIOException if it cannot be read
    static Seq<LogLine> of(Path file) {
        try {
            long size = size(file);
            Seq<LogLine> read = once(file);
            for (int tries = 1; tries < MOST_TRIES && isPending(file, size, read); tries++) {
                size = size(file);
                read = once(file);
            }
            return read;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Seq<LogLine> once(Path file) throws IOException {
        try (InputStream in = Gunzip.ifPacked(Files.newInputStream(file))) {
            return Script.of(in).read();
        }
    }

    private static boolean isPending(Path file, long size, Seq<LogLine> read) throws IOException {
        boolean isTornPerhaps = read.lastOption().exists(Unreadable.class::isInstance);
        if (isTornPerhaps && size >= 0) {
            LockSupport.parkNanos(PAUSE);
        }
        return isTornPerhaps && size(file) != size;
    }

    /// What is no file has no size, and can be read only once.
    private static long size(Path file) throws IOException {
        return Files.isRegularFile(file) ? Files.size(file) : -1;
    }
}
