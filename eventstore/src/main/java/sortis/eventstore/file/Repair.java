package sortis.eventstore.file;

import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import sortis.entry.LogLine.Unreadable;
import sortis.eventstore.Contents;
import sortis.eventstore.file.Refusal.Why;

/// What a repair did to a log, and what it left alone: nothing is cut but a part at the end that
/// was not written whole.
///
/// @param torn what was cut off
/// @param line of the file on which it stood
/// @param column on which it began, in characters
/// @param isOpen whether the last line merely lacks its end
/// @param damaged lines that cannot be read and are not struck; they stay
public record Repair(
        Option<SetAside> torn, long line, int column, boolean isOpen, Vector<Unreadable> damaged) {
    /// Repairs a log.
    ///
    /// @param patience how long others who write to it are waited for
    public static Either<Refusal, Repair> of(Path log, Duration patience) {
        return HeldLog.hold(log, patience, Repair::of);
    }

    private static Either<Refusal, Repair> of(HeldLog log) throws IOException {
        if (!log.isThere()) {
            return Either.left(new Refusal(Why.UNREACHABLE, "there is no such file"));
        }
        if (log.isPacked()) {
            return Either.left(Refusal.of(Why.READ_ONLY));
        }
        Tail tail = log.tail();
        Contents whole = Contents.of(log.bytes(tail.whole()));
        boolean isInside = tail.whole() > tail.start();
        return Either.right(
                new Repair(
                        log.setAside(),
                        whole.lines().size() + (isInside ? 0 : 1),
                        isInside ? lastLength(whole) + 1 : 1,
                        tail.open().isDefined() && !tail.isTorn(),
                        whole.damaged()));
    }

    private static int lastLength(Contents whole) {
        String last = whole.lines().lastOption().map(line -> line.shown()).getOrElse("");
        return last.codePointCount(0, last.length());
    }
}
