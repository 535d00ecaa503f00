package sortis.eventstore;

import io.vavr.collection.Iterator;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Predicate;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.line.Quoted;
import sortis.eventstore.shape.Places.Span;

/// What a program writes into the line of an entry that somebody else composed; all else stays as
/// it is, byte for byte.
public final class Inscription {
    private static final String HEXADECIMAL = "coordinates hex\n";

    private Inscription() {}

    /// The line with a name in its note; none if it has no place for one.
    public static Option<String> named(String line, EntryId id) {
        Option<Entry> entry = read(line);
        String note = Quoted.of(id.onto(entry.flatMap(Entry::note)));
        return entry.flatMap(_ -> Form.places(line).find("note"))
                .map(span -> Option.some(replaced(line, span, note)))
                .getOrElse(() -> added(line, "note", note, read -> EntryId.of(read).contains(id)));
    }

    /// The line with its number; one that has a number keeps that.
    public static Option<String> numbered(String line, long number) {
        boolean isNumbered = read(line).exists(entry -> entry.seq().isDefined());
        return isNumbered
                ? Option.some(line)
                : added(line, "seq", String.valueOf(number), read -> read.seq().isDefined());
    }

    private static String replaced(String line, Span span, String value) {
        return line.substring(0, span.from()) + value + line.substring(span.to());
    }

    private static Option<String> added(
            String line, String key, String value, Predicate<Entry> isIt) {
        Iterator<String> ways =
                Form.of(line) == Form.JSON_LINES
                        ? Iterator.of(inJson(line, ", \"" + key + "\": " + value))
                        : inNotation(line, " " + key + " " + value);
        return ways.find(way -> read(way).exists(isIt));
    }

    private static String inJson(String line, String member) {
        int end = Math.max(0, line.lastIndexOf('}'));
        return line.substring(0, end).stripTrailing() + member + line.substring(end);
    }

    /// At the end, or before a comment.
    private static Iterator<String> inNotation(String line, String words) {
        Iterator<String> beforeComments =
                Iterator.range(0, line.length())
                        .filter(at -> line.charAt(at) == '#')
                        .map(at -> beforeComment(line, at, words));
        return Iterator.concat(Vector.of(line.stripTrailing() + words), () -> beforeComments);
    }

    private static String beforeComment(String line, int at, String words) {
        return line.substring(0, at).stripTrailing() + words + " " + line.substring(at);
    }

    private static Option<Entry> read(String line) {
        return only("", line).orElse(() -> only(HEXADECIMAL, line));
    }

    private static Option<Entry> only(String above, String line) {
        byte[] bytes = (above + line).getBytes(StandardCharsets.UTF_8);
        Iterator<LogLine> read =
                Contents.of(new ByteArrayInputStream(bytes))
                        .entries()
                        .drop(above.isEmpty() ? 0 : 1)
                        .iterator();
        return read.headOption().filter(Entry.class::isInstance).map(Entry.class::cast);
    }
}
