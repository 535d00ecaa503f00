package sortis.eventstore.file;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

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
import java.nio.file.StandardCopyOption;
import sortis.eventstore.seal.Links;
import sortis.eventstore.seal.Mark;
import sortis.eventstore.seal.Seal;
import sortis.eventstore.seal.Verification;

/// The file that holds the seal of a log, for the writer that has the log.
record SealFile(Path file, Disk disk) {
    /// A seal, and the lines that are not under it yet.
    record Known(Seal seal, Verification found) {}

    /// The seal, if there is one; else the line of the log that is not as it was sealed, or 0 if
    /// the file cannot be read.
    Either<Long, Option<Known>> known(InputStream log) throws IOException {
        if (!Files.exists(file)) {
            return Either.right(Option.none());
        }
        return Seal.parse(Files.readAllBytes(file))
                .mapLeft(_ -> 0L)
                .map(seal -> new Known(seal, found(log, seal)))
                .flatMap(SealFile::unbroken);
    }

    private static Verification found(InputStream log, Seal seal) {
        return Verification.of(Links.of(log), Option.some(seal), Option.none());
    }

    private static Either<Long, Option<Known>> unbroken(Known known) {
        return known.found()
                .broken()
                .<Either<Long, Option<Known>>>map(broken -> Either.left(broken.line()))
                .getOrElse(() -> Either.right(Option.some(known)));
    }

    /// Adds marks to a seal.
    void extend(Seal seal, Vector<Mark> marks) throws IOException {
        try (FileChannel channel = disk.open(file, WRITE)) {
            FileChannel _ = channel.truncate(seal.length());
            write(channel, seal.length(), Seal.written(marks, seal.lines()));
        }
    }

    /// Puts a seal back as it was; what cannot be done is found out by the next one who reads it.
    void putBack(Seal seal) {
        try (FileChannel channel = disk.open(file, WRITE)) {
            FileChannel _ = channel.truncate(seal.length());
        } catch (IOException _) {
            return;
        }
    }

    /// Writes a seal in place of another, or as the first one.
    void replace(Vector<Mark> marks) throws IOException {
        Path beside = file.resolveSibling(file.getFileName() + ".new");
        try (FileChannel channel = disk.open(beside, CREATE, WRITE, TRUNCATE_EXISTING)) {
            write(channel, 0, Seal.written(marks));
        } catch (IOException failure) {
            boolean _ = beside.toFile().delete();
            throw failure;
        }
        Path _ = Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
    }

    private static void write(FileChannel channel, long at, String text) throws IOException {
        Writing.write(channel, at, ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII)));
    }
}
