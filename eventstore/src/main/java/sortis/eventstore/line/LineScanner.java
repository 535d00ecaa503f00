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

    private static final int CHUNK = 64 * 1024;
    private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private final InputStream in;
    private final byte[] chunk = new byte[CHUNK];
    private int next;
    private int filled;
    private long lines;

    private byte[] held = new byte[CHUNK];
    private int length;
    private long read;
    private boolean isBlank;
    private boolean endsInReturn;

    public LineScanner(InputStream in) {
        this.in = in;
    }

    /// The next line, blank or not; none at the end. What follows the last line end is a line if it
    /// is not empty.
    public Option<RawLine> next() {
        try {
            begin();
            boolean isEnded = readLine();
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

    private void begin() throws IOException {
        if (lines == 0) {
            skipMark();
        }
        if (held.length > CHUNK) {
            held = new byte[CHUNK];
        }
        lines++;
        length = 0;
        read = 0;
        isBlank = true;
        endsInReturn = false;
    }

    private void skipMark() throws IOException {
        filled = in.readNBytes(chunk, 0, MARK.length);
        next = Arrays.equals(chunk, 0, filled, MARK, 0, MARK.length) ? filled : 0;
    }

    /// Reads up to the next line end; false if the stream ends first.
    private boolean readLine() throws IOException {
        while (next < filled || fill()) {
            int end = lineEnd();
            take(end);
            next = end + 1;
            if (end < filled) {
                return true;
            }
        }
        return false;
    }

    private boolean fill() throws IOException {
        next = 0;
        filled = Math.max(0, in.read(chunk, 0, CHUNK));
        return filled > 0;
    }

    private int lineEnd() {
        int end = next;
        while (end < filled && chunk[end] != '\n') {
            end++;
        }
        return end;
    }

    private void take(int end) {
        int count = end - next;
        if (count > 0) {
            isBlank = isBlank && isBlank(end);
            endsInReturn = chunk[end - 1] == '\r';
            hold(Math.min(count, LONGEST + 1 - length));
            read += count;
        }
    }

    private boolean isBlank(int end) {
        int at = next;
        while (at < end && (chunk[at] == ' ' || chunk[at] == '\t' || chunk[at] == '\r')) {
            at++;
        }
        return at == end;
    }

    private void hold(int count) {
        if (length + count > held.length) {
            int doubled = Math.min(2 * held.length, LONGEST + 1);
            held = Arrays.copyOf(held, Math.max(doubled, length + count));
        }
        System.arraycopy(chunk, next, held, length, count);
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
        while (end > BEGINNING - MARK.length && (held[end] & 0xC0) == 0x80) {
            end--;
        }
        return end;
    }
}
