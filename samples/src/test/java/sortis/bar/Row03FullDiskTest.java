package sortis.bar;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Row 3: where the disk is full, at whichever byte of an entry, or cannot make it safe, nothing is
/// acknowledged, and once there is room the log goes on clean.
class Row03FullDiskTest {
    @TempDir private Path folder;

    @Test
    void fullDisk() throws Exception {
        Assumptions.assumeTrue(Tools.has("prlimit"), "prlimit is not on this machine");
        Trace.assumed();
        Bar.figure(
                3,
                "disk full at %d bytes, %d failed fdatasync: exit 5, and a clean log after",
                fullAtEachByte(),
                unsafe());
    }

    private int fullAtEachByte() {
        Store store = started("full.jsonl");
        String entry = Store.entry("é €");
        int tried = 0;
        try (Worker worker = Worker.started()) {
            byte[] before = store.bytes();
            for (int room = 0; room <= Logs.bytes(entry).length; room += Bar.size(17, 1)) {
                limit(worker, String.valueOf(before.length + room));
                isNotAcknowledged(worker.run(store.appending(entry)));
                assertThat(store.bytes()).as("room for " + room).isEqualTo(before);
                tried++;
            }
            limit(worker, "unlimited");
            assertThat(worker.run(store.appending(entry)).exit()).isZero();
        }
        assertThat(store.text()).isEqualTo(Logs.START + "\n" + entry + "\n");
        return tried;
    }

    private static void limit(Worker worker, String bytes) {
        Tools.run(
                "prlimit",
                "--pid",
                String.valueOf(worker.pid()),
                "--fsize=" + bytes + ":unlimited");
    }

    private int unsafe() throws Exception {
        int count = Bar.size(2, 20);
        try (Worker worker = Worker.started()) {
            for (int at = 0; at < count; at++) {
                Store store = started("unsafe" + at + ".jsonl");
                try (var _ = Trace.failing(worker, "fdatasync:error=EIO", List.of(store.file()))) {
                    isNotAcknowledged(worker.run(store.appending(Store.entry("lost"))));
                }
                assertThat(worker.run(store.appending(Store.entry("next"))).exit()).isZero();
                assertThat(store.text()).isEqualTo(Logs.START + "\n" + Store.entry("next") + "\n");
            }
        }
        return count;
    }

    private Store started(String name) {
        return new Store(Logs.write(folder.resolve(name), Logs.START + "\n"));
    }

    private static void isNotAcknowledged(Told told) {
        assertThat(told.exit()).as(told.err()).isEqualTo(5);
        assertThat(told.err()).contains("could not be written");
        assertThat(told.out()).isEmpty();
    }
}
