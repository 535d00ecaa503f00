package sortis.eventstore.file;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import io.vavr.CheckedFunction1;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Supplier;
import sortis.eventstore.file.Refusal.Why;
import sortis.eventstore.gzip.Gunzip;
import sortis.eventstore.seal.Head;
import sortis.eventstore.seal.Link;
import sortis.eventstore.seal.Links;
import sortis.eventstore.seal.Mark.Kind;
import sortis.eventstore.seal.Mark;
import sortis.eventstore.seal.Seal;

/// A log that nobody else writes to as long as it is held: neither another thread nor another
/// program, by whatever name. The lock is on a file of its own beside the log, `LOG.lock`, which is
/// never deleted; a second one, on the log itself, is for those who know it by a hard link.
public final class HeldLog {
    private final Path file;
    private final Disk disk;
    private final SealFile sealFile;
    private Option<FileChannel> open;

    HeldLog(Path file, Disk disk, Option<FileChannel> open) {
        this.file = file;
        this.disk = disk;
        this.sealFile = new SealFile(Seal.fileOf(file), disk);
        this.open = open;
    }

    /// What is done with the log.
    @FunctionalInterface
    public interface Work<T> {
        Either<Refusal, T> on(HeldLog log) throws IOException;
    }

    /// Waits for a log, holds it, and lets it go. An interrupt does not break the work off.
    ///
    /// @param patience how long others are waited for
    public static <T> Either<Refusal, T> hold(Path file, Duration patience, Work<T> work) {
        return hold(file, patience, Disk.REAL, work);
    }

    static <T> Either<Refusal, T> hold(Path file, Duration patience, Disk disk, Work<T> work) {
        return new Holding(disk, patience).log(file, work);
    }

    /// Does something while nobody writes to a log, without opening it: such as putting another
    /// file in its place.
    public static <T> Either<Refusal, T> alone(Path file, Duration patience, Supplier<T> work) {
        return new Holding(Disk.REAL, patience).alone(file, work);
    }

    /// Lets a log go that was made while it was held.
    void close() throws IOException {
        for (FileChannel channel : open) {
            channel.close();
        }
    }

    /// Its true path.
    public Path file() {
        return file;
    }

    /// Whether there is a file at all.
    public boolean isThere() {
        return open.isDefined();
    }

    /// All its bytes.
    public InputStream bytes() {
        return bytes(Long.MAX_VALUE);
    }

    /// As many of its bytes, from the first one on.
    public InputStream bytes(long length) {
        return open.<InputStream>map(channel -> new Part(channel, length))
                .getOrElse(InputStream::nullInputStream);
    }

    /// Whether it is packed, so that nothing can be added.
    public boolean isPacked() throws IOException {
        return Gunzip.isPacked(bytes().readNBytes(2));
    }

    /// How it ends.
    public Tail tail() throws IOException {
        for (FileChannel channel : open) {
            return Tail.of(channel);
        }
        return Tail.of(new byte[0]);
    }

    /// Adds lines, all of them or none, and keeps a sealed log sealed. The line ends are those of
    /// the log. A last line that merely has no end gets one first.
    ///
    /// @param lines without their ends
    public Either<Refusal, Appended> append(Seq<String> lines) throws IOException {
        Tail tail = tail();
        if (tail.isTorn()) {
            return Either.left(new Refusal(Why.TORN, shown(tail)));
        }
        return sealFile.known(bytes())
                .mapLeft(HeldLog::sealBroken)
                .flatMap(seal -> {
                    String text =
                            lines.map(line -> line + tail.lineEnd())
                                    .mkString(tail.before(), "", "");
                    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
                    return written(
                            new Appended(tail.size(), bytes.asReadOnlyBuffer(), Option.none()),
                            lines,
                            seal);
                });
    }

    private static String shown(Tail tail) {
        return tail.open().map(line -> line.shown()).getOrElse("");
    }

    private static Refusal sealBroken(long line) {
        return new Refusal(Why.SEAL_BROKEN, String.valueOf(line));
    }

    private Either<Refusal, Appended> written(
            Appended part, Seq<String> lines, Option<SealFile.Known> seal) {
        Option<FileChannel> before = open;
        try {
            Writing.write(channel(), part.from(), part.bytes());
            if (before.isEmpty()) {
                Writing.forceFolder(file, disk);
            }
            return Either.right(sealed(part, lines, seal));
        } catch (IOException failure) {
            seal.forEach(known -> sealFile.putBack(known.seal()));
            Refusal refusal = putBack(part.from(), failure);
            if (before.isEmpty()) {
                removeNew();
            }
            return Either.left(refusal);
        }
    }

    private Appended sealed(Appended part, Seq<String> lines, Option<SealFile.Known> seal)
            throws IOException {
        for (SealFile.Known known : seal) {
            Vector<Mark> marks = marks(known, lines);
            sealFile.extend(known.seal(), marks);
            return part.sealedBy(known.seal().with(marks).head());
        }
        return part;
    }

    private FileChannel channel() throws IOException {
        if (open.isEmpty()) {
            open = Option.some(disk.open(file, CREATE_NEW, READ, WRITE));
        }
        return open.getOrElseThrow(() -> new IOException("the file is not open"));
    }

    /// What was written by other means since is marked as found.
    private static Vector<Mark> marks(SealFile.Known known, Seq<String> lines) {
        Vector<Mark> found = known.found().rest().map(link -> new Mark(link, Kind.FOUND));
        Link last =
                known.seal()
                        .marks()
                        .appendAll(found)
                        .lastOption()
                        .map(Mark::link)
                        .getOrElse(Link.START);
        return found.appendAll(
                lines.scanLeft(last, Link::after).drop(1).map(link -> new Mark(link, Kind.SEALED)));
    }

    /// A full disk takes a part of a line first; nothing of it may stay.
    private Refusal putBack(long size, IOException failure) {
        try {
            for (FileChannel channel : open) {
                if (channel.size() != size) {
                    FileChannel _ = channel.truncate(size);
                    channel.force(true);
                }
            }
            return Failures.refusal(failure);
        } catch (IOException _) {
            return new Refusal(Why.IN_DOUBT, String.valueOf(failure.getMessage()));
        }
    }

    /// A new log that holds nothing does no harm if it stays.
    private void removeNew() {
        try {
            boolean _ = Files.deleteIfExists(file);
        } catch (IOException _) {
            return;
        }
    }

    /// Waits until the disk has all of it, so that what somebody else wrote can be acknowledged.
    public void secure() throws IOException {
        for (FileChannel channel : open) {
            channel.force(false);
            Writing.forceFolder(file, disk);
        }
    }

    /// Cuts off what was not written to its end, after it is safe in a file beside the log.
    public Option<SetAside> setAside() throws IOException {
        for (FileChannel channel : open) {
            Tail tail = Tail.of(channel);
            if (tail.isTorn()) {
                return Option.some(new Cut(file, channel, disk).torn(tail));
            }
        }
        return Option.none();
    }

    /// Takes back what was added last, if it is still the last part of the log and not sealed.
    public Either<Refusal, Appended> takeBack(Appended last) throws IOException {
        if (Files.exists(sealFile.file())) {
            return Either.left(Refusal.of(Why.SEALED));
        }
        for (FileChannel channel : open) {
            return new Cut(file, channel, disk).last(last);
        }
        return Either.left(Refusal.of(Why.GONE));
    }

    /// Seals all lines. Those that were sealed before have to be unchanged.
    public Either<Refusal, Head> seal() throws IOException {
        return sealFile.known(bytes())
                .mapLeft(HeldLog::sealBroken)
                .flatMap(
                        CheckedFunction1.<Object, Either<Refusal, Head>>of(_ -> sealAnew())
                                .unchecked());
    }

    /// Seals all lines as they are now, whatever was sealed before.
    public Either<Refusal, Head> sealAnew() throws IOException {
        if (!isThere()) {
            return Either.left(new Refusal(Why.UNREACHABLE, "there is no such file"));
        }
        if (isPacked()) {
            return Either.left(Refusal.of(Why.READ_ONLY));
        }
        Tail tail = tail();
        if (tail.isTorn()) {
            return Either.left(new Refusal(Why.TORN, shown(tail)));
        }
        Vector<Mark> marks =
                Vector.ofAll(() -> Links.of(bytes())).map(link -> new Mark(link, Kind.SEALED));
        sealFile.replace(marks);
        Writing.forceFolder(sealFile.file(), disk);
        return Either.right(Seal.of(marks).head());
    }
}
