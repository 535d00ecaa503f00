package sortis.eventstore;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import sortis.entry.LogLine.Unreadable;
import sortis.entry.LogLine;
import sortis.eventstore.line.Budget;
import sortis.eventstore.line.LineScanner;
import sortis.eventstore.line.RawLine;
import sortis.transcript.Strikes;

/// All that a log holds.
///
/// @param lines blank ones too
/// @param entries those that can be read, and those that cannot
public record Contents(Form form, Vector<RawLine> lines, Vector<LogLine> entries) {
    /// Reads a log.
    ///
    /// @throws java.io.UncheckedIOException if it cannot be read
    public static Contents of(InputStream in) {
        return of(Vector.ofAll(() -> Budget.over(new LineScanner(in).lines())), Vector.empty());
    }

    private static Contents of(Vector<RawLine> lines, Vector<LogLine> known) {
        return Script.of(lines.iterator()).form() == Form.JSON_LINES
                ? of(Form.JSON_LINES, lines, known)
                : of(Form.NOTATION, lines, Vector.empty());
    }

    private static Contents of(Form form, Vector<RawLine> lines, Vector<LogLine> known) {
        return new Contents(form, lines, new Script(form, lines.iterator()).read(known).toVector());
    }

    /// The same lines, read in that form.
    Contents in(Form other) {
        return form == other ? this : of(other, lines, Vector.empty());
    }

    /// With lines more at its end. The form is told anew: that of a log without entries is open.
    ///
    /// @param added without their ends
    public Contents with(Seq<String> added) {
        return of(lines.appendAll(raw(added)), form == Form.JSON_LINES ? entries : Vector.empty());
    }

    /// Cut as a file would be cut, so that nothing is taken for one line that will be two.
    private Seq<RawLine> raw(Seq<String> added) {
        byte[] bytes = added.mkString("\n", "\n", "\n").getBytes(StandardCharsets.UTF_8);
        return Vector.ofAll(() -> new LineScanner(new ByteArrayInputStream(bytes)).lines())
                .drop(1)
                .map(line ->
                        new RawLine(
                                line.line() - 1 + lines.size(),
                                line.text(),
                                line.written(),
                                line.isBlank()));
    }

    /// As far as its first entries go.
    Contents upTo(long count) {
        Option<LogLine> last = entries.take((int) count).lastOption();
        long end = last.map(Contents::lastLine).getOrElse(0L);
        return new Contents(form, lines.take((int) end), entries.take((int) count));
    }

    /// An entry's text can go over several lines, those of the head.
    static long lastLine(LogLine entry) {
        long further = entry.where().text().chars().filter(sign -> sign == '\n').count();
        return entry.where().line() + further;
    }

    /// The lines that cannot be read and are not struck.
    public Vector<Unreadable> damaged() {
        Vector<Unreadable> unreadable =
                entries.filter(Unreadable.class::isInstance).map(Unreadable.class::cast);
        return unreadable.isEmpty() ? unreadable : unreadable.reject(Strikes.of(entries)::isStruck);
    }
}
