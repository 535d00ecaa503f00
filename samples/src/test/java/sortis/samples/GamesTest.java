package sortis.samples;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.replay.audit.Auditor;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The program says of every game in `games/` what the files beside it say.
class GamesTest {
    /// Keys of a finding in which each program speaks for itself.
    private static final List<String> OWN_WORDS = List.of("column", "message", "working");

    static Stream<Path> logs() {
        return Stream.concat(Samples.ofGames(".jsonl"), Samples.ofGames(".sortis"));
    }

    static Stream<Path> states() {
        return Samples.ofGames(".json").filter(file -> Samples.name(file).startsWith("state-"));
    }

    static Stream<Path> diffs() {
        return Samples.ofGames("diff.json");
    }

    @ParameterizedTest
    @MethodSource("logs")
    void auditSaysWhatItShould(Path log) {
        JsonNode expected = expected(auditOf(log));

        Run run = Run.of("audit", log.toString(), "--format", "json");

        assertThat(withoutOwnWords(run.json())).isEqualTo(expected);
        assertThat(run.exit()).isEqualTo(expected.at("/counts/error").intValue() == 0 ? 0 : 1);
        assertThat(run.err()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("states")
    void replayShowsWhatItShould(Path state) {
        String turn = Samples.name(state).replaceAll("state-|\\.json", "");
        String log = state.resolveSibling("game.jsonl").toString();

        Run run = Run.of("replay", log, "--turn", turn, "--format", "json");

        assertThat(run.json()).isEqualTo(expected(state));
        assertThat(run.exit()).isZero();
    }

    @ParameterizedTest
    @MethodSource("diffs")
    void diffShowsWhatItShould(Path diff) {
        String a = diff.resolveSibling("a.jsonl").toString();
        String b = diff.resolveSibling("b.jsonl").toString();

        Run run = Run.of("diff", a, b, "--format", "json");

        assertThat(run.json()).isEqualTo(expected(diff));
        assertThat(run.exit()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "first-empire/game.jsonl",
                "long-haul/game.jsonl",
                "two-rivals/a.jsonl",
                "notebook/game.sortis"
            })
    void legalGamesAreLegal(String log) {
        Path file = Samples.GAMES.resolve(log);

        assertThat(Auditor.STRICT.audit(Samples.transcript(file)).findings()).isEmpty();
    }

    @Test
    void everyExpectationIsRead() {
        Stream<Path> read =
                Stream.of(logs().map(GamesTest::auditOf), states(), diffs())
                        .flatMap(files -> files);

        assertThat(Samples.ofGames(".json")).containsExactlyInAnyOrderElementsOf(read.toList());
    }

    private static Path auditOf(Path log) {
        String name = Samples.name(log);
        return log.resolveSibling(
                name.startsWith("game.") ? "audit.json" : name.replace(".jsonl", ".audit.json"));
    }

    private static JsonNode expected(Path file) {
        return Run.json(Samples.text(file));
    }

    private static JsonNode withoutOwnWords(JsonNode audit) {
        audit.get("findings").forEach(finding -> ((ObjectNode) finding).remove(OWN_WORDS));
        return audit;
    }
}
