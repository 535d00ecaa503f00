package sortis.eventstore.line;

import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Iterator;

/// Cuts a stream of bytes into lines. A line ends at byte 0x0A alone; one CR before it belongs to
/// the end, and a byte order mark at the very start to nothing. Of a line that is too long only its
/// beginning is held.
public final class LineScanner {
    /// The bytes that a line may have without its end.
    public static final int LONGEST = 16 * 1024 * 1024;

    /// The bytes that are shown of a longer one.
    static final int BEGINNING = 240;

    /// The bytes there is room for at first.
    private static final int ROOM = 64 * 1024;

    /// The bytes that a character has after its first, at the most.
    private static final int MORE = 3;

    private final LinePieces pieces;
    private long lines;

    private byte[] held = new byte[ROOM];
    private int length;
    private long read;
    private boolean isBlank;
    private boolean endsInReturn;

    public LineScanner(InputStream in) {
        this.pieces = new LinePieces(in);
    }

    /// The next line, blank or not; none at the end. What follows the last line end is a line if it
    /// is not empty.
    public Option<RawLine> next() {
        try {
            begin();
            boolean isEnded = pieces.readLine(this::take);
            return Option.when(isEnded || read > 0, () -> line(isEnded));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// All lines that are left, blank or not, each read when it is asked for.
    public Iterator<RawLine> lines() {
        return io.vavr.collection.Iterator.continually(this::next)
                .takeWhile(Option::isDefined)
                .flatMap(line -> line);
    }

    private void begin() {
        if (held.length > ROOM) {
            held = new byte[ROOM];
        }
        lines++;
        length = 0;
        read = 0;
        isBlank = true;
        endsInReturn = false;
    }

    private void take(byte[] chunk, int from, int to) {
        isBlank = isBlank && isBlank(chunk, from, to);
        endsInReturn = chunk[to - 1] == '\r';
        hold(chunk, from, Math.min(to - from, LONGEST + 1 - length));
        read += to - from;
    }

    private static boolean isBlank(byte[] chunk, int from, int to) {
        int at = from;
        while (at < to && (chunk[at] == ' ' || chunk[at] == '\t' || chunk[at] == '\r')) {
            at++;
        }
        return at == to;
    }

    private void hold(byte[] chunk, int from, int count) {
        if (length + count > held.length) {
            int doubled = Math.min(2 * held.length, LONGEST + 1);
            held = Arrays.copyOf(held, Math.max(doubled, length + count));
        }
        System.arraycopy(chunk, from, held, length, count);
        length += count;
    }

    private RawLine line(boolean isEnded) {
        long written = isEnded && endsInReturn ? read - 1 : read;
        int shown = written > LONGEST ? beginning() : (int) written;
        return new RawLine(lines, Utf8.decode(held, shown), written, isBlank);
    }

    /// As many bytes of a long line as can be shown without cutting a character.
    private int beginning() {
        int end = BEGINNING;
        while (end > BEGINNING - MORE && (held[end] & 0xC0) == 0x80) {
            end--;
        }
        return end;
    }
}
