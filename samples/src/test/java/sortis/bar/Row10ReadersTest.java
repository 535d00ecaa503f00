package sortis.bar;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Row 10: whoever audits a log that is being appended to sees neither errors nor fewer entries
/// than before.
class Row10ReadersTest {
    private static final int BATCH = 20;

    @TempDir private Path folder;

    @Test
    void readers() throws InterruptedException {
        int entries = Bar.size(600, 10_000);
        Store store = new Store(Logs.write(folder.resolve("log.jsonl"), Logs.START + "\n"));
        Thread writing = Thread.ofPlatform().start(() -> written(store, entries));
        int audits = 0;
        long seen = 1;
        while (writing.isAlive()) {
            Told told = Told.audit(store.file());
            assertThat(told.exit()).as(told.out()).isZero();
            assertThat(told.entries()).isGreaterThanOrEqualTo(seen);
            seen = told.entries();
            audits++;
        }
        writing.join();
        assertThat(store.notes()).hasSize(entries);
        Bar.figure(
                10,
                "%d audits while %d entries arrived: 0 errors, counts never fell",
                audits,
                entries);
    }

    private static void written(Store store, int entries) {
        try (Worker worker = Worker.started()) {
            for (int done = 0; done < entries; done += BATCH) {
                String[] batch =
                        IntStream.range(done, done + BATCH)
                                .mapToObj(at -> Store.entry("e" + at + "é".repeat(length(at))))
                                .toArray(String[]::new);
                assertThat(worker.run(store.appending(batch)).exit()).isZero();
            }
        }
    }

    /// Most are short, and some longer than what goes out in one piece by chance.
    private static int length(int number) {
        return number % 10 == 0 ? number * 37 % 9_000 : number % 90;
    }
}
