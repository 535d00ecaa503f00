package sortis.samples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.eventstore.json.Formats;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What was written in any format that there ever was is read as it was read then.
class FormatsTest {
    private static final Path FORMATS = Path.of("formats");
    private static final List<String> OWN_WORDS = List.of("column", "message", "working");

    static Stream<Path> formats() {
        return Samples.in(FORMATS).stream();
    }

    static Stream<Path> logs() {
        return formats()
                .flatMap(format -> Samples.in(format).stream())
                .filter(file -> file.toString().matches(".*\\.(jsonl|sortis)"));
    }

    @Test
    void everyFormatHasLogs() {
        List<String> names = formats().map(Samples::name).toList();
        List<String> known =
                Stream.iterate(1L, format -> format + 1)
                        .limit(Formats.KNOWN.newest())
                        .map(String::valueOf)
                        .toList();
        assertThat(names).containsExactlyInAnyOrderElementsOf(known);
    }

    @ParameterizedTest
    @MethodSource("logs")
    void anOldLogIsJudgedAsItWas(Path log) {
        String audit = Samples.name(log).replaceAll("\\.(jsonl|sortis)", ".audit.json");

        Run run = Run.of("audit", log.toString(), "--format", "json");

        JsonNode said = run.json();
        said.get("findings").forEach(finding -> ((ObjectNode) finding).remove(OWN_WORDS));
        assertThat(said).isEqualTo(Run.json(Samples.text(log.resolveSibling(audit))));
    }

    @ParameterizedTest
    @MethodSource("formats")
    void anOldLogNeverChanges(Path format) throws IOException, GeneralSecurityException {
        List<String> sums = Samples.text(format.resolve("SHA256SUMS")).lines().toList();
        assertThat(sums).hasSize(Samples.in(format).size() - 1);
        for (String sum : sums) {
            byte[] bytes = Files.readAllBytes(format.resolve(sum.substring(66)));
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
            assertThat(sum).startsWith(HexFormat.of().formatHex(hash));
        }
    }

    @Test
    void aLogOfANewerFormatIsRefusedInPlainWords(@TempDir Path folder) throws IOException {
        String old = Samples.text(FORMATS.resolve("1/named.jsonl"));
        String newer = "\n" + old.replace("\"format\": 1", "\"format\": 2");
        String log = Files.writeString(folder.resolve("game.jsonl"), newer).toString();

        for (String command : List.of("audit", "replay", "diagnose", "watch")) {
            Run run = Run.of(command, log);
            assertThat(run.exit()).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            assertThat(run.err())
                    .isEqualTo(
                            "sortis "
                                    + command
                                    + ": "
                                    + log
                                    + ":2:47: This log is of format 2, and this version of"
                                    + " sortis reads formats up to 1; update sortis to read it\n");
        }
        assertThat(Run.of("append", log, "{}").err()).contains("game.jsonl:2:47: This log is of");
    }
}
