package sortis.eventstore;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import sortis.entry.LogLine;
import sortis.eventstore.json.JsonLines;
import sortis.eventstore.line.Budget;
import sortis.eventstore.line.LineScanner;
import sortis.eventstore.line.RawLine;
import sortis.eventstore.notation.NotationReader;

/// The lines of a log, and the form that they are in. The first line that can tell decides: one
/// that begins with `{` is JSON, one that can be read as notation is that. Where none can, it is
/// JSON.
///
/// @param lines blank ones too; can be gone through once
public record Script(Form form, Iterator<RawLine> lines) {
    /// Looks into a stream as far as it takes to tell the form.
    ///
    /// @throws java.io.UncheckedIOException if it cannot be read
    public static Script of(InputStream in) {
        return of(Budget.over(new LineScanner(in).lines()));
    }

    /// The same of lines that were cut already.
    static Script of(Iterator<RawLine> rest) {
        List<RawLine> seen = new ArrayList<>();
        Option<Form> form = Option.none();
        while (form.isEmpty() && rest.hasNext()) {
            RawLine line = rest.next();
            seen.addLast(line);
            form = told(line);
        }
        return new Script(
                form.getOrElse(Form.JSON_LINES),
                io.vavr.collection.Iterator.concat(seen, () -> rest));
    }

    /// Every entry, readable or not.
    public Seq<LogLine> read() {
        return read(Vector.empty());
    }

    /// The same of a log of which some lines are known perhaps, and need not be read again.
    ///
    /// @param known lines of a log of the same form, in order
    public Seq<LogLine> read(Vector<LogLine> known) {
        return switch (form) {
            case JSON_LINES -> Vector.ofAll(() -> JsonLines.over(lines, known));
            case NOTATION -> NotationReader.readAll(lines);
        };
    }

    private static Option<Form> told(RawLine line) {
        Form likely = Form.of(line.shown());
        return Option.when(likely == Form.JSON_LINES || NotationReader.isRecognized(line), likely);
    }
}
