package sortis.bar;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Row 6: a damaged line within a log is named, nothing is added to such a log, and nothing of it
/// is changed.
class Row06DamageTest {
    private static final int LINES = Bar.size(40, 1_000);

    @TempDir private Path folder;

    @Test
    void damage() {
        Path file = folder.resolve("log.jsonl");
        byte[] whole = Logs.bytes(Logs.START, "\n", (Logs.GOOD + "\n").repeat(LINES + 1));
        for (int line = 0; line < LINES; line++) {
            byte[] damaged = whole.clone();
            int at =
                    Logs.START.length()
                            + 1
                            + line * (Logs.GOOD.length() + 1)
                            + line % Logs.GOOD.length();
            damaged[at] = (byte) 0xFF;
            isNamed(
                    new Store(Logs.write(file, damaged)),
                    damaged,
                    (line + 2) + ":" + (line % Logs.GOOD.length() + 1));
        }
        Bar.figure(6, "%d damaged lines, each named; append refused, the log unchanged", LINES);
    }

    private static void isNamed(Store store, byte[] damaged, String place) {
        assertThat(Told.audit(store.file()).findings())
                .containsExactly("entry-unreadable " + place);

        Told told = store.append(Logs.GOOD);

        assertThat(told.exit()).isEqualTo(2);
        assertThat(told.err()).contains("log.jsonl:" + place, "Nothing was written");
        assertThat(store.bytes()).isEqualTo(damaged);
    }
}
