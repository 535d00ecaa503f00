package sortis.eventstore.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.locks.LockSupport;

/// The bytes of a log as they are at one moment, found without a lock while others perhaps write to
/// it. A line that somebody is just writing is waited for; what comes after it is not seen.
public final class Snapshot {
    private static final int MOST_LOOKS = 50;
    private static final Duration PAUSE = Duration.ofMillis(20);

    /// Nobody is still writing what was written so long ago.
    private static final Duration FRESH = Duration.ofSeconds(2);

    private final Path file;
    private final Runnable pause;

    private Snapshot(Path file, Runnable pause) {
        this.file = file;
        this.pause = pause;
    }

    /// Opens a log. What is no file, such as a pipe, is read to its end.
    ///
    /// @throws IOException if it cannot be read
    public static InputStream of(Path file) throws IOException {
        return of(file, Snapshot::park);
    }

    /// @param pause what is done until the file is looked at again
    static InputStream of(Path file, Runnable pause) throws IOException {
        return Files.isRegularFile(file)
                ? new Snapshot(file, pause).look().open()
                : Files.newInputStream(file);
    }

    /// A log in a file as it is now, which can be opened more than once.
    ///
    /// @throws IOException if it cannot be read
    public static Look at(Path file) throws IOException {
        return new Snapshot(file, Snapshot::park).look();
    }

    private static void park() {
        LockSupport.parkNanos(PAUSE.toNanos());
    }

    /// A file up to where it went at one moment.
    public record Look(Path file, long size) {
        /// What it held then.
        ///
        /// @throws IOException if it cannot be read
        public InputStream open() throws IOException {
            return new Beginning(Files.newInputStream(file), size);
        }
    }

    private Look look() throws IOException {
        long size = Files.size(file);
        for (int looks = 1; looks < MOST_LOOKS && isGrowing(size); looks++) {
            size = Files.size(file);
        }
        return new Look(file, size);
    }

    /// Whether its last line has no end, and it became longer while that was waited for.
    private boolean isGrowing(long size) throws IOException {
        if (size == 0 || !isFresh() || isEnded(size)) {
            return false;
        }
        pause.run();
        return Files.size(file) != size;
    }

    private boolean isFresh() throws IOException {
        Instant changed = Files.getLastModifiedTime(file).toInstant();
        return Instant.now().minus(FRESH).isBefore(changed);
    }

    private boolean isEnded(long size) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            long _ = in.skip(size - 1);
            return in.read() == '\n';
        }
    }
}
