package sortis.eventstore.line;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Vector;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/// What does not fit is named early.
class BudgetTest {
    private static Vector<RawLine> read(String text, long bytes) {
        byte[] all = text.getBytes(StandardCharsets.UTF_8);
        return Vector.ofAll(
                () -> Budget.over(new LineScanner(new ByteArrayInputStream(all)).lines(), bytes));
    }

    @Test
    void whatFitsIsRead() {
        assertThat(read("{}\n\n{}\n", 2000)).hasSize(3);
    }

    @Test
    void theFirstLineThatDoesNotFitIsNamed() {
        assertThatThrownBy(() -> read("{}\n\n{}\n{}\n{}\n", 2000))
                .cause()
                .isInstanceOfSatisfying(
                        TooLarge.class, large -> assertThat(large.line()).isEqualTo(5));
    }
}
