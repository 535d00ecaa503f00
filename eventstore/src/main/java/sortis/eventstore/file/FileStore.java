package sortis.eventstore.file;

import io.vavr.CheckedFunction1;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import sortis.entry.LogLine;
import sortis.eventstore.Contents;
import sortis.eventstore.EventStore;
import sortis.eventstore.Expected;
import sortis.eventstore.Placement;
import sortis.eventstore.Receipt;
import sortis.eventstore.Script;
import sortis.eventstore.file.Refusal.Why;
import sortis.eventstore.gzip.Gunzip;
import sortis.eventstore.seal.Head;

/// A log in a file, in either form. One that is packed as gzip can only be read.
///
/// @param patience how long others who write to it are waited for
public record FileStore(Path file, Duration patience) implements EventStore {
    /// What a writer has to say when it has the log.
    public interface Writer {
        /// The lines to be added, in the form of the log, without their ends.
        Seq<String> lines(Contents log);

        /// Whether they shall be added.
        boolean wants(Placement placement);
    }

    /// What was done.
    ///
    /// @param torn what was cut off before, as it was not written whole
    /// @param head of a sealed log, if something was written
    public record Done(Receipt receipt, Option<SetAside> torn, Option<Head> head) {}

    @Override
    public Seq<LogLine> read() {
        try (InputStream in = Gunzip.ifPacked(Snapshot.of(file))) {
            return Script.of(in).read();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public Either<Refusal, Receipt> append(Expected expected, Seq<String> lines) {
        return append(expected, new Ready(lines)).map(Done::receipt);
    }

    /// The same, with a writer that looks at the log before it says what to write.
    public Either<Refusal, Done> append(Expected expected, Writer writer) {
        return HeldLog.hold(file, patience, log -> appended(log, expected, writer));
    }

    private static Either<Refusal, Done> appended(HeldLog log, Expected expected, Writer writer)
            throws IOException {
        if (log.isPacked()) {
            return Either.left(Refusal.of(Why.READ_ONLY));
        }
        Contents found = Contents.of(log.bytes(log.tail().whole()));
        return Placement.of(found, expected, writer.lines(found))
                .flatMap(Placement::ifSound)
                .filterOrElse(writer::wants, _ -> Refusal.of(Why.NOT_WANTED))
                .flatMap(Placement::ifReadable)
                .flatMap(
                        CheckedFunction1.<Placement, Either<Refusal, Done>>of(
                                        placement -> written(log, placement))
                                .unchecked());
    }

    /// What is there already may be in the memory of the machine alone.
    private static Either<Refusal, Done> written(HeldLog log, Placement placement)
            throws IOException {
        if (placement.lines().isEmpty()) {
            log.secure();
            return Either.right(new Done(placement.receipt(), Option.none(), Option.none()));
        }
        Option<SetAside> torn = log.setAside();
        return log.append(placement.lines())
                .map(part -> new Done(placement.receipt(), torn, part.head()));
    }

    /// Lines that are known beforehand.
    private record Ready(Seq<String> lines) implements Writer {
        @Override
        public Seq<String> lines(Contents log) {
            return lines;
        }

        @Override
        public boolean wants(Placement placement) {
            return true;
        }
    }
}
