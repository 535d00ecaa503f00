package sortis.eventstore.file;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Supplier;
import sortis.eventstore.file.Refusal.Why;

/// How a log is waited for, held, and let go.
///
/// @param time how long others are waited for
record Holding(Disk disk, Duration time) {
    /// Works on a log.
    <T> Either<Refusal, T> log(Path name, HeldLog.Work<T> work) {
        return Undisturbed.call(() -> {
            try {
                return held(truePath(name), Patience.of(time), work);
            } catch (UncheckedIOException failure) {
                return Either.left(Failures.unchecked(failure));
            } catch (IOException failure) {
                return Either.left(refusal(failure));
            }
        });
    }

    /// Works while nobody writes to a log.
    <T> Either<Refusal, T> alone(Path name, Supplier<T> work) {
        return Undisturbed.call(() -> {
            try (Claim _ = claim(truePath(name), Patience.of(time))) {
                return Either.right(work.get());
            } catch (IOException failure) {
                return Either.left(refusal(failure));
            }
        });
    }

    private Refusal refusal(IOException failure) {
        return failure instanceof Taken
                ? new Refusal(Why.LOCKED, String.valueOf(time.toSeconds()))
                : Failures.refusal(failure);
    }

    private <T> Either<Refusal, T> held(Path file, Patience patience, HeldLog.Work<T> work)
            throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            return Either.left(new Refusal(Why.UNREACHABLE, "it is no file"));
        }
        try (Claim _ = claim(file, patience)) {
            return Files.exists(file)
                    ? opened(file, patience, work)
                    : created(new HeldLog(file, disk, Option.none()), work);
        }
    }

    private Claim claim(Path file, Patience patience) throws IOException {
        Path lock = file.resolveSibling(file.getFileName() + ".lock");
        return Claim.on(file, () -> disk.open(lock, CREATE, WRITE), patience);
    }

    private <T> Either<Refusal, T> opened(Path file, Patience patience, HeldLog.Work<T> work)
            throws IOException {
        Object key = Stamp.of(file).flatMap(Stamp::key).getOrElse("a file " + file);
        try (Claim log = Claim.on(key, () -> disk.open(file, READ, WRITE), patience)) {
            return work.on(new HeldLog(file, disk, Option.some(log.channel())));
        }
    }

    private static <T> Either<Refusal, T> created(HeldLog log, HeldLog.Work<T> work)
            throws IOException {
        try {
            return work.on(log);
        } finally {
            log.close();
        }
    }

    /// The file itself, where links lead to it.
    private static Path truePath(Path name) throws IOException {
        if (Files.exists(name)) {
            return name.toRealPath();
        }
        Path whole = name.toAbsolutePath();
        Path folder = whole.getParent();
        return folder == null ? whole : folder.toRealPath().resolve(whole.getFileName());
    }
}
