package sortis.bar;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sortis.eventstore.file.Sealed;
import sortis.eventstore.seal.Head;
import sortis.eventstore.seal.Verification.Break;

/// Row 18: no bit and no line of a sealed log can be changed, added or lost without its first bad
/// line being named; that the end is whole is proved by a head kept elsewhere, and only by one.
class Row18SealTest {
    private static final int SIZE = Bar.size(4_096, 16_384);

    /// One bit in so many is shown to the whole command.
    private static final int A_COMMAND = 16;

    @TempDir private Path folder;
    private final AtomicInteger found = new AtomicInteger();
    private Path sealed = Path.of("");
    private String head = "";
    private Option<Head> kept = Option.none();
    private List<String> lines = List.of();

    @Test
    void seals() {
        lines = lines();
        sealed = Logs.write(folder.resolve("log.jsonl"), text(lines));
        Told told = Told.by("seal", sealed.toString(), "-o", folder.resolve("head").toString());
        assertThat(told.exit()).isZero();
        head = folder.resolve("head").toString();
        kept = Head.in(new String(Logs.read(Path.of(head)), UTF_8));
        assertThat(verified(text(lines), 0).exit()).isZero();
        assertThat(verified(text(lines).replace("\n", "\r\n"), 0).exit()).isZero();
        flips();
        int edits = edits();
        tails();
        Bar.figure(
                18, "%d of %d changes found, %d of them of lines", found.get(), found.get(), edits);
    }

    private static List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(Logs.START));
        while (text(lines).length() < SIZE) {
            lines.add(Store.entry("entry " + lines.size()));
        }
        return lines;
    }

    private static String text(List<String> lines) {
        return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
    }

    private void flips() {
        byte[] whole = Logs.bytes(text(lines));
        int step = Bar.size(101, 1);
        IntStream.range(0, whole.length * 8 / step)
                .parallel()
                .forEach(bit -> {
                    byte[] flipped = whole.clone();
                    flipped[bit * step / 8] ^= (byte) (1 << bit * step % 8);
                    isFlipFound(flipped, bit, lineOf(whole, bit * step / 8));
                });
    }

    /// Most are shown to what the command asks alone, as the words are the same for all of them.
    private void isFlipFound(byte[] log, int bit, int line) {
        if (bit % A_COMMAND == 0) {
            isFound(log, bit, line);
            return;
        }
        assertThat(firstBad(written(log, 0))).as("bit " + bit).contains((long) line);
        found.incrementAndGet();
    }

    private Option<Long> firstBad(Path log) {
        try {
            return Sealed.verify(log, kept).get().broken().map(Break::line);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static int lineOf(byte[] text, int at) {
        return 1 + (int) IntStream.range(0, at).filter(before -> text[before] == '\n').count();
    }

    private int edits() {
        int before = found.get();
        int step = Bar.size(5, 1);
        for (int at = 0; at + 1 < lines.size(); at += step) {
            List<String> without = new ArrayList<>(lines);
            String line = without.remove(at);
            isFound(Logs.bytes(text(without)), at, at + 1);
            List<String> twice = new ArrayList<>(lines);
            twice.add(at, line);
            isFound(Logs.bytes(text(twice)), at, at == lines.size() ? at + 1 : at + 2);
            List<String> swapped = new ArrayList<>(lines);
            Collections.swap(swapped, at, at + 1);
            isFound(Logs.bytes(text(swapped)), at, at + 1);
            List<String> more = new ArrayList<>(lines);
            more.add(at, Logs.GOOD);
            isFound(Logs.bytes(text(more)), at, at + 1);
        }
        return found.get() - before;
    }

    private void tails() {
        for (int lost = 1; lost <= Math.min(50, lines.size() - 1); lost += Bar.size(7, 1)) {
            List<String> left = lines.subList(0, lines.size() - lost);
            isFound(Logs.bytes(text(left)), lost, left.size() + 1);
            Path log = Logs.write(folder.resolve("lost" + lost + ".jsonl"), text(left));
            Told told = Told.by("verify", log.toString());
            assertThat(told.exit()).as("without seal and head").isEqualTo(2);
        }
    }

    private void isFound(byte[] log, int number, int line) {
        Told told = verified(log, number % 64 + 1);
        assertThat(told.exit()).as(told.out()).isEqualTo(1);
        assertThat(told.json().path("line").longValue()).as(told.out()).isEqualTo(line);
        found.incrementAndGet();
    }

    /// Each thread has files of its own.
    private Told verified(String log, int number) {
        return verified(Logs.bytes(log), number);
    }

    private Told verified(byte[] log, int number) {
        String file = written(log, number).toString();
        return Told.by("verify", file, "--head", head, "--format", "json");
    }

    private Path written(byte[] log, int number) {
        String name = "v" + number + "-" + Thread.currentThread().threadId() + ".jsonl";
        Path file = Logs.write(folder.resolve(name), log);
        Path seal = folder.resolve(name + ".seal");
        if (!Files.exists(seal)) {
            Logs.write(seal, Logs.read(folder.resolve("log.jsonl.seal")));
        }
        return file;
    }
}
