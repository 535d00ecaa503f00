package sortis.bench.speed;

import io.vavr.collection.Vector;
import java.io.ByteArrayInputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import sortis.bench.game.Game;
import sortis.entry.LogLine;
import sortis.eventstore.json.JsonLines;
import sortis.replay.Transcript;

/// The logs that are measured: ordinary games, the same in every run.
final class Logs {
    /// How many entries an ordinary log has here.
    static final int ENTRIES = 10_000;

    private static final long SEED = 1;
    private static final int ROUTES = 2;

    private Logs() {}

    static String text(int entries) {
        StringWriter text = new StringWriter();
        Game.write(text, SEED, entries, ROUTES);
        return text.toString();
    }

    static Vector<LogLine> lines(String text) {
        return JsonLines.readAll(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    static Transcript transcript(int entries) {
        return Transcript.of(lines(text(entries)));
    }
}
