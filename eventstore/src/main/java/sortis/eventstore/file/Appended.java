package sortis.eventstore.file;

import java.nio.ByteBuffer;

/// Bytes that are safely at the end of a log.
///
/// @param from how long the log was before
/// @param bytes what was added, line ends and all
public record Appended(long from, ByteBuffer bytes) {
    /// How long the log is with them.
    long to() {
        return from + bytes.capacity();
    }
}
