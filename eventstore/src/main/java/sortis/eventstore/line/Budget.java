package sortis.eventstore.line;

import java.io.UncheckedIOException;
import java.util.Iterator;

/// Lines that are held in memory while there is room for them and for what is made of them. It is
/// better to say early that there is none than to fight for the last of it.
public final class Budget implements Iterator<RawLine> {
    /// What is made of a line takes about this much, in bytes.
    private static final long EACH = 600;

    private final Iterator<RawLine> lines;
    private long left;

    private Budget(Iterator<RawLine> lines, long left) {
        this.lines = lines;
        this.left = left;
    }

    /// Lines that may take the greater part of the memory. Asking for one that does not fit throws
    /// an [UncheckedIOException] of a [TooLarge].
    public static Iterator<RawLine> over(Iterator<RawLine> lines) {
        return over(lines, Runtime.getRuntime().maxMemory() / 5 * 3);
    }

    static Iterator<RawLine> over(Iterator<RawLine> lines, long bytes) {
        return new Budget(lines, bytes);
    }

    @Override
    public boolean hasNext() {
        return lines.hasNext();
    }

    @Override
    public RawLine next() {
        RawLine line = lines.next();
        left -= line.isBlank() ? EACH / 4 : line.shown().length() + EACH;
        if (left < 0) {
            throw new UncheckedIOException(new TooLarge(line.line()));
        }
        return line;
    }
}
