package sortis.eventstore.file;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
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
public record Tail(String lineEnd, Option<RawLine> open) {
    /// How much of the end is looked at; a longer last line without an end counts as torn.
    private static final int WINDOW = 1024 * 1024;

    private static final String HEXADECIMAL = "coordinates hex\n";

    /// How those bytes end.
    public static Tail of(byte[] bytes) {
        int newline = bytes.length - 1;
        while (newline >= 0 && bytes[newline] != '\n') {
            newline--;
        }
        boolean isReturned = newline > 0 && bytes[newline - 1] == '\r';
        int length = bytes.length - newline - 1;
        return new Tail(
                isReturned ? "\r\n" : "\n",
                new LineScanner(new ByteArrayInputStream(bytes, newline + 1, length)).next());
    }

    static Tail of(FileChannel channel) throws IOException {
        long size = channel.size();
        ByteBuffer end = ByteBuffer.allocate((int) Math.min(size, WINDOW));
        long at = size - end.capacity();
        while (end.hasRemaining()) {
            int count = channel.read(end, at + end.position());
            if (count < 0) {
                throw new IOException("the file became shorter while it was read");
            }
        }
        return of(end.array());
    }

    /// Whether the last line was perhaps not written to its end: it has no line end, and cannot be
    /// read as it stands.
    public boolean isTorn() {
        return open.exists(line -> !isWhole(line));
    }

    /// What has to stand before a line that is added.
    String before() {
        return open.isDefined() ? lineEnd : "";
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
