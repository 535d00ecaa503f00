package sortis.bar;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Row 5: bytes that a crash leaves at the end of a file or within it are named by line and column,
/// wherever they stand, and no entry is lost beside them.
class Row05TailsTest {
    private static final String LOG = Logs.START + "\n" + Logs.GOOD + "\n" + Logs.SLIP + "\n";
    private static final int MOST = 4096;

    @TempDir private Path folder;
    private final AtomicInteger cases = new AtomicInteger();

    @Test
    void leftovers() {
        Bar.together(
                sizes(),
                size -> {
                    everywhere(Logs.repeated(0, size));
                    everywhere(Logs.repeated(0xFF, size));
                    everywhere(garbage(size));
                });
        Bar.figure(5, "%d tails and holes, each named by line and column", cases.get());
    }

    private static IntStream sizes() {
        return Bar.IS_FULL
                ? IntStream.rangeClosed(1, MOST)
                : IntStream.of(1, 2, 3, 7, 511, 4095, 4096);
    }

    /// Any bytes but those of white space and of JSON's first signs.
    private static byte[] garbage(int size) {
        Random random = new Random(size);
        byte[] bytes = new byte[size];
        IntStream.range(0, size).forEach(at -> bytes[at] = (byte) (0x80 + random.nextInt(0x80)));
        bytes[0] = (byte) 0x80;
        return bytes;
    }

    private void everywhere(byte[] bad) {
        int end = Logs.GOOD.length() + 1;
        is(List.of("map-value 3", "entry-unreadable 4:1"), LOG, bad);
        is(List.of("map-value 3", "entry-unreadable 4:1"), LOG, bad, "\n");
        is(List.of("map-value 3", "entry-unreadable 4:1"), LOG, bad, Logs.GOOD, "\n");
        is(List.of("map-value 3", "entry-unreadable 4:" + end), LOG, Logs.GOOD, bad);
        is(List.of("map-value 3", "entry-unreadable 4:" + end), LOG, Logs.GOOD, bad, "\n");
        is(List.of("entry-unreadable 2:1", "map-value 3"), after(1, 0), bad, before(1, 0));
        is(List.of("entry-unreadable 2:10", "map-value 3"), after(1, 9), bad, before(1, 9));
        is(
                List.of("entry-unreadable 2:" + end, "map-value 3"),
                after(1, end - 1),
                bad,
                before(1, end - 1));
    }

    /// The log up to a place in its second line.
    private static String after(int line, int place) {
        return LOG.substring(0, Logs.START.length() + line + place);
    }

    private static String before(int line, int place) {
        return LOG.substring(Logs.START.length() + line + place);
    }

    private void is(List<String> findings, Object... parts) {
        byte[] bytes = Logs.bytes(parts);
        String name = "log" + Thread.currentThread().threadId() + ".jsonl";
        Path log = Logs.write(folder.resolve(name), bytes);

        Told told = Told.audit(log);

        assertThat(told.exit()).isEqualTo(1);
        assertThat(told.findings()).isEqualTo(findings);
        assertThat(told.entries()).isEqualTo(lines(bytes));
        assertThat(Logs.read(log)).isEqualTo(bytes);
        cases.incrementAndGet();
    }

    private static long lines(byte[] bytes) {
        long ends = IntStream.range(0, bytes.length).filter(at -> bytes[at] == '\n').count();
        return bytes[bytes.length - 1] == '\n' ? ends : ends + 1;
    }
}
