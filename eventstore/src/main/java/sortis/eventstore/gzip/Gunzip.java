package sortis.eventstore.gzip;

import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import sortis.eventstore.gzip.BrokenGzip.Kind;

/// Unpacks gzip of any number of members (RFC 1952), in little memory. Bytes that end too early,
/// differ from what was packed or go on with something else are no end but a [BrokenGzip].
public final class Gunzip extends InputStream {
    private static final int FIRST = 0x1F;
    private static final int SECOND = 0x8B;
    private static final int DEFLATED = 8;
    private static final int FIXED_BYTES = 6;
    private static final int HAS_CHECKSUM = 2;
    private static final int HAS_EXTRA = 4;
    private static final int HAS_NAME = 8;
    private static final int HAS_COMMENT = 16;
    private static final int CHUNK = 16 * 1024;

    private final InputStream in;
    private final byte[] packed = new byte[CHUNK];
    private int next;
    private int filled;
    private long before;

    private final Inflater inflater = new Inflater(true);
    private final CRC32 checksum = new CRC32();
    private boolean isEnded;

    private Gunzip(InputStream in) {
        this.in = in;
    }

    /// The bytes as they are, or unpacked if they begin as gzip does.
    public static InputStream ifPacked(InputStream in) throws IOException {
        PushbackInputStream bytes = new PushbackInputStream(in, 2);
        byte[] start = bytes.readNBytes(2);
        bytes.unread(start);
        return isPacked(start) ? begun(bytes) : bytes;
    }

    /// Whether bytes begin as gzip does.
    public static boolean isPacked(byte[] start) {
        return start.length >= 2 && (start[0] & 0xFF) == FIRST && (start[1] & 0xFF) == SECOND;
    }

    private static Gunzip begun(InputStream bytes) throws IOException {
        Gunzip unpacked = new Gunzip(bytes);
        unpacked.header();
        return unpacked;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        int count = 0;
        while (count == 0 && !isEnded) {
            count = inflated(bytes, from, length);
        }
        return count == 0 ? -1 : count;
    }

    @Override
    public void close() throws IOException {
        inflater.end();
        in.close();
    }

    private int inflated(byte[] bytes, int from, int length) throws IOException {
        if (inflater.finished()) {
            endMember();
            return 0;
        }
        if (inflater.needsInput()) {
            feed();
        }
        try {
            int count = inflater.inflate(bytes, from, length);
            checksum.update(bytes, from, count);
            return inflater.needsDictionary() ? broken(Kind.DAMAGED) : count;
        } catch (DataFormatException _) {
            return broken(Kind.DAMAGED);
        }
    }

    private void feed() throws IOException {
        if (next == filled && !fill()) {
            int _ = broken(Kind.CUT_OFF);
        }
        inflater.setInput(packed, next, filled - next);
        next = filled;
    }

    private void endMember() throws IOException {
        next = filled - inflater.getRemaining();
        boolean isRight =
                number() == checksum.getValue()
                        && number() == (inflater.getBytesWritten() & 0xFFFFFFFFL);
        if (!isRight) {
            int _ = broken(Kind.DAMAGED);
        }
        inflater.reset();
        checksum.reset();
        isEnded = !isMemberNext();
        if (!isEnded) {
            header();
        }
    }

    /// Zeros that fill up a block, as tapes have them, may follow the last member.
    private boolean isMemberNext() throws IOException {
        while (next < filled || fill()) {
            if (packed[next] != 0) {
                return true;
            }
            next++;
        }
        return false;
    }

    private void header() throws IOException {
        if (octet() != FIRST || octet() != SECOND || octet() != DEFLATED) {
            int _ = broken(before + next <= 3 ? Kind.DAMAGED : Kind.TRAILING);
        }
        int flags = octet();
        skip(FIXED_BYTES);
        if ((flags & HAS_EXTRA) != 0) {
            skip(octet() | octet() << 8);
        }
        if ((flags & HAS_NAME) != 0) {
            skipText();
        }
        if ((flags & HAS_COMMENT) != 0) {
            skipText();
        }
        skip((flags & HAS_CHECKSUM) != 0 ? 2 : 0);
    }

    private void skip(int count) throws IOException {
        for (int skipped = 0; skipped < count; skipped++) {
            int _ = octet();
        }
    }

    private void skipText() throws IOException {
        int octet = octet();
        while (octet != 0) {
            octet = octet();
        }
    }

    /// Four bytes, the least first.
    private long number() throws IOException {
        int low = octet() | octet() << 8;
        return (low | (long) octet() << 16 | (long) octet() << 24) & 0xFFFFFFFFL;
    }

    private int octet() throws IOException {
        if (next == filled && !fill()) {
            return broken(Kind.CUT_OFF);
        }
        return packed[next++] & 0xFF;
    }

    private boolean fill() throws IOException {
        before += filled;
        next = 0;
        filled = Math.max(0, in.read(packed, 0, CHUNK));
        return filled > 0;
    }

    private int broken(Kind kind) throws BrokenGzip {
        throw new BrokenGzip(kind, before + next);
    }
}
