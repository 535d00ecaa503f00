package sortis.eventstore.file;

import io.vavr.control.Option;
import java.nio.ByteBuffer;
import sortis.eventstore.seal.Head;

/// Bytes that are safely at the end of a log.
///
/// @param from how long the log was before
/// @param bytes what was added, line ends and all
/// @param head of a sealed log with them
public record Appended(long from, ByteBuffer bytes, Option<Head> head) {
    Appended sealedBy(Head made) {
        return new Appended(from, bytes, Option.some(made));
    }

    /// How long the log is with them.
    long to() {
        return from + bytes.capacity();
    }
}
