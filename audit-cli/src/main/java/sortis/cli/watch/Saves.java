package sortis.cli.watch;

import static java.nio.file.StandardWatchEventKinds.ENTRY_CREATE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_DELETE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_MODIFY;

import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import sortis.eventstore.file.Stamp;

/// Waits until a file is saved: by what the system tells of its folder, which also knows of files
/// that take its place, and by looking at it again and again, for systems that tell nothing.
final class Saves implements AutoCloseable {
    private static final long LOOK_EVERY_MILLIS = 100;

    /// So long nothing may happen any more, since editors write in several steps.
    private static final long QUIET_MILLIS = 30;

    /// After so many steps it is looked at even if it never becomes quiet.
    private static final int MOST_STEPS = 20;

    private final Path file;
    private final Option<WatchService> service;
    private Option<Stamp> known;

    Saves(Path file) {
        this.file = file.toAbsolutePath();
        this.service = watching(this.file);
        this.known = stamp();
    }

    private static Option<WatchService> watching(Path file) {
        Path folder = file.getParent();
        try {
            WatchService service = file.getFileSystem().newWatchService();
            if (folder != null) {
                WatchKey _ = folder.register(service, ENTRY_CREATE, ENTRY_MODIFY, ENTRY_DELETE);
            }
            return Option.some(service);
        } catch (IOException | UnsupportedOperationException _) {
            return Option.none();
        }
    }

    /// Waits for the next save, but no longer than that; whether there was one.
    boolean await(Duration most) throws InterruptedException {
        long end = System.nanoTime() + most.toNanos();
        boolean isSaved = hasChanged(LOOK_EVERY_MILLIS);
        while (!isSaved && System.nanoTime() < end) {
            isSaved = hasChanged(LOOK_EVERY_MILLIS);
        }
        if (isSaved) {
            settle();
        }
        return isSaved;
    }

    private void settle() throws InterruptedException {
        int steps = 0;
        while (steps < MOST_STEPS && hasChanged(QUIET_MILLIS)) {
            steps++;
        }
    }

    /// Whether it changes within that time.
    private boolean hasChanged(long millis) throws InterruptedException {
        boolean isTold = isTold(millis);
        Option<Stamp> now = stamp();
        boolean isOther = !now.equals(known);
        known = now;
        return isTold || isOther;
    }

    private boolean isTold(long millis) throws InterruptedException {
        if (service.isEmpty()) {
            Thread.sleep(millis);
            return false;
        }
        for (WatchService watching : service) {
            WatchKey key = watching.poll(millis, TimeUnit.MILLISECONDS);
            return key != null && isOurs(key);
        }
        return false;
    }

    private boolean isOurs(WatchKey key) {
        boolean isOurs =
                key.pollEvents().stream()
                        .anyMatch(event ->
                                event.context() == null
                                        || event.context().equals(file.getFileName()));
        boolean _ = key.reset();
        return isOurs;
    }

    /// A file that cannot be looked at counts as none.
    private Option<Stamp> stamp() {
        try {
            return Stamp.of(file);
        } catch (IOException _) {
            return Option.none();
        }
    }

    @Override
    public void close() {
        service.forEach(watching -> {
            try {
                watching.close();
            } catch (IOException _) {
                known = Option.none();
            }
        });
    }
}
