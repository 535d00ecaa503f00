package sortis.eventstore.file;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import sortis.eventstore.file.Refusal.Why;

/// Adds lines to the end of a log. What it says is added is on the disk; what it refuses leaves the
/// log as it was. It writes only to the very file that was read, unchanged since.
public final class LogAppender {
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
        return known.isEmpty() ? created(lines) : guarded(channel -> appended(channel, lines));
    }

    /// Takes back what was added last, if it is still the last part of the log.
    public Either<Refusal, Appended> takeBack(Appended last) {
        return guarded(channel -> takenBack(channel, last));
    }

    private Either<Refusal, Appended> created(Seq<String> lines) {
        try (FileChannel channel = FileChannel.open(file, CREATE_NEW, READ, WRITE)) {
            Either<Refusal, Appended> written = appended(channel, lines);
            forceFolder();
            known = Stamp.of(file);
            return written;
        } catch (FileAlreadyExistsException _) {
            return Either.left(Refusal.of(Why.EXISTS));
        } catch (IOException failure) {
            return Either.left(notWritten(failure));
        }
    }

    /// So that the name of a new file is not lost either.
    private void forceFolder() throws IOException {
        Path folder = file.getParent();
        if (folder != null) {
            try (FileChannel channel = FileChannel.open(folder, READ)) {
                channel.force(true);
            }
        }
    }

    private Either<Refusal, Appended> guarded(Work work) {
        try (FileChannel channel = FileChannel.open(file, READ, WRITE);
                FileLock lock = channel.tryLock()) {
            return lock == null ? Either.left(Refusal.of(Why.LOCKED)) : unchanged(channel, work);
        } catch (NoSuchFileException _) {
            return Either.left(Refusal.of(Why.GONE));
        } catch (OverlappingFileLockException _) {
            return Either.left(Refusal.of(Why.LOCKED));
        } catch (IOException failure) {
            return Either.left(notWritten(failure));
        }
    }

    private Either<Refusal, Appended> unchanged(FileChannel channel, Work work) throws IOException {
        if (!Stamp.of(file).equals(known)) {
            return Either.left(Refusal.of(Why.CHANGED));
        }
        Either<Refusal, Appended> done = work.on(channel);
        boolean isKnown = done.fold(refusal -> refusal.why() != Why.IN_DOUBT, _ -> true);
        known = isKnown ? Stamp.of(file) : known;
        return done;
    }

    private static Either<Refusal, Appended> appended(FileChannel channel, Seq<String> lines)
            throws IOException {
        Tail tail = Tail.of(channel);
        if (tail.isTorn()) {
            String open = tail.open().map(line -> line.shown()).getOrElse("");
            return Either.left(new Refusal(Why.TORN, open));
        }
        String text = lines.map(line -> line + tail.lineEnd()).mkString(tail.before(), "", "");
        ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        return written(channel, new Appended(channel.size(), bytes.asReadOnlyBuffer()));
    }

    private static Either<Refusal, Appended> written(FileChannel channel, Appended part) {
        try {
            ByteBuffer rest = part.bytes().duplicate();
            while (rest.hasRemaining()) {
                int _ = channel.write(rest, part.from() + rest.position());
            }
            channel.force(false);
            return Either.right(part);
        } catch (IOException failure) {
            return Either.left(putBack(channel, part.from(), failure));
        }
    }

    /// A full disk takes a part of a line first; nothing of it may stay.
    private static Refusal putBack(FileChannel channel, long size, IOException failure) {
        try {
            if (channel.size() != size) {
                FileChannel _ = channel.truncate(size);
                channel.force(true);
            }
            return notWritten(failure);
        } catch (IOException _) {
            return new Refusal(Why.IN_DOUBT, String.valueOf(failure.getMessage()));
        }
    }

    private static Either<Refusal, Appended> takenBack(FileChannel channel, Appended last)
            throws IOException {
        if (channel.size() != last.to() || !holds(channel, last)) {
            return Either.left(Refusal.of(Why.NOT_LAST));
        }
        FileChannel _ = channel.truncate(last.from());
        channel.force(true);
        return Either.right(last);
    }

    private static boolean holds(FileChannel channel, Appended part) throws IOException {
        ByteBuffer found = ByteBuffer.allocate(part.bytes().capacity());
        int count = 0;
        while (found.hasRemaining() && count >= 0) {
            count = channel.read(found, part.from() + found.position());
        }
        return found.flip().equals(part.bytes().duplicate().rewind());
    }

    private static Refusal notWritten(IOException failure) {
        return new Refusal(Why.NOT_WRITTEN, String.valueOf(failure.getMessage()));
    }

    /// Something done to the log.
    @FunctionalInterface
    private interface Work {
        Either<Refusal, Appended> on(FileChannel channel) throws IOException;
    }
}
