package sortis.cli.step;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import sortis.eventstore.EventStore;
import sortis.replay.Transcript;

/// Games to step through in tests.
final class Films {
    /// Nine entries: the third has a slip, the fourth is struck by the ninth, the sixth cannot be
    /// read, the eighth has a slip.
    static final String GAME =
            """
            sortis "First empire" by Ada
            seeds 01 5A
            start 12,7
            agents Ada
            x: 01 03 06 0D 1B 36
            y: 5A B5
            12,7 = 78 mountain
            Ada clear 12,7 +1w
            Ada jumps 3
            @7
            Ada workshop 0 12,7 -1o0
            Ada move 12,7 > 13,7 arrives 9
            strike 4 "charted twice"
            """;

    private Films() {}

    static Film of(String log) {
        var bytes = new ByteArrayInputStream(log.getBytes(StandardCharsets.UTF_8));
        return Film.of("game.sortis", Transcript.of(EventStore.stream(bytes).read()));
    }
}
