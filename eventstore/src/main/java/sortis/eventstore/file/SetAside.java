package sortis.eventstore.file;

import java.nio.file.Path;

/// What was cut off the end of a log, as it was not written whole.
///
/// @param file that holds it now
/// @param from where in the log it stood, in bytes
/// @param length in bytes
public record SetAside(Path file, long from, long length) {}
