package sortis.eventstore.file;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/// How long is waited for something, from now on.
///
/// @param until in nanoseconds of the machine's running time
record Patience(long until) {
    private static final long SHORTEST = 1_000_000;
    private static final long LONGEST = 25_000_000;

    /// Something that succeeds or has to be tried again.
    @FunctionalInterface
    interface Attempt {
        boolean succeeds() throws IOException;
    }

    static Patience of(Duration time) {
        return new Patience(System.nanoTime() + time.toNanos());
    }

    /// Tries until it succeeds; false if the time is over. It is tried once at least.
    boolean sees(Attempt attempt) throws IOException {
        long pause = SHORTEST;
        while (!attempt.succeeds()) {
            if (System.nanoTime() - until >= 0) {
                return false;
            }
            LockSupport.parkNanos(pause);
            pause = Math.min(2 * pause, LONGEST);
        }
        return true;
    }
}
