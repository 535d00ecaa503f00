package sortis.eventstore.file;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Unreadable;
import sortis.eventstore.Form;
import sortis.eventstore.json.JsonLines;
import sortis.eventstore.line.LineScanner;
import sortis.eventstore.line.RawLine;
import sortis.eventstore.notation.NotationReader;

/// How a log ends.
///
/// @param lineEnd how its lines end: that of the last one that has an end
/// @param open the last line, if it has no end
/// @param start where that line begins, or would begin, in bytes
/// @param size of the log, in bytes
/// @param whole how many of them come before what was not written to its end
public record Tail(String lineEnd, Option<RawLine> open, long start, long size, long whole) {
    private static final int CHUNK = 64 * 1024;
    private static final String HEXADECIMAL = "coordinates hex\n";

    /// How those bytes end.
    public static Tail of(byte[] bytes) {
        int start = start(bytes, bytes.length);
        boolean isReturned = start > 1 && bytes[start - 2] == '\r';
        byte[] last = Arrays.copyOfRange(bytes, start, bytes.length);
        return of(isReturned ? "\r\n" : "\n", last, start);
    }

    static Tail of(FileChannel channel) throws IOException {
        long size = channel.size();
        long start = start(channel, size);
        String lineEnd = start > 1 && read(channel, start - 2, 1)[0] == '\r' ? "\r\n" : "\n";
        return size - start > LineScanner.LONGEST
                ? tooLong(channel, lineEnd, size, start)
                : of(lineEnd, read(channel, start, (int) (size - start)), start);
    }

    /// Where the last line begins that has no end.
    private static long start(SeekableByteChannel channel, long size) throws IOException {
        long to = size;
        int start = 0;
        while (to > 0 && start == 0) {
            int count = (int) Math.min(CHUNK, to);
            to -= count;
            start = start(read(channel, to, count), count);
        }
        return to + start;
    }

    /// Behind the last line feed, or 0.
    private static int start(byte[] bytes, int length) {
        int start = length;
        while (start > 0 && bytes[start - 1] != '\n') {
            start--;
        }
        return start;
    }

    private static byte[] read(SeekableByteChannel channel, long from, int count)
            throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(count);
        SeekableByteChannel _ = channel.position(from);
        while (bytes.hasRemaining()) {
            if (channel.read(bytes) < 0) {
                throw new IOException("the file became shorter while it was read");
            }
        }
        return bytes.array();
    }

    private static Tail tooLong(FileChannel channel, String lineEnd, long size, long start)
            throws IOException {
        byte[] beginning = read(channel, start, CHUNK);
        return new Tail(lineEnd, scanned(beginning, beginning.length), start, size, start);
    }

    /// A line that is whole but for zeros behind it loses only those.
    private static Tail of(String lineEnd, byte[] last, long start) {
        int length = last.length;
        while (length > 0 && last[length - 1] == 0) {
            length--;
        }
        boolean isWhole = scanned(last, length).forAll(Tail::isWhole);
        long size = start + last.length;
        return new Tail(
                lineEnd, scanned(last, last.length), start, size, isWhole ? start + length : start);
    }

    private static Option<RawLine> scanned(byte[] bytes, int length) {
        return new LineScanner(new ByteArrayInputStream(bytes, 0, length)).next();
    }

    /// Whether something at the end was perhaps not written whole: the last line has no end, and
    /// cannot be read as it stands, or zeros follow it.
    public boolean isTorn() {
        return whole < size;
    }

    /// What has to stand before a line that is added.
    String before() {
        boolean isHalfEnded = open.exists(line -> line.shown().endsWith("\r"));
        String end = isHalfEnded && lineEnd.equals("\r\n") ? "\n" : lineEnd;
        return open.isDefined() ? end : "";
    }

    private static boolean isWhole(RawLine line) {
        return line.isBlank() || (line.flaw().isEmpty() && isRead(line));
    }

    private static boolean isRead(RawLine line) {
        return switch (Form.of(line.shown())) {
            case JSON_LINES -> isReadable(JsonLines.readAll(stream("", line)), 0);
            case NOTATION ->
                    NotationReader.isRecognized(line)
                            || isReadable(notation("", line), 0)
                            || isReadable(notation(HEXADECIMAL, line), 1);
        };
    }

    private static Vector<LogLine> notation(String before, RawLine line) {
        return NotationReader.readAll(new LineScanner(stream(before, line)).lines());
    }

    private static boolean isReadable(Vector<LogLine> lines, int before) {
        return lines.drop(before).forAll(line -> !(line instanceof Unreadable));
    }

    private static ByteArrayInputStream stream(String before, RawLine line) {
        return new ByteArrayInputStream((before + line.shown()).getBytes(StandardCharsets.UTF_8));
    }
}
