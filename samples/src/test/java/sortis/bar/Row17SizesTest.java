package sortis.bar;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Row 17: what is too deep, too long or too large is named, in little memory and little time, and
/// never taken for a shorter log.
class Row17SizesTest {
    private static final long SOON = 10_000;
    private static final String SPACES = " ".repeat(65_536);
    private static final int MEBI = 1 << 20;
    private static final int SIZE = Bar.size(96, 1024);

    @TempDir private Path folder;
    private long slowest;

    @Test
    void sizes() {
        linesAreNamed();
        aStoreIsRefused();
        aBombIsNamed();
        Bar.figure(
                17,
                "100,000 brackets, %d MiB on a line, packed too, a store of %d MiB, %d broken"
                        + " packed logs: named, at most %d ms",
                SIZE,
                SIZE,
                brokenPacked(),
                slowest);
    }

    private void aBombIsNamed() {
        InputStream log = joined(Logs.START + "\n", repeated(SPACES, SIZE * 16), "x\n" + Logs.SLIP);
        Path file = Logs.write(folder.resolve("bomb.jsonl.gz"), packed(log));

        Told told = timed("-Xmx64m", stream(""), file.toString());

        assertThat(told.findings()).containsExactly("entry-unreadable 2:1", "map-value 3");
    }

    /// Cut off anywhere, or with a bit flipped anywhere, none is taken for a shorter log; of many
    /// parts, all are read.
    private int brokenPacked() {
        Path file = folder.resolve("log.jsonl.gz");
        byte[] whole = packed(stream(Logs.START + "\n" + Logs.GOOD + "\n"));
        byte[] all = Logs.bytes(whole, packed(stream("")), packed(stream(Logs.SLIP)));
        assertThat(Told.audit(Logs.write(file, all)).findings()).containsExactly("map-value 3");
        int broken = 0;
        for (int end = 2; end < all.length; end += Bar.size(9, 1)) {
            if (end != whole.length && end != whole.length + packed(stream("")).length) {
                isRefused(Logs.write(file, Arrays.copyOf(all, end)));
                broken++;
            }
        }
        for (int at = 10; at < whole.length; at += Bar.size(9, 1)) {
            byte[] flipped = whole.clone();
            flipped[at] ^= 1;
            isRefused(Logs.write(file, flipped));
            broken++;
        }
        return broken;
    }

    private static void isRefused(Path file) {
        Told told = Told.audit(file);
        assertThat(told.exit()).isEqualTo(2);
        assertThat(told.out()).isBlank();
        assertThat(told.err()).contains("packed");
    }

    private static byte[] packed(InputStream log) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            log.transferTo(out);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return bytes.toByteArray();
    }

    private void linesAreNamed() {
        String before =
                Logs.START + "\n" + "[".repeat(100_000) + "\n" + "{\"a\":".repeat(100_000) + "\n";
        InputStream log =
                joined(
                        before,
                        repeated("0123456789abcdef".repeat(4096), SIZE * 16),
                        "\n" + Logs.SLIP + "\n");

        Told told = timed("-Xmx64m", log);

        assertThat(told.exit()).isEqualTo(1);
        assertThat(told.findings())
                .containsExactly(
                        "entry-unreadable 2:101",
                        "entry-unreadable 3:501",
                        "entry-unreadable 4:1",
                        "map-value 5");
        assertThat(told.out())
                .contains("The line has " + (long) SIZE * MEBI + " bytes; 16 MiB is the most");
    }

    private void aStoreIsRefused() {
        String block = (Logs.GOOD + "\n").repeat(1000);
        int blocks = (int) ((long) SIZE * MEBI / block.length());

        Told told = timed("-Xmx256m", joined(Logs.START + "\n", repeated(block, blocks), ""));

        assertThat(told.exit()).isEqualTo(2);
        assertThat(told.out()).isBlank();
        assertThat(told.err()).contains("of memory; give more", "SORTIS_JAVA_OPTS=-Xmx");
    }

    private Told timed(String memory, InputStream log) {
        return timed(memory, log, "-");
    }

    private Told timed(String memory, InputStream log, String name) {
        long begun = System.nanoTime();
        Told told =
                Child.run(Child.sortis(List.of(memory), "audit", name, "--format", "json"), log)
                        .told();
        long taken = (System.nanoTime() - begun) / 1_000_000;
        assertThat(taken).isLessThanOrEqualTo(Bar.allowed(SOON));
        slowest = Math.max(slowest, taken);
        return told;
    }

    private static InputStream joined(String first, InputStream middle, String last) {
        return new SequenceInputStream(
                Collections.enumeration(List.of(stream(first), middle, stream(last))));
    }

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(Logs.bytes(text));
    }

    /// The same again and again.
    private static InputStream repeated(String text, int times) {
        byte[] bytes = Logs.bytes(text);
        return new SequenceInputStream(
                Collections.enumeration(
                        new AbstractList<>() {
                            @Override
                            public InputStream get(int index) {
                                return new ByteArrayInputStream(bytes);
                            }

                            @Override
                            public int size() {
                                return times;
                            }
                        }));
    }
}
