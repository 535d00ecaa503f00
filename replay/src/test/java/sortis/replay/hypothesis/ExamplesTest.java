package sortis.replay.hypothesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every slip by an example.
class ExamplesTest {
    static Stream<Example> examples() {
        return Example.all().toJavaStream();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void comesOutThatWay(Example example) {
        assertThat(example.slip().answers(example.given())).contains(example.written());
        assertThat(example.written()).isNotEqualTo(example.given().truth());
    }

    @Test
    void everySlipHasOne() {
        assertThat(Example.all().map(Example::slip)).containsExactlyElementsOf(Hypothesis.all());
    }
}
