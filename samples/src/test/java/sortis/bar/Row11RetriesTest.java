package sortis.bar;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Row 11: what is sent again and again under one name is written once.
class Row11RetriesTest {
    @TempDir private Path folder;

    @Test
    void retries() {
        int count = Bar.size(300, 10_000);
        Store store = new Store(Logs.write(folder.resolve("log.jsonl"), Logs.START + "\n"));
        Told first = store.append("--id", "b7f3", Logs.GOOD);
        byte[] once = store.bytes();
        for (int tries = 1; tries < count; tries++) {
            Told again = store.append("--id", "b7f3", Logs.GOOD);
            assertThat(again.exit()).isZero();
            assertThat(again.out()).contains("there already");
        }
        Told other = store.append("--id", "b7f3", Logs.SLIP);

        assertThat(first.exit()).isZero();
        assertThat(other.exit()).isEqualTo(3);
        assertThat(store.bytes()).isEqualTo(once);
        assertThat(store.read()).hasSize(2);
        Bar.figure(11, "%d tries under one name: 1 line", count);
    }
}
