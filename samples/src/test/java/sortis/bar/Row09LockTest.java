package sortis.bar;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Row 9: a log that is held cannot be written to by others, by whatever name and though its holder
/// reads it meanwhile; a holder that is killed holds nobody up.
class Row09LockTest {
    private static final long SOON = 1_000;

    @TempDir private Path folder;
    private long slowest;

    @Test
    void locks() throws IOException, InterruptedException {
        int count = Bar.size(3, 100);
        Path file = Logs.write(folder.resolve("log.jsonl"), Logs.START + "\n");
        Path link = Files.createSymbolicLink(folder.resolve("link.jsonl"), file);
        Path other = Files.createLink(folder.resolve("other.jsonl"), file);
        for (int round = 0; round < count; round++) {
            boolean isOtherwise = round % 2 == 1;
            Process holder = isOtherwise ? holder(file, "otherwise") : holder(file);
            List<Path> names = isOtherwise ? List.of(file, link) : List.of(file, link, other);
            names.forEach(Row09LockTest::isHeld);
            Process _ = holder.destroyForcibly();
            int _ = holder.waitFor();
            goesOn(new Store(List.of(file, link, other).get(round % 3)), round);
        }
        Bar.figure(
                9,
                "%d killed holders: the next append within %d ms; 1 lock for 3 names",
                count,
                slowest);
    }

    private static Process holder(Path file, String... how) throws IOException {
        List<String> words = new ArrayList<>(List.of(Holder.class.getName(), file.toString()));
        words.addAll(List.of(how));
        Process holder = Child.java(List.of(), words.toArray(String[]::new)).start();
        assertThat(holder.inputReader().readLine()).isEqualTo("held " + Files.size(file));
        return holder;
    }

    private static void isHeld(Path name) {
        Told told = new Store(name).append("--wait", "0", Logs.GOOD);

        assertThat(told.exit()).as(name.toString()).isEqualTo(4);
        assertThat(told.err()).contains("another program has been writing");
    }

    private void goesOn(Store store, int round) {
        long begun = System.nanoTime();
        Told told = store.append(Store.entry("round " + round));
        long taken = (System.nanoTime() - begun) / 1_000_000;
        assertThat(told.exit()).isZero();
        assertThat(store.notes()).hasSize(round + 1);
        assertThat(taken).isLessThanOrEqualTo(Bar.allowed(SOON));
        slowest = Math.max(slowest, taken);
    }
}
