package sortis.bar;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sortis.entry.LogLine.Entry;

/// Row 4: of a log that was cut off anywhere, the entries that are whole are read, nothing is
/// changed by reading, and an append keeps them all and puts what is torn aside.
class Row04TornTest {
    private static final String NEW = Store.entry("new");

    @TempDir private Path folder;
    private final AtomicInteger cuts = new AtomicInteger();

    @Test
    void torn() {
        int size = Bar.size(1_500, 65_536);
        cutEverywhere("lf", log("\n", size), "\n", Bar.size(23, 1));
        cutEverywhere("crlf", log("\r\n", Bar.size(1_500, 16_384)), "\r\n", Bar.size(23, 1));
        Bar.figure(4, "%d cuts: the whole entries kept, the torn bytes put aside", cuts.get());
    }

    private static byte[] log(String end, int size) {
        StringBuilder log = new StringBuilder(Logs.START + end);
        while (Logs.bytes(log).length < size) {
            String note = "Größe € 😀 ".repeat(1 + log.length() % 40);
            log.append(Store.entry(note + log.length())).append(end);
        }
        return Logs.bytes(log);
    }

    private void cutEverywhere(String name, byte[] log, String end, int step) {
        Bar.together(
                IntStream.rangeClosed(0, log.length / step),
                cut -> isCutKept(name, log, cut * step, end));
    }

    private void isCutKept(String name, byte[] log, int size, String end) {
        byte[] cut = Arrays.copyOf(log, size);
        boolean isBeforeEnd = size < log.length && (log[size] == '\n' || log[size] == '\r');
        String open =
                isBeforeEnd ? new String(cut, UTF_8).substring(whole(cut).length()).strip() : "";
        isKept(folder.resolve(name + size), cut, open, end);
    }

    /// @param open the last line, if it merely has no end
    private void isKept(Path file, byte[] cut, String open, String end) {
        Store store = new Store(Logs.write(file, cut));
        String text = whole(cut);
        isRead(store, cut, text + open);

        Told told = store.append(NEW);

        String added = end(text, end);
        boolean isReturned = cut.length > 0 && cut[cut.length - 1] == '\r';
        String kept = open.isEmpty() ? text : text + open + (isReturned ? "\r\n" : added);
        assertThat(told.exit()).as(cut.length + told.err()).isZero();
        assertThat(store.text()).as("cut at " + cut.length).isEqualTo(kept + NEW + added);
        isPutAside(file, cut, Logs.bytes(kept).length);
        cuts.incrementAndGet();
        delete(file);
    }

    /// A log of one line without an end tells nothing of how lines end.
    private static String end(String before, String end) {
        return before.contains("\n") ? end : "\n";
    }

    /// The lines that have an end.
    private static String whole(byte[] cut) {
        int last = cut.length;
        while (last > 0 && cut[last - 1] != '\n') {
            last--;
        }
        return new String(cut, 0, last, UTF_8);
    }

    private static void isRead(Store store, byte[] cut, String lines) {
        assertThat(store.read().stream().filter(Entry.class::isInstance))
                .as("cut at " + cut.length)
                .hasSize((int) lines.lines().count());
        assertThat(store.bytes()).isEqualTo(cut);
    }

    private void isPutAside(Path file, byte[] cut, int kept) {
        Path aside = file.resolveSibling(file.getFileName() + ".torn-" + kept);
        if (cut.length > kept) {
            assertThat(Logs.read(aside)).isEqualTo(Arrays.copyOfRange(cut, kept, cut.length));
            assertThat(aside.toFile().delete()).isTrue();
        } else {
            assertThat(aside).doesNotExist();
        }
    }

    private static void delete(Path file) {
        List.of(file.toFile(), file.resolveSibling(file.getFileName() + ".lock").toFile())
                .forEach(each -> assertThat(each.delete()).isTrue());
    }
}
