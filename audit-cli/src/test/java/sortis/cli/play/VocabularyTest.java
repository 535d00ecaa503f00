package sortis.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import sortis.cli.report.Style;

/// What can come next is what can be typed there.
class VocabularyTest {
    private final Session session = Opening.unsaved(Style.PLAIN);

    private void typed(String... lines) {
        Vector.of(lines).forEach(line -> session.answer(Order.of(line)));
    }

    private Iterable<String> after(String... words) {
        return session.vocabulary(Vector.of(words));
    }

    @Test
    void aGameBeginsWithItsFirstLines() {
        assertThat(after()).contains("sortis", "seeds", "start", "quit").doesNotContain("A");
    }

    @Test
    void aLineBeginsWithAnAgent() {
        typed("seeds 01 5A", "start 12,7", "agents \"count\"", "force A at 12,7");

        assertThat(after()).contains("A", "\"count\"", "count", "undo").doesNotContain("seeds");
    }

    @Test
    void wordsSquaresAndClaimsFollow() {
        typed("seeds 01 5A", "start 12,7", "A clear 12,7", "A move 12,7 > 10,7");

        assertThat(after("A")).contains("move", "workshop");
        assertThat(after("A", "clear")).containsExactly("12,7");
        assertThat(after("A", "workshop")).containsExactly("0", "1", "2");
        assertThat(after("A", "workshop", "0")).contains("12,7");
        assertThat(after("A", "move", "12,7")).containsExactly(">", "arrives");
        assertThat(after("where")).containsExactly("A");
        assertThat(after("seeds")).isEmpty();
    }
}
