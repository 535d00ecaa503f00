package sortis.eventstore.json;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.InputStream;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Predicate;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.line.LineScanner;
import sortis.eventstore.line.RawLine;
import sortis.value.EntryNumber;

/// Reads logs: one JSON object a line, UTF-8 (rulebook §7). Blank lines count as lines of the file
/// but are no entries; a line that is no entry is handed out as such, never skipped, and reading
/// goes on after it.
///
/// Memory is bounded: a line may have 16 MiB without its end and 500,000 JSON tokens. Input and
/// output trouble comes as [java.io.UncheckedIOException]; nothing else is thrown because of what a
/// log says.
public final class JsonLines {
    private JsonLines() {}

    /// The lines that are not blank, each read when it is asked for. The stream stays open.
    public static Iterator<LogLine> over(InputStream in) {
        return over(new LineScanner(in).lines());
    }

    /// The same of lines that were cut already.
    public static Iterator<LogLine> over(Iterator<RawLine> lines) {
        return over(lines, Vector.empty());
    }

    /// The same of a log of which some lines are known perhaps; an entry that stands there in the
    /// same words is not read again.
    ///
    /// @param known lines of a log that was read, in order
    public static Iterator<LogLine> over(Iterator<RawLine> lines, Vector<LogLine> known) {
        return over(lines, known, Formats.KNOWN);
    }

    /// The same, of a log in one of those formats.
    static Iterator<LogLine> over(Iterator<RawLine> lines, Vector<LogLine> known, Formats formats) {
        return new Lines(lines, known, formats, _ -> true);
    }

    /// The same, but of the lines that are not meant none is read; each keeps its number.
    public static Iterator<LogLine> only(Iterator<RawLine> lines, Predicate<RawLine> isMeant) {
        return new Lines(lines, Vector.empty(), Formats.KNOWN, isMeant);
    }

    /// All lines that are not blank. The stream stays open.
    public static Vector<LogLine> readAll(InputStream in) {
        return io.vavr.collection.Iterator.ofAll(over(in)).toVector();
    }

    private static final class Lines implements Iterator<LogLine> {
        private final Iterator<RawLine> raw;
        private final Formats formats;
        private final Predicate<RawLine> isMeant;
        private Vector<LogLine> known;
        private long format = 1;
        private EntryNumber number = EntryNumber.FIRST;
        private Option<LogLine> ahead = Option.none();

        Lines(
                Iterator<RawLine> raw,
                Vector<LogLine> known,
                Formats formats,
                Predicate<RawLine> isMeant) {
            this.raw = raw;
            this.known = known;
            this.formats = formats;
            this.isMeant = isMeant;
        }

        @Override
        public boolean hasNext() {
            ahead = ahead.orElse(this::read);
            return ahead.isDefined();
        }

        @Override
        public LogLine next() {
            LogLine line = ahead.orElse(this::read).getOrElseThrow(NoSuchElementException::new);
            ahead = Option.none();
            return line;
        }

        private Option<LogLine> read() {
            Option<LogLine> line = Option.none();
            while (line.isEmpty() && raw.hasNext()) {
                RawLine next = raw.next();
                line = next.isBlank() ? line : decoded(next);
            }
            return line;
        }

        private Option<LogLine> decoded(RawLine written) {
            EntryNumber present = number;
            number = number.plus(1);
            if (present.equals(EntryNumber.FIRST)) {
                begin(written);
            }
            return Option.when(isMeant.test(written), () -> decoded(present, written));
        }

        private LogLine decoded(EntryNumber number, RawLine written) {
            return known.isEmpty()
                    ? read(number, written)
                    : known(number, written).getOrElse(() -> read(number, written));
        }

        /// Lines that were read as of another format say something else now.
        private void begin(RawLine first) {
            format = formats.of(first.shown());
            boolean isSame =
                    known.headOption().exists(line -> formats.of(line.where().text()) == format);
            known = isSame ? known : Vector.empty();
        }

        private LogLine read(EntryNumber number, RawLine written) {
            LineDecoder decoder =
                    new LineDecoder(number, written.line(), written.shown(), formats, format);
            return written.flaw().<LogLine>map(decoder::nothing).getOrElse(decoder::decode);
        }

        private Option<LogLine> known(EntryNumber number, RawLine written) {
            boolean isThere = number.number() <= known.size() && written.flaw().isEmpty();
            return Option.when(isThere, () -> known.get((int) number.number() - 1))
                    .filter(line ->
                            line instanceof Entry
                                    && line.where().line() == written.line()
                                    && line.where().text().equals(written.shown()));
        }
    }
}
