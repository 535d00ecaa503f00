package sortis.eventstore.file;

import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import sortis.eventstore.gzip.Gunzip;
import sortis.eventstore.seal.Head;
import sortis.eventstore.seal.Links;
import sortis.eventstore.seal.Seal;
import sortis.eventstore.seal.Verification;

/// A log and its seal, as they are found, without a lock.
public final class Sealed {
    private Sealed() {}

    /// What can be proved of a log; else the line of its seal that is damaged. The seal is read
    /// first, since it is written last.
    ///
    /// @throws IOException if one of them cannot be read
    /// @throws java.io.UncheckedIOException the same
    public static Either<Long, Verification> verify(Path log, Option<Head> head)
            throws IOException {
        Either<Long, Option<Seal>> seal = seal(log);
        try (InputStream in = Gunzip.ifPacked(Snapshot.of(log))) {
            return seal.map(known -> Verification.of(Links.of(in), known, head));
        }
    }

    private static Either<Long, Option<Seal>> seal(Path log) throws IOException {
        Path file = Seal.fileOf(log);
        return Files.exists(file)
                ? Seal.parse(Files.readAllBytes(file)).map(Option::some)
                : Either.right(Option.none());
    }
}
