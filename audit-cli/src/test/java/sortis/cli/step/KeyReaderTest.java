package sortis.cli.step;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.control.Option;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sortis.cli.step.Key.Named;
import sortis.cli.step.Key.Sign;

/// What terminals send for keys.
class KeyReaderTest {
    private static List<Key> keys(String sent) {
        Deque<Integer> characters = new ArrayDeque<>(sent.chars().boxed().toList());
        KeyReader reader =
                new KeyReader(
                        _ -> characters.isEmpty() ? KeyReader.LATE : characters.removeFirst());
        List<Key> keys = new ArrayList<>();
        Option<Key> key = reader.next(0);
        while (key.isDefined()) {
            boolean _ = keys.addAll(key.toJavaList());
            key = reader.next(0);
        }
        return keys;
    }

    @ParameterizedTest
    @CsvSource({
        "[A, UP",
        "OA, UP",
        "[B, DOWN",
        "OC, RIGHT",
        "[D, LEFT",
        "[H, HOME",
        "[1~, HOME",
        "OF, END",
        "[4~, END",
        "[5~, PAGE_UP",
        "[6~, PAGE_DOWN",
        "[3~, OTHER",
        "[1;5C, OTHER",
        "x, OTHER"
    })
    void afterEscapeTheyAreKnownByTheirRest(String rest, Named key) {
        assertThat(keys("\u001b" + rest)).containsExactly(key);
    }

    @Test
    void escapeByItselfIsAKey() {
        assertThat(keys("\u001b")).containsExactly(Named.ESCAPE);
    }

    @Test
    void keysThatComeTogetherAreToldApart() {
        assertThat(keys("j\u001b[B\u001b[5~/é\ud83d\ude00\r\u007f\u0003"))
                .containsExactly(
                        new Sign('j'),
                        Named.DOWN,
                        Named.PAGE_UP,
                        new Sign('/'),
                        new Sign('é'),
                        new Sign(0x1F600),
                        Named.ENTER,
                        Named.ERASE,
                        Named.BREAK);
    }

    @Test
    void whatNeverEndsIsCutOff() {
        assertThat(keys("\u001b[" + "1".repeat(50))).startsWith(Named.OTHER).hasSizeLessThan(60);
        assertThat(keys("\ud83d")).containsExactly(Named.OTHER);
        assertThat(keys("\u0000\u0001\u001f"))
                .containsExactly(Named.OTHER, Named.OTHER, Named.OTHER);
    }

    @Test
    void aTerminalThatIsGoneIsNoticed() {
        assertThat(new KeyReader(_ -> -1).next(0)).containsExactly(Named.GONE);
    }
}
