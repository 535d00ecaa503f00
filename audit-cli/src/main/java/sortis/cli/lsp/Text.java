package sortis.cli.lsp;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import sortis.entry.LogLine.Where;
import sortis.eventstore.shape.Places.Span;

/// The text of a document, as the protocol counts it and as logs are read: the protocol ends a line
/// at CR, LF or both and counts from 0, a log ends it at LF alone and counts from 1. Both count
/// columns in UTF-16 units. Places that are not there become the nearest that is.
final class Text {
    private static final char MARK = '\uFEFF';

    private final String all;
    private final int[] lines;
    private final int[] rows;

    Text(String all) {
        this.all = all;
        this.lines = starts(0, at -> endsLine(all, at));
        this.rows =
                starts(
                        !all.isEmpty() && all.charAt(0) == MARK ? 1 : 0,
                        at -> all.charAt(at) == '\n');
    }

    private int[] starts(int first, IntPredicate endsAt) {
        IntStream later = IntStream.range(0, all.length()).filter(endsAt).map(at -> at + 1);
        return IntStream.concat(IntStream.of(first), later).toArray();
    }

    private static boolean endsLine(String all, int at) {
        boolean isPair = at + 1 < all.length() && all.charAt(at + 1) == '\n';
        return all.charAt(at) == '\n' || (all.charAt(at) == '\r' && !isPair);
    }

    @Override
    public String toString() {
        return all;
    }

    /// The text after changes, one after the other.
    Text edited(List<TextDocumentContentChangeEvent> changes) {
        Text now = this;
        for (TextDocumentContentChangeEvent change : changes) {
            now = now.edited(change);
        }
        return now;
    }

    private Text edited(TextDocumentContentChangeEvent change) {
        Range range = change.getRange();
        if (range == null) {
            return new Text(change.getText());
        }
        int from = offset(range.getStart());
        int to = Math.max(from, offset(range.getEnd()));
        return new Text(all.substring(0, from) + change.getText() + all.substring(to));
    }

    /// Where a place is, counted in UTF-16 units from the text's start.
    int offset(Position place) {
        if (place.getLine() >= lines.length) {
            return all.length();
        }
        int line = Math.max(0, place.getLine());
        int end = line + 1 < lines.length ? lines[line + 1] : all.length();
        return Math.min(
                lines[line] + Math.max(0, place.getCharacter()), withoutEnd(lines[line], end));
    }

    /// The place that is so many UTF-16 units from the text's start.
    Position position(int offset) {
        int line = index(lines, offset);
        return new Position(line, offset - lines[line]);
    }

    private static int index(int[] starts, int offset) {
        int found = Arrays.binarySearch(starts, offset);
        return Math.max(0, found >= 0 ? found : -found - 2);
    }

    /// The line of the log in which a place is, counted from 1.
    long row(Position place) {
        return 1L + index(rows, offset(place));
    }

    /// How many UTF-16 units of its line of the log stand before a place.
    int column(Position place) {
        int offset = offset(place);
        return Math.max(0, offset - rows[index(rows, offset)]);
    }

    /// A line of the log without its end, counted from 1; empty if there is none.
    String row(long row) {
        boolean isThere = 1 <= row && row <= rows.length;
        int from = isThere ? rows[(int) row - 1] : all.length();
        return all.substring(from, isThere ? end(row) : from);
    }

    private int end(long row) {
        int end = row < rows.length ? rows[(int) row] : all.length();
        return withoutEnd(rows[(int) row - 1], end);
    }

    private int withoutEnd(int from, int to) {
        int feed = to > from && all.charAt(to - 1) == '\n' ? to - 1 : to;
        return feed > from && all.charAt(feed - 1) == '\r' ? feed - 1 : feed;
    }

    /// A part of a line of the log.
    Range range(long row, Span span) {
        return new Range(place(row, span.from()), place(row, span.to()));
    }

    private Position place(long row, int column) {
        long there = Math.clamp(row, 1, rows.length);
        return position(Math.min(rows[(int) there - 1] + Math.max(0, column), end(there)));
    }

    /// A part of an entry, which can stand in more than one line.
    Range range(Where where, Span span) {
        return new Range(place(where, span.from()), place(where, span.to()));
    }

    private Position place(Where where, int at) {
        String before = where.text().substring(0, Math.clamp(at, 0, where.text().length()));
        long rowsBefore = before.chars().filter(sign -> sign == '\n').count();
        return place(where.line() + rowsBefore, at - (before.lastIndexOf('\n') + 1));
    }
}
