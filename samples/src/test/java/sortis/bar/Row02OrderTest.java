package sortis.bar;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Row 2: each append writes the whole line, waits for the disk, and only then is acknowledged.
class Row02OrderTest {
    private static final Pattern LINE =
            Pattern.compile(
                    ".*p?write(?:64)?\\(\\d+<[^>]*/log\\.jsonl>, \".*\\\\n\", (\\d+).*\\) += \\1$");

    private static final Pattern SAFE =
            Pattern.compile(".*fdatasync\\(\\d+<[^>]*/log\\.jsonl>\\) += 0$");
    private static final Pattern TOLD = Pattern.compile(".* write\\(1<pipe:.*");

    @TempDir private Path folder;

    @Test
    void order() throws IOException {
        Trace.assumed();
        int count = Bar.size(25, 1_000);
        Path calls = folder.resolve("calls");
        Store store = new Store(folder.resolve("log.jsonl"));
        Logs.write(store.file(), Logs.START + "\n");
        try (Worker worker = Worker.under(Trace.watching(calls, "write,pwrite64,fdatasync"))) {
            IntStream.range(0, count)
                    .forEach(at ->
                            assertThat(worker.run(store.appending(Store.entry("e" + at))).exit())
                                    .isZero());
        }
        assertThat(inOrder(Files.readAllLines(calls, UTF_8))).isEqualTo(count);
        Bar.figure(
                2,
                "%d appends, each a whole line, then fdatasync, then the acknowledgement",
                count);
    }

    /// How many acknowledgements followed a line that was safe; fails at one that did not.
    private static int inOrder(List<String> calls) {
        int acknowledged = 0;
        String state = "";
        for (String call : calls) {
            if (LINE.matcher(call).matches()) {
                assertThat(state).as(call).isEmpty();
                state = "written";
            } else if (SAFE.matcher(call).matches()) {
                assertThat(state).as(call).isEqualTo("written");
                state = "safe";
            } else if (TOLD.matcher(call).matches() && !call.contains("\"\\n\"")) {
                assertThat(state).as(call).isEqualTo("safe");
                state = "";
                acknowledged++;
            }
        }
        return acknowledged;
    }
}
