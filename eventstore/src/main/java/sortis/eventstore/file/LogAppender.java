package sortis.eventstore.file;

import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import sortis.eventstore.file.Refusal.Why;

/// Adds lines to the end of a log. What it says is added is on the disk; what it refuses leaves the
/// log as it was. It writes only to the very file that was read, unchanged since.
public final class LogAppender {
    /// Somebody types meanwhile.
    private static final Duration PATIENCE = Duration.ofMillis(500);

    private final Path file;
    private Option<Stamp> known;

    private LogAppender(Path file, Option<Stamp> known) {
        this.file = file;
        this.known = known;
    }

    /// For a log that will be read now; a change after this moment is noticed.
    ///
    /// @throws IOException if it cannot be looked at, or is not there
    public static LogAppender to(Path file) throws IOException {
        Path real = file.toRealPath();
        return new LogAppender(real, Stamp.of(real));
    }

    /// For a log that is made when the first lines come.
    public static LogAppender creating(Path file) {
        return new LogAppender(file.toAbsolutePath(), Option.none());
    }

    /// Adds lines, all of them or none; the line ends are those of the log. A last line that merely
    /// has no end gets one first.
    ///
    /// @param lines without their ends
    public Either<Refusal, Appended> append(Seq<String> lines) {
        return unchanged(log -> log.append(lines));
    }

    /// Takes back what was added last, if it is still the last part of the log and not sealed.
    public Either<Refusal, Appended> takeBack(Appended last) {
        return unchanged(log -> log.takeBack(last));
    }

    private Either<Refusal, Appended> unchanged(HeldLog.Work<Appended> work) {
        return HeldLog.hold(
                file,
                PATIENCE,
                log -> {
                    Option<Why> change = change(log);
                    return change.isDefined()
                            ? Either.left(Refusal.of(change.getOrElse(Why.CHANGED)))
                            : done(log, work);
                });
    }

    private Option<Why> change(HeldLog log) throws IOException {
        if (known.isEmpty()) {
            return Option.when(log.isThere(), Why.EXISTS);
        }
        Why why = log.isThere() ? Why.CHANGED : Why.GONE;
        return Option.when(!Stamp.of(file).equals(known), why);
    }

    private Either<Refusal, Appended> done(HeldLog log, HeldLog.Work<Appended> work)
            throws IOException {
        Either<Refusal, Appended> done = work.on(log);
        boolean isKnown = done.fold(refusal -> refusal.why() != Why.IN_DOUBT, _ -> true);
        known = isKnown ? Stamp.of(file) : known;
        return done;
    }
}
