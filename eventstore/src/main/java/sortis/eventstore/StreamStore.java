package sortis.eventstore;

import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import sortis.entry.LogLine;
import sortis.eventstore.file.Refusal;
import sortis.eventstore.file.Refusal.Why;
import sortis.eventstore.gzip.Gunzip;

/// A log that comes in once.
record StreamStore(InputStream in) implements EventStore {
    @Override
    public Seq<LogLine> read() {
        try {
            return Script.of(Gunzip.ifPacked(in)).read();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public Either<Refusal, Receipt> append(Expected expected, Seq<String> lines) {
        return Either.left(Refusal.of(Why.READ_ONLY));
    }
}
