package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.rule.Rule;
import sortis.rulebook.RuleBook;

/// Every rule has its words.
class RulesTest {
    static Stream<String> codes() {
        return RuleBook.COMPLETE.rules().map(Rule::code).map(Object::toString).toJavaStream();
    }

    @ParameterizedTest
    @MethodSource("codes")
    void everyRuleIsListedAndExplained(String code) {
        assertThat(Ran.sortis("rules").out()).contains(code + " ");
        Ran explained = Ran.sortis("explain", code);
        assertThat(explained.code()).isZero();
        assertThat(explained.out())
                .contains("Law:", "Source:", "Example:", "Mend it:", "rulebook section");
        assertThat(explained.out().lines()).allMatch(line -> line.length() <= 80);
        assertThat(explained.out().lines().filter(line -> line.endsWith(": "))).isEmpty();
    }

    @Test
    void theListInTheReadmeIsThatOfTheRuleBook() throws IOException {
        String readme = Files.readString(Path.of("..", "README.md"));
        assertThat(readme).contains(Ran.sortis("rules", "--format", "markdown").out());
    }
}
