package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Logs with the answers that a second, independent implementation of the rulebook gives.
class ConformanceTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Pattern ANSWER =
            Pattern.compile("(.*)\\.(audit|state|diff)(?:-(\\d+))?\\.json");

    @TestFactory
    Stream<DynamicTest> everyAnswerIsGiven() throws IOException, URISyntaxException {
        Path folder = Path.of(ConformanceTest.class.getResource("/conformance").toURI());
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> answers =
                    files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
            assertThat(answers).hasSizeGreaterThan(500);
            return answers.stream()
                    .map(file ->
                            DynamicTest.dynamicTest(
                                    file.getFileName().toString(), () -> check(file)));
        }
    }

    private static void check(Path file) throws IOException {
        JsonNode expected = JSON.readTree(Files.readString(file));
        Ran ran = Ran.sortis(arguments(file));
        if (expected.has("exit")) {
            assertThat(ran.code()).isEqualTo(2);
            return;
        }
        assertThat(comparable(JSON.readTree(ran.out()))).isEqualTo(expected);
        assertThat(ran.code()).isEqualTo(exitCode(expected));
        assertThat(ran.err()).isEmpty();
    }

    private static String[] arguments(Path file) {
        Matcher name = ANSWER.matcher(file.getFileName().toString());
        assertThat(name.matches()).isTrue();
        String log = file.resolveSibling(name.group(1)).toString();
        Stream<String> command =
                switch (name.group(2)) {
                    case "audit" -> Stream.of("audit", log + ".jsonl");
                    case "state" -> Stream.of("replay", log + ".jsonl");
                    default -> Stream.of("diff", log + ".a.jsonl", log + ".b.jsonl");
                };
        Stream<String> turn =
                name.group(3) == null ? Stream.empty() : Stream.of("--turn", name.group(3));
        return Stream.of(command, turn, Stream.of("--format", "json"))
                .flatMap(words -> words)
                .toArray(String[]::new);
    }

    /// Without what each program words in its own way.
    private static JsonNode comparable(JsonNode answer) {
        if (answer.get("findings") instanceof ArrayNode findings) {
            findings.forEach(finding ->
                    ((ObjectNode) finding).remove(List.of("message", "working", "column")));
        }
        return answer;
    }

    private static int exitCode(JsonNode answer) {
        boolean isFaulty = answer.path("counts").path("error").asInt(0) > 0;
        boolean isDifferent =
                answer.has("firstDifference")
                        || (answer.has("sameMap") && !answer.get("state").isEmpty());
        return isFaulty || isDifferent ? 1 : 0;
    }
}
