package sortis.samples;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Every line of the samples is an entry by the schema, the two that break just that aside.
class SchemaTest {
    private static final Schema SCHEMA =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(
                            SchemaLocation.of(
                                    "classpath:/sortis/eventstore/log-entry.schema.json"));

    static Stream<Path> games() {
        return Samples.ofGames(".jsonl");
    }

    static Stream<Path> legal() {
        return Samples.in(Samples.RULES).stream().map(folder -> folder.resolve("legal.jsonl"));
    }

    static Stream<Path> broken() {
        return Samples.in(Samples.RULES).stream()
                .map(folder -> folder.resolve("broken.jsonl"))
                .filter(log -> !log.startsWith(Samples.RULES.resolve("entry-unreadable")))
                .filter(log -> !log.startsWith(Samples.RULES.resolve("entry-unknown")));
    }

    @ParameterizedTest
    @MethodSource({"games", "legal", "broken"})
    void linesFit(Path log) {
        assertThat(Samples.text(log).lines()).isNotEmpty().allMatch(SchemaTest::fits);
    }

    @ParameterizedTest
    @ValueSource(strings = {"entry-unreadable", "entry-unknown"})
    void whatIsNoEntryDoesNotFit(String code) {
        Path log = Samples.RULES.resolve(code).resolve("broken.jsonl");

        assertThat(Samples.text(log).lines()).anyMatch(line -> !fits(line));
    }

    private static boolean fits(String line) {
        return SCHEMA.validate(line, InputFormat.JSON).isEmpty();
    }
}
