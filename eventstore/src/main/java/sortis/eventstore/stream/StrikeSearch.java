package sortis.eventstore.stream;

import io.vavr.collection.Vector;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import sortis.entry.LogLine;
import sortis.eventstore.json.JsonLines;
import sortis.eventstore.line.LineScanner;
import sortis.eventstore.line.RawLine;
import sortis.transcript.Strikes;

/// Finds the strikes of a log, which have a say in what comes before them, without reading the
/// other entries.
final class StrikeSearch {
    /// A strike has this in its text, or spells one of its letters as an escape.
    private static final String STRUCK = "struck";

    private static final String ESCAPE = "\\u";

    private StrikeSearch() {}

    /// @throws java.io.UncheckedIOException if the log cannot be read
    static Strikes in(InputStream log) {
        List<LogLine> possible = new ArrayList<>();
        JsonLines.only(new LineScanner(log).lines(), StrikeSearch::mayStrike)
                .forEachRemaining(possible::addLast);
        return Strikes.of(Vector.ofAll(possible));
    }

    private static boolean mayStrike(RawLine line) {
        String text = line.shown();
        return text.contains(STRUCK) || text.contains(ESCAPE);
    }
}
