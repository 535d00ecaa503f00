package sortis.eventstore.line;

import io.vavr.control.Either;
import io.vavr.control.Option;
import sortis.entry.LogLine.Fault;
import sortis.entry.LogLine.Problem;

/// One line of a file without its end.
///
/// @param line in the file, counted from 1
/// @param text of the line, or of the beginning of one that is too long
/// @param written how long the line is in the file, in bytes
/// @param isBlank nothing but spaces, tabs and CR
public record RawLine(
        long line, Either<Utf8.Malformed, String> text, long written, boolean isBlank) {
    /// The text as far as it can be shown: bytes that are none as `\xFF`.
    public String shown() {
        return text.fold(Utf8.Malformed::text, readable -> readable);
    }

    /// Why the line is no text that can be read, if it is none.
    public Option<Flaw> flaw() {
        return isTooLong() ? Option.some(tooLong()) : text.swap().toOption().map(RawLine::notUtf8);
    }

    private boolean isTooLong() {
        return written > LineScanner.LONGEST;
    }

    private Flaw tooLong() {
        String limit = String.valueOf(LineScanner.LONGEST);
        return new Flaw(0, new Fault(Problem.TOO_LONG, String.valueOf(written), limit));
    }

    private static Flaw notUtf8(Utf8.Malformed bad) {
        return new Flaw(bad.at(), new Fault(Problem.NOT_UTF8, bad.octet(), "UTF-8"));
    }
}
