package sortis.eventstore.seal;

import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Iterator;

/// The links of a log's lines, one after the other, in little memory however long a line is. A line
/// ends at byte 0x0A; one CR before it, or before the end of the log, is no part of it, nor is a
/// byte order mark at the very start. So line ends may change, but nothing else.
public final class Links {
    private static final int CHUNK = 64 * 1024;
    private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private final InputStream in;
    private final byte[] chunk = new byte[CHUNK];
    private int next;
    private int filled;
    private Link link = Link.START;
    private boolean isReturnPending;

    private Links(InputStream in) {
        this.in = in;
    }

    /// The links of all lines, each made when it is asked for.
    ///
    /// @throws UncheckedIOException at once or while they are asked for, if the log cannot be read
    public static Iterator<Link> of(InputStream in) {
        Links links = new Links(in);
        links.skipMark();
        return io.vavr.collection.Iterator.continually(links::following)
                .takeWhile(Option::isDefined)
                .flatMap(next -> next);
    }

    private void skipMark() {
        try {
            filled = in.readNBytes(chunk, 0, MARK.length);
            next = Arrays.equals(chunk, 0, filled, MARK, 0, MARK.length) ? filled : 0;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private Option<Link> following() {
        try {
            return next < filled || fill() ? Option.some(ofLine()) : Option.none();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private Link ofLine() throws IOException {
        MessageDigest digest = link.begun();
        isReturnPending = false;
        boolean isEnded = false;
        while (!isEnded && (next < filled || fill())) {
            int end = lineEnd();
            take(digest, end);
            isEnded = end < filled;
            next = end + 1;
        }
        link = Link.ended(digest);
        return link;
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

    /// A CR is held back until it is clear whether something follows it.
    private void take(MessageDigest digest, int end) {
        if (end == next) {
            return;
        }
        if (isReturnPending) {
            digest.update((byte) '\r');
        }
        isReturnPending = chunk[end - 1] == '\r';
        digest.update(chunk, next, end - next - (isReturnPending ? 1 : 0));
    }
}
