package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.EventStore;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Logs become their other form and lose nothing.
class ConvertTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static final String GAME =
            "# a game\nsortis \"T\"\nseeds 01 5A\nstart 5,14\n\nA clear 5,14 +1w  # well\n";

    private static final String GAME_AS_JSON =
            "{\"type\": \"game-started\", \"turn\": 0, \"seeds\": {\"x\": \"01\", \"y\": \"5A\"},"
                    + " \"start\": [5, 14], \"agents\": [\"A\"], \"title\": \"T\"}\n"
                    + "{\"type\": \"forest-cleared\", \"turn\": 0, \"agent\": \"A\", \"at\": [5,"
                    + " 14], \"wood\": 1}\n";

    private static final String GAME_AGAIN =
            "sortis \"T\"\nseeds 01 5A\nstart 5,14\nagents A\n\nA clear 5,14 +1w\n";

    @TempDir private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void notationBecomesJson() throws IOException {
        Ran ran = Ran.sortis("convert", file("game.sortis", GAME));

        assertThat(ran.code()).isZero();
        assertThat(ran.out()).isEqualTo(GAME_AS_JSON);
        assertThat(ran.err()).contains("left out 2 comments and 1 blank line");
    }

    @Test
    void jsonBecomesNotation() throws IOException {
        Ran ran = Ran.sortis("convert", file("game.txt", GAME_AS_JSON));

        assertThat(ran.code()).isZero();
        assertThat(ran.out()).isEqualTo(GAME_AGAIN);
        assertThat(ran.err()).isEmpty();
    }

    @Test
    void theFormCanBeAskedFor() throws IOException {
        String game = file("game.sortis", GAME);

        assertThat(Ran.sortis("convert", game, "--to", "sortis").out()).isEqualTo(GAME_AGAIN);
        assertThat(Ran.sortis("convert", game, "--to=jsonl").out()).isEqualTo(GAME_AS_JSON);
        assertThat(Ran.sortis("convert", game, "--to", "xml").err())
                .contains("--to xml is not known; use jsonl or sortis");
    }

    @Test
    void standardInputIsRead() throws IOException {
        InputStream stdin = System.in;
        try (var in = new ByteArrayInputStream(GAME.getBytes(StandardCharsets.UTF_8))) {
            System.setIn(in);
            assertThat(Ran.sortis("convert", "-", "-o", "-").out()).isEqualTo(GAME_AS_JSON);
        } finally {
            System.setIn(stdin);
        }
    }

    @Test
    void anExistingFileIsKeptUnlessForced() throws IOException {
        String game = file("game.sortis", GAME);
        String out = file("out.jsonl", "precious");

        Ran kept = Ran.sortis("convert", game, "-o", out);
        assertThat(kept.code()).isEqualTo(2);
        assertThat(kept.err()).contains("exists already").contains("--force");
        assertThat(Path.of(out)).hasContent("precious");

        assertThat(Ran.sortis("convert", game, "-o", out, "--force").code()).isZero();
        assertThat(Path.of(out)).hasContent(GAME_AS_JSON);
        assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
    }

    @Test
    void aPlaceThatCannotBeWrittenIsNamed() throws IOException {
        String game = file("game.sortis", GAME);

        assertThat(Ran.sortis("convert", game, "-o", folder + "/none/out.jsonl").err())
                .contains("there is no such folder");
        assertThat(Ran.sortis("convert", game, "-o", folder.toString(), "--force").code())
                .isEqualTo(2);
        assertThat(Ran.sortis("convert", folder + "/none.sortis").err()).contains("no file");
    }

    @Test
    void aLinkStaysALink() throws IOException {
        String game = file("game.sortis", GAME);
        Path target = Path.of(file("target.jsonl", "old"));
        Path link = Files.createSymbolicLink(folder.resolve("link.jsonl"), target);

        assertThat(Ran.sortis("convert", game, "-o", link.toString(), "--force").code()).isZero();
        assertThat(link).isSymbolicLink();
        assertThat(target).hasContent(GAME_AS_JSON);
    }

    @Test
    void whatCannotBeReadIsNotConverted() throws IOException {
        String broken = file("a.sortis", GAME + "A claer 5,14\nA rset\n");
        String out = folder.resolve("out.jsonl").toString();

        Ran ran = Ran.sortis("convert", broken, "-o", out);
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("a.sortis:7: this entry cannot be read, nor can 1 more");
        assertThat(Path.of(out)).doesNotExist();

        String json = file("b.jsonl", GAME_AS_JSON + "{\"type\": \"tea-break\", \"turn\": 1}\n");
        assertThat(Ran.sortis("convert", json).err()).contains("b.jsonl:3: this entry");
        assertThat(Ran.sortis("convert", json).out()).isEmpty();
    }

    static Stream<Path> conformance() throws IOException, URISyntaxException {
        Path logs = Path.of(ConvertTest.class.getResource("/conformance").toURI());
        try (Stream<Path> files = Files.walk(logs)) {
            List<Path> found =
                    files.filter(file -> file.toString().endsWith(".jsonl")).sorted().toList();
            assertThat(found).hasSizeGreaterThan(100);
            return found.stream();
        }
    }

    /// Logs with entries that cannot be read are not converted, the others are judged alike.
    @ParameterizedTest
    @MethodSource("conformance")
    void anAuditFindsTheSameInEitherForm(Path log) throws IOException {
        String notation = folder.resolve("game.sortis").toString();
        Ran there = Ran.sortis("convert", log.toString(), "-o", notation, "--force");
        boolean isReadable = EventStore.file(log).read().forAll(Entry.class::isInstance);
        assertThat(there.code()).isEqualTo(isReadable ? 0 : 2);
        if (!isReadable) {
            assertThat(there.err()).contains("cannot be read");
            return;
        }
        JsonNode findings = findings(log.toString());
        assertThat(findings(notation)).isEqualTo(findings);
        String back = folder.resolve("back.jsonl").toString();
        assertThat(Ran.sortis("convert", notation, "-o", back, "--force").code()).isZero();
        assertThat(findings(back)).isEqualTo(findings);
        assertThat(Ran.sortis("diff", log.toString(), notation).out())
                .doesNotContain("They part at entry");
    }

    /// All but where in the file and by which words.
    private static JsonNode findings(String log) {
        JsonNode audit = JSON.readTree(Ran.sortis("audit", log, "--format", "json").out());
        audit.get("findings")
                .forEach(finding ->
                        ((ObjectNode) finding).remove(List.of("line", "column", "message")));
        return audit.get("findings");
    }
}
