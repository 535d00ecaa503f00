package sortis.eventstore.file;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import io.vavr.collection.Iterator;
import io.vavr.control.Either;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import sortis.eventstore.file.Refusal.Why;

/// Takes the last part off a log: one that was not written whole, or one that was added just now.
///
/// @param file the log's
/// @param log the same, open
record Cut(Path file, FileChannel log, Disk disk) {
    private static final int MOST_NAMES = 1000;

    /// Cuts what is torn off, after it is safe in a file of its own.
    SetAside torn(Tail tail) throws IOException {
        Path kept = saved(tail);
        cut(tail.whole());
        return new SetAside(kept, tail.whole(), tail.size() - tail.whole());
    }

    /// The file beside the log that holds the part; one that holds it already will do.
    private Path saved(Tail tail) throws IOException {
        String name = file.getFileName() + ".torn-" + tail.whole();
        Iterator<Path> names =
                Iterator.rangeClosed(1, MOST_NAMES)
                        .map(count -> file.resolveSibling(count == 1 ? name : name + "-" + count));
        for (Path kept : names) {
            if (isSaved(kept, tail)) {
                return kept;
            }
        }
        throw new FileAlreadyExistsException(name);
    }

    private boolean isSaved(Path kept, Tail tail) throws IOException {
        return Files.exists(kept) ? holds(kept, tail) && force(kept) : save(kept, tail);
    }

    /// A part of it alone would be of no use to anybody.
    private boolean save(Path kept, Tail tail) throws IOException {
        try (FileChannel channel = disk.open(kept, CREATE_NEW, WRITE)) {
            copy(tail, channel);
        } catch (FileAlreadyExistsException taken) {
            throw taken;
        } catch (IOException failure) {
            boolean _ = kept.toFile().delete();
            throw failure;
        }
        return force(kept);
    }

    private void copy(Tail tail, FileChannel to) throws IOException {
        long done = tail.whole();
        while (done < tail.size()) {
            long copied = log.transferTo(done, tail.size() - done, to);
            if (copied == 0) {
                throw new EOFException("it has become shorter meanwhile");
            }
            done += copied;
        }
    }

    /// One that was there may be in the memory of the machine alone.
    private boolean force(Path kept) throws IOException {
        try (FileChannel channel = disk.open(kept, WRITE)) {
            channel.force(false);
        }
        Writing.forceFolder(kept, disk);
        return true;
    }

    private boolean holds(Path kept, Tail tail) throws IOException {
        long length = tail.size() - tail.whole();
        if (!Files.isRegularFile(kept) || Files.size(kept) != length) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(kept)) {
            return holds(channel, 0, tail.whole(), length);
        }
    }

    private boolean holds(FileChannel other, long at, long from, long length) throws IOException {
        ByteBuffer there = ByteBuffer.allocate((int) Math.min(length, 1 << 16));
        ByteBuffer here = ByteBuffer.allocate(there.capacity());
        for (long done = 0; done < length; done += there.capacity()) {
            fill(there.clear(), other, at + done);
            fill(here.clear(), log, from + done);
            if (!there.flip().equals(here.flip())) {
                return false;
            }
        }
        return true;
    }

    private static void fill(ByteBuffer bytes, FileChannel channel, long at) throws IOException {
        int count = 0;
        while (bytes.hasRemaining() && count >= 0) {
            count = channel.read(bytes, at + bytes.position());
        }
    }

    /// Takes back what was added last, if it is still the last part of the log.
    Either<Refusal, Appended> last(Appended part) throws IOException {
        if (log.size() != part.to() || !holds(part)) {
            return Either.left(Refusal.of(Why.NOT_LAST));
        }
        cut(part.from());
        return Either.right(part);
    }

    private boolean holds(Appended part) throws IOException {
        ByteBuffer found = ByteBuffer.allocate(part.bytes().capacity());
        fill(found, log, part.from());
        return found.flip().equals(part.bytes().duplicate().rewind());
    }

    private void cut(long size) throws IOException {
        FileChannel _ = log.truncate(size);
        log.force(true);
    }
}
