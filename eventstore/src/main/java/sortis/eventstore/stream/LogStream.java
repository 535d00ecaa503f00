package sortis.eventstore.stream;

import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.function.UnaryOperator;
import sortis.entry.LogLine;
import sortis.eventstore.Form;
import sortis.eventstore.file.Snapshot;
import sortis.eventstore.file.Snapshot.Look;
import sortis.eventstore.gzip.Gunzip;
import sortis.eventstore.json.JsonLines;
import sortis.eventstore.line.LineScanner;
import sortis.transcript.Strikes;

/// A log in a file whose entries are read one by one, on a thread of its own, and not held.
///
/// @param strikes of the whole log
/// @param lines those that are not blank, once
public record LogStream(Strikes strikes, ReadAhead<LogLine> lines, InputStream file)
        implements AutoCloseable {
    /// How much of a file tells its form.
    private static final int BEGINNING = 4096;

    /// Opens a log of JSON lines; none if it is packed or perhaps in the other form.
    ///
    /// @param watched what is made of the file's bytes, so that somebody sees how far it has come
    /// @throws IOException if it cannot be read
    public static Option<LogStream> open(Path log, UnaryOperator<InputStream> watched)
            throws IOException {
        Look look = Snapshot.at(log);
        return isOfJsonLines(look) ? Option.of(opened(look, watched)) : Option.none();
    }

    private static boolean isOfJsonLines(Look log) throws IOException {
        try (InputStream file = log.open()) {
            byte[] beginning = file.readNBytes(BEGINNING);
            return !Gunzip.isPacked(beginning) && Form.of(text(beginning)) == Form.JSON_LINES;
        }
    }

    private static String text(byte[] beginning) {
        String text = new String(beginning, StandardCharsets.UTF_8);
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    private static LogStream opened(Look log, UnaryOperator<InputStream> watched)
            throws IOException {
        Strikes strikes = strikes(log);
        InputStream file = watched.apply(log.open());
        Iterator<LogLine> lines = JsonLines.over(new LineScanner(file).lines());
        return new LogStream(strikes, new ReadAhead<>(lines), file);
    }

    private static Strikes strikes(Look log) throws IOException {
        try (InputStream file = log.open()) {
            return StrikeSearch.in(file);
        }
    }

    /// The first line, which stays in front of the others.
    public Option<LogLine> first() {
        return lines.hasNext() ? Option.of(lines.peek()) : Option.none();
    }

    @Override
    public void close() throws IOException {
        lines.close();
        file.close();
    }
}
