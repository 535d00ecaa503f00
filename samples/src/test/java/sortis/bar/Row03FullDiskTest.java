package sortis.bar;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Row 3: where the disk is full, at whichever byte of an entry, or cannot make it safe, nothing is
/// acknowledged, and once there is room the log goes on clean.
class Row03FullDiskTest {
    private static final String ENTRY = Store.entry("é €");
    private static final String TORN = "{\"type\": \"sq";

    /// The seal of a log of one line more nearly fills a piece.
    private static final int SEALED_LINES = 59;

    /// What a line takes in a seal, at least.
    private static final int SEAL = 67;

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

    @Test
    void smallDisk() {
        Assumptions.assumeTrue(
                SmallDisk.isAllowed(folder), "no file system can be mounted on this machine");
        int tried = 0;
        try (SmallDisk disk = SmallDisk.on(folder)) {
            for (int room = 0; room <= Logs.bytes(ENTRY).length; room += Bar.size(17, 1)) {
                hasNoRoom(disk, "log" + room + ".jsonl", leaving(room, ""), "");
                tried++;
            }
            hasNoRoom(disk, "torn.jsonl", Logs.bytes(leaving(4_000, TORN), TORN), TORN);
            sealHasNoRoom(disk);
        }
        Bar.figure(
                3,
                "a file system of 64 KiB full at %d bytes of an entry, of what is put aside and of"
                        + " a seal: exit 5, and a clean log after",
                tried);
    }

    /// A log whose last piece has room for so many bytes, with this at its end.
    private static byte[] leaving(int room, String end) {
        int size = 2 * SmallDisk.PIECE - room - end.length();
        int length = Logs.bytes(Logs.START, "\n", Store.entry(""), "\n").length;
        return Logs.bytes(Logs.START, "\n", Store.entry("-".repeat(size - length)), "\n");
    }

    /// Nothing is left of an append that has no room, and with room it is done.
    private static void hasNoRoom(SmallDisk disk, String name, byte[] log, String torn) {
        disk.fill(name, log);
        Store store = new Store(disk.there().resolve(name));
        Path file = disk.here().resolve(name);

        isNotAcknowledged(disk.worker().run(store.appending(ENTRY)));

        assertThat(Logs.read(file)).as(name).isEqualTo(log);
        assertThat(disk.names()).containsExactly(name, name + ".lock");
        disk.relieve();
        assertThat(disk.worker().run(store.appending(ENTRY)).exit()).isZero();
        byte[] kept = Arrays.copyOf(log, log.length - torn.length());
        assertThat(Logs.read(file)).isEqualTo(Logs.bytes(kept, ENTRY, "\n"));
        disk.clear();
    }

    /// The entry has room, and what seals it has none.
    private static void sealHasNoRoom(SmallDisk disk) {
        byte[] log = Logs.bytes(Logs.START, "\n", (Logs.GOOD + "\n").repeat(SEALED_LINES));
        String name = "sealed.jsonl";
        Store store = new Store(disk.there().resolve(name));
        Logs.write(disk.here().resolve(name), log);
        assertThat(disk.worker().run("seal", store.file().toString()).exit()).isZero();
        byte[] seal = Logs.read(disk.here().resolve(name + ".seal"));
        assertThat(SmallDisk.PIECE - seal.length % SmallDisk.PIECE).isLessThan(SEAL);
        assertThat(SmallDisk.PIECE - log.length % SmallDisk.PIECE).isGreaterThan(ENTRY.length());
        disk.fill(name, log);

        isNotAcknowledged(disk.worker().run(store.appending(ENTRY)));

        assertThat(Logs.read(disk.here().resolve(name))).isEqualTo(log);
        assertThat(Logs.read(disk.here().resolve(name + ".seal"))).isEqualTo(seal);
        disk.relieve();
        assertThat(disk.worker().run(store.appending(ENTRY)).exit()).isZero();
        assertThat(disk.worker().run("verify", store.file().toString()).exit()).isZero();
    }

    private int fullAtEachByte() {
        Store store = started("full.jsonl");
        int tried = 0;
        try (Worker worker = Worker.started()) {
            byte[] before = store.bytes();
            for (int room = 0; room <= Logs.bytes(ENTRY).length; room += Bar.size(17, 1)) {
                limit(worker, String.valueOf(before.length + room));
                isNotAcknowledged(worker.run(store.appending(ENTRY)));
                assertThat(store.bytes()).as("room for " + room).isEqualTo(before);
                tried++;
            }
            limit(worker, "unlimited");
            assertThat(worker.run(store.appending(ENTRY)).exit()).isZero();
        }
        assertThat(store.text()).isEqualTo(Logs.START + "\n" + ENTRY + "\n");
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
