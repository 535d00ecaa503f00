package sortis.eventstore;

import io.vavr.collection.Seq;
import io.vavr.control.Either;
import sortis.entry.LogLine;
import sortis.eventstore.file.Refusal;

/// A log in memory.
final class MemoryStore implements EventStore {
    private Contents held;

    MemoryStore(Contents held) {
        this.held = held;
    }

    @Override
    public synchronized Seq<LogLine> read() {
        return held.entries();
    }

    @Override
    public synchronized Either<Refusal, Receipt> append(Expected expected, Seq<String> lines) {
        return Placement.of(held, expected, lines)
                .flatMap(Placement::ifSound)
                .flatMap(Placement::ifReadable)
                .peek(placement -> held = placement.after())
                .map(Placement::receipt);
    }
}
