package sortis.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import sortis.replay.hypothesis.Hypothesis;

/// Every slip has words of its own, and its line in the list of slips.
class HypothesisWordingsTest {
    @Test
    void noTwoSlipsAreCalledTheSame() {
        assertThat(Hypothesis.all().map(HypothesisWordings::condition)).doesNotHaveDuplicates();
    }

    @Test
    void everySlipIsListedWithAnExample() throws IOException {
        String list = Files.readString(Path.of("..", "docs", "slips.md"));
        assertThat(Hypothesis.all().map(HypothesisWordings::condition))
                .allSatisfy(condition ->
                        assertThat(list)
                                .containsPattern(
                                        "(?m)^\\| \\Q" + condition + "\\E \\| .*written: "));
    }
}
