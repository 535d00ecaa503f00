package sortis.eventstore.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Semaphore;

/// A file that is open and locked, for one thread of one program.
///
/// A process that closes any channel of a file loses its locks on that file, and is not told. So of
/// all threads of this one, only that whose turn it is opens the file at all.
record Claim(Semaphore turn, FileChannel channel) implements AutoCloseable {
    private static final ConcurrentMap<Object, Semaphore> TURNS = new ConcurrentHashMap<>();

    /// How the file is opened.
    @FunctionalInterface
    interface Opening {
        FileChannel open() throws IOException;
    }

    /// Opens and locks a file.
    ///
    /// @param key the same for all names of the file
    /// @throws Taken if others have it for too long
    static Claim on(Object key, Opening opening, Patience patience) throws IOException {
        Semaphore turn = TURNS.computeIfAbsent(key, _ -> new Semaphore(1));
        if (!patience.sees(turn::tryAcquire)) {
            throw new Taken();
        }
        try {
            return new Claim(turn, locked(opening.open(), patience));
        } catch (IOException | RuntimeException failure) {
            turn.release();
            throw failure;
        }
    }

    private static FileChannel locked(FileChannel channel, Patience patience) throws IOException {
        boolean isLocked = false;
        try {
            isLocked = patience.sees(() -> isLocked(channel));
        } finally {
            if (!isLocked) {
                channel.close();
            }
        }
        if (!isLocked) {
            throw new Taken();
        }
        return channel;
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException _) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        try {
            channel.close();
        } finally {
            turn.release();
        }
    }
}
