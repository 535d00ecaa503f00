package sortis.eventstore.edit;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import sortis.eventstore.edit.Edits.Placed;

/// A log as the bytes it is kept in. Where values of it are changed, line ends, blanks, the order
/// of keys, comments and bytes that are no text stay as they are.
///
/// @param lines with their ends, one byte a character
public record Original(Vector<String> lines) {
    private static final String MARK = "\u00EF\u00BB\u00BF";

    public static Original of(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        return new Original(Vector.of(text.split("(?<=\n)", -1)));
    }

    public ByteBuffer bytes() {
        return ByteBuffer.wrap(lines.mkString().getBytes(StandardCharsets.ISO_8859_1));
    }

    /// The log with its values changed. What does not stand where an edit has it stays.
    public Original with(Seq<Edit> edits) {
        Edits places = Edits.in(lines.map(Original::text));
        Map<Integer, Vector<Placed>> byLine =
                edits.groupBy(Edit::where)
                        .toVector()
                        .flatMap(entry -> places.of(entry._1, entry._2))
                        .toVector()
                        .groupBy(Placed::line);
        return new Original(
                byLine.foldLeft(
                        lines,
                        (all, changed) ->
                                all.update(changed._1, line -> changed(line, changed._2))));
    }

    private static String changed(String line, Seq<Placed> placed) {
        String text = text(line);
        String written =
                placed.filter(each -> each.of().equals(text))
                        .map(Placed::replacement)
                        .sorted(Comparator.comparingInt((Replacement it) -> -it.span().from()))
                        .foldLeft(text, (sofar, next) -> next.in(sofar));
        return mark(line) + octets(written) + end(line);
    }

    /// The line without its end and a byte order mark.
    private static String text(String line) {
        String octets = line.substring(mark(line).length(), line.length() - end(line).length());
        return new String(octets.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    }

    private static String octets(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    }

    private static String mark(String line) {
        return line.startsWith(MARK) ? MARK : "";
    }

    private static String end(String line) {
        String ended = line.endsWith("\n") ? "\n" : "";
        return line.endsWith("\r\n") ? "\r\n" : ended;
    }
}
