package sortis.eventstore.line;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/// The bytes of a stream, cut at line ends and handed over in pieces, in little memory however long
/// a line is. A line ends at byte 0x0A alone; a byte order mark at the very start is left out.
public final class LinePieces {
    private static final int CHUNK = 64 * 1024;
    private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private final InputStream in;
    private final byte[] chunk = new byte[CHUNK];
    private int next;
    private int filled;
    private boolean isBegun;

    public LinePieces(InputStream in) {
        this.in = in;
    }

    /// Takes a piece of a line.
    @FunctionalInterface
    public interface Taker {
        /// At least one byte: those from `from` up to but not at `to`, which are others afterwards.
        void take(byte[] bytes, int from, int to);
    }

    /// Whether there is any byte left.
    ///
    /// @throws IOException if that cannot be read
    public boolean hasMore() throws IOException {
        if (!isBegun) {
            isBegun = true;
            skipMark();
        }
        return next < filled || fill();
    }

    private void skipMark() throws IOException {
        filled = in.readNBytes(chunk, 0, MARK.length);
        next = Arrays.equals(chunk, 0, filled, MARK, 0, MARK.length) ? filled : 0;
    }

    private boolean fill() throws IOException {
        next = 0;
        filled = Math.max(0, in.read(chunk, 0, CHUNK));
        return filled > 0;
    }

    /// Hands over the next line without its end; false if the stream ends before it does.
    ///
    /// @throws IOException if it cannot be read
    public boolean readLine(Taker taker) throws IOException {
        while (hasMore()) {
            int end = lineEnd();
            if (end > next) {
                taker.take(chunk, next, end);
            }
            next = end + 1;
            if (end < filled) {
                return true;
            }
        }
        return false;
    }

    private int lineEnd() {
        int end = next;
        while (end < filled && chunk[end] != '\n') {
            end++;
        }
        return end;
    }
}
