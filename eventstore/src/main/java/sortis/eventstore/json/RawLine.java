package sortis.eventstore.json;

import io.vavr.control.Either;

/// One line of a file without its end.
///
/// @param line in the file, counted from 1
/// @param text of the line, or of the beginning of one that is too long
/// @param written how long the line is in the file, in bytes
/// @param isBlank nothing but spaces, tabs and CR
record RawLine(long line, Either<Utf8.Malformed, String> text, long written, boolean isBlank) {
    boolean isTooLong() {
        return written > LineScanner.LONGEST;
    }
}
