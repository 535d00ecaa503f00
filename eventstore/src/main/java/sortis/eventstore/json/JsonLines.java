package sortis.eventstore.json;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.InputStream;
import java.util.Iterator;
import java.util.NoSuchElementException;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Fault;
import sortis.entry.LogLine.Problem;
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
        return new Lines(new LineScanner(in));
    }

    /// All lines that are not blank. The stream stays open.
    public static Vector<LogLine> readAll(InputStream in) {
        return io.vavr.collection.Iterator.ofAll(over(in)).toVector();
    }

    private static final class Lines implements Iterator<LogLine> {
        private final LineScanner scanner;
        private EntryNumber number = EntryNumber.FIRST;
        private Option<LogLine> ahead = Option.none();

        Lines(LineScanner scanner) {
            this.scanner = scanner;
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
            Option<RawLine> raw = scanner.next();
            while (raw.exists(RawLine::isBlank)) {
                raw = scanner.next();
            }
            return raw.map(this::decoded);
        }

        private LogLine decoded(RawLine raw) {
            EntryNumber present = number;
            number = number.plus(1);
            return raw.isTooLong() ? tooLong(present, raw) : readable(present, raw);
        }

        private static LogLine readable(EntryNumber number, RawLine raw) {
            return raw.text()
                    .fold(
                            bad -> notUtf8(number, raw.line(), bad),
                            text -> new LineDecoder(number, raw.line(), text).decode());
        }

        private static LogLine notUtf8(EntryNumber number, long line, Utf8.Malformed bad) {
            Fault fault = new Fault(Problem.NOT_UTF8, bad.octet(), "UTF-8");
            return new LineDecoder(number, line, bad.text()).nothing(new Flaw(bad.at(), fault));
        }

        private static LogLine tooLong(EntryNumber number, RawLine raw) {
            String beginning = raw.text().fold(Utf8.Malformed::text, text -> text);
            String limit = String.valueOf(LineScanner.LONGEST);
            Fault fault = new Fault(Problem.TOO_LONG, String.valueOf(raw.written()), limit);
            return new LineDecoder(number, raw.line(), beginning).nothing(new Flaw(0, fault));
        }
    }
}
