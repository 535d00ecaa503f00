package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.eventstore.json.EntryJson;
import sortis.play.Dice;
import sortis.play.Games;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Claims are put right in the text of the log, and nothing else is touched.
class FixTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static final String START =
            "{\"type\": \"game-started\", \"turn\": 0, \"seeds\": {\"x\": \"01\", \"y\": \"5A\"},"
                    + " \"start\": [5, 14]}\n";

    @TempDir private Path folder;

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private String mended(Path log) throws IOException {
        Path mended = folder.resolve("mended");
        Ran ran = Ran.sortis("fix", log.toString(), "-o", mended.toString(), "--force");
        assertThat(ran.err()).isEmpty();
        return Files.readString(mended);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"turn\":0,\"wood\" : 2"
                        + " ,\"agent\":\"A\",\"at\":[5,14],\"type\":\"forest-cleared\"}|{\"turn\":0,\"wood\""
                        + " : 1 ,\"agent\":\"A\",\"at\":[5,14],\"type\":\"forest-cleared\"}",
                "{\"type\": \"square-charted\", \"turn\": 0, \"ore\": 3, \"at\": [5, 14],"
                        + " \"nibble\": \"f\"}|{\"type\": \"square-charted\", \"turn\": 0, \"at\": [5,"
                        + " 14], \"nibble\": \"C\"}",
                "{\"type\": \"square-charted\", \"turn\": 0, \"at\": [5, 14], \"value\": \"CA\","
                        + " \"ore\": 3}|{\"type\": \"square-charted\", \"turn\": 0, \"at\": [5, 14],"
                        + " \"value\": \"CA\"}",
                "{\"type\": \"stock-counted\", \"turn\": 0, \"stock\": {\"ore(0)\":  3, \"wood\":"
                        + " 0}}|{\"type\": \"stock-counted\", \"turn\": 0, \"stock\": {\"ore(0)\":  2,"
                        + " \"wood\": 0}}",
                "{\"type\": \"position-noted\", \"turn\": 0, \"agent\": \"A\", \"at\":"
                        + " [5,13]}|{\"type\": \"position-noted\", \"turn\": 0, \"agent\": \"A\","
                        + " \"at\": [5,14]}",
                "{\"type\": \"turns-skipped\", \"turn\": 0, \"to\": 5, \"gained\": {\"wood\":"
                        + " -2}}|{\"type\": \"turns-skipped\", \"turn\": 0, \"to\": 5, \"gained\":"
                        + " {\"wood\": 0}}",
            })
    void aJsonLineChangesInOnePlace(String wrong, String right) throws IOException {
        assertThat(mended(file("a.jsonl", START + wrong))).isEqualTo(START + right);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A clear  5,14 +3w # note  |A clear  5,14 +1w # note",
                "5,14 = F. o1  |5,14 = C.",
                "5,14 = water|5,14 = forest",
                "count: 3o0 0w|count: 2o0 0w",
                "count 5,14: 3o0 [p1]|count 5,14: 2o0 [p1]",
                "A at  5,15 on 3|A at  5,14 on 3",
                "@0 > 5 -2w|@0 > 5 +0w",
                "x: 01 03 07 0F 1F|x: 01 03 06 0D 1B",
                "A move 5,14 > 5,16 arrives 9|A move 5,14 > 5,16 arrives 2",
                "A route 5,14 > 5,16 wait 0 mod 9 phase 3|A route 5,14 > 5,16 wait 0 mod 4 phase 0",
            })
    void aLineOfTheNotationChangesInOnePlace(String wrong, String right) throws IOException {
        String head = "sortis\nseeds 01 5A\nstart 5,14\n";

        assertThat(mended(file("a.sortis", head + wrong + "\n"))).isEqualTo(head + right + "\n");
    }

    @Test
    void squaresStayHexadecimal() throws IOException {
        String head = "sortis\ncoordinates hex\nseeds 01 5A\nstart 05,0E\n";

        assertThat(mended(file("a.sortis", head + "A at 05,0F\n")))
                .isEqualTo(head + "A at 05,0E\n");
    }

    @Test
    void aPaymentOfOtherGoodsIsWrittenAnew() throws IOException {
        String clearing =
                "{\"type\": \"forest-cleared\", \"turn\": 0, \"agent\": \"A\", \"at\": [5, 14]}\n";
        String raised =
                "{\"type\":\"building-raised\",\"turn\":0,\"agent\":\"A\",\"building\":\"workshop\",\"level\":0,\"at\":[5,14],\"paid\":%s}\n";

        assertThat(mended(file("a.jsonl", START + clearing + raised.formatted("{\"wood\":1}"))))
                .isEqualTo(START + clearing + raised.formatted("{\"ore(0)\":1}"));
        assertThat(mended(file("b.sortis", notation("A workshop 0 5,14 -1w -2o0 \"mine\"\n"))))
                .isEqualTo(notation("A workshop 0 5,14 -1o0 \"mine\"\n"));
    }

    private static String notation(String lines) {
        return "sortis\nseeds 01 5A\nstart 5,14\nA clear 5,14\n" + lines;
    }

    @Test
    void aLoneNumberIsPutRightAndARunOfThemIsLeft() throws IOException {
        String lone = "A at 5,14 seq 2\nA at 5,14 seq 7\nA at 5,14 seq 4\n";
        String run = "A at 5,14 seq 2\nA at 5,14 seq 7\nA at 5,14 seq 8\n";
        String head = "sortis\nseeds 01 5A\nstart 5,14\n";

        assertThat(mended(file("a.sortis", head + lone))).isEqualTo(head + lone.replace("7", "3"));
        assertThat(mended(file("b.sortis", head + run))).isEqualTo(head + run);
    }

    @Test
    void whatIsAcceptedStaysAndSoDoesWhatStepsOnFromIt() throws IOException {
        String accepted = "x: 01 03 07 0F \"sortis: accept lfsr-step\"\nx+4: 1E 3D 7C\n";
        String head = "sortis\nseeds 01 5A\nstart 5,14\n";

        assertThat(mended(file("a.sortis", head + accepted)))
                .isEqualTo(head + accepted.replace("7C", "7B"));
    }

    @Test
    void lineEndsMarkAndBytesThatAreNoTextStay() throws IOException {
        byte[] wrong =
                ("\uFEFF" + notation("\n # \u00FF\nA workshop 0 5,14 -2o0\n").replace("\n", "\r\n"))
                        .getBytes(StandardCharsets.UTF_8);
        byte[] broken =
                new String(wrong, StandardCharsets.ISO_8859_1)
                        .replace("\u00C3", "")
                        .getBytes(StandardCharsets.ISO_8859_1);
        Path log = Files.write(folder.resolve("a.sortis"), broken);
        Path mended = folder.resolve("b.sortis");

        assertThat(Ran.sortis("fix", log.toString(), "-o", mended.toString()).code()).isEqualTo(1);
        assertThat(new String(Files.readAllBytes(mended), StandardCharsets.ISO_8859_1))
                .isEqualTo(new String(broken, StandardCharsets.ISO_8859_1).replace("-2o0", "-1o0"));
    }

    @Test
    void nothingIsOverwrittenUnasked() throws IOException {
        Path log = file("a.sortis", notation("A workshop 0 5,14 -2o0\n"));
        Path other = file("b.sortis", "precious");

        assertThat(Ran.sortis("fix", log.toString()).err()).contains("say where to write");
        assertThat(Ran.sortis("fix", log.toString(), "-o", log.toString(), "--force").err())
                .contains("overwrite the log itself");
        assertThat(Ran.sortis("fix", log.toString(), "-o", other.toString()).err())
                .contains("exists already");
        assertThat(other).hasContent("precious");
        assertThat(log).hasContent(notation("A workshop 0 5,14 -2o0\n"));
    }

    @Test
    void inPlaceTheFirstLogIsKept() throws IOException {
        String wrong = notation("A workshop 0 5,14 -2o0\n");
        Path log = file("a.sortis", wrong);
        Path backup = folder.resolve("a.sortis.bak");

        assertThat(Ran.sortis("fix", "-i", log.toString()).code()).isZero();
        assertThat(backup).hasContent(wrong);
        assertThat(log).hasContent(wrong.replace("-2o0", "-1o0"));

        Files.writeString(log, wrong.replace("-2o0", "-7o0"));
        assertThat(Ran.sortis("fix", "--in-place", log.toString()).code()).isZero();
        assertThat(backup).hasContent(wrong);
        assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
    }

    @Test
    void thePlanSaysWhereAndWhat() throws IOException {
        Path log = file("a.sortis", notation("A workshop 0 5,14 -2o0\nA at 9,9\nA rest\n"));
        Ran ran = Ran.sortis("audit", "--fix-plan", log.toString(), "--format", "json");

        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out())
                .isEqualToIgnoringNewLines(
                        "{\"log\":\"a.sortis\",\"changes\":["
                                + "{\"line\":5,\"column\":19,\"entry\":3,\"code\":\"build-cost\","
                                + "\"key\":\"paid\",\"old\":{\"ore(0)\":2},\"new\":{\"ore(0)\":1}},"
                                + "{\"line\":6,\"column\":6,\"entry\":4,\"code\":\"position\","
                                + "\"key\":\"at\",\"old\":[9,9],\"new\":[5,14]}],\"left\":[3]}");
        assertThat(Ran.sortis("audit", "--fix-plan", log.toString()).out())
                .contains("a.sortis:5:19: paid 2 ore(0) -> 1 ore(0)")
                .contains("build-cost: It costs 1 ore(0), not 2 ore(0).")
                .endsWith("2 claims can be put right, no error left then.\n");
    }

    static Stream<Path> conformance() throws IOException, URISyntaxException {
        Path logs = Path.of(FixTest.class.getResource("/conformance").toURI());
        try (Stream<Path> files = Files.walk(logs)) {
            List<Path> found =
                    files.filter(file -> file.toString().endsWith(".jsonl")).sorted().toList();
            assertThat(found).hasSizeGreaterThan(100);
            return found.stream();
        }
    }

    @ParameterizedTest
    @MethodSource("conformance")
    void exactlyWhatIsSaidIsLeft(Path log) throws IOException {
        assertLeft(log);
    }

    /// The audit of the mended log has what the plan leaves, and mending it again changes nothing.
    private void assertLeft(Path log) throws IOException {
        Path mended = folder.resolve("mended");
        Ran ran =
                Ran.sortis(
                        "fix",
                        log.toString(),
                        "-o",
                        mended.toString(),
                        "--force",
                        "--format",
                        "json");
        assertThat(ran.code()).as(ran.err()).isIn(0, 1);
        JsonNode plan = JSON.readTree(ran.out());
        JsonNode before = audit(log);
        JsonNode after = audit(mended);
        Set<String> left = new HashSet<>();
        plan.get("left").forEach(id -> left.add(topic(before.get(id.asInt() - 1))));
        Set<String> still = new HashSet<>();
        after.forEach(finding -> still.add(topic(finding)));
        assertThat(still).isEqualTo(left);
        assertThat(changedLines(log, mended)).isEqualTo(plannedLines(plan));
        assertThat(
                        JSON.readTree(
                                        Ran.sortis(
                                                        "audit",
                                                        "--fix-plan",
                                                        mended.toString(),
                                                        "--format",
                                                        "json")
                                                .out())
                                .get("changes"))
                .isEmpty();
    }

    private static JsonNode audit(Path log) {
        return JSON.readTree(Ran.sortis("audit", log.toString(), "--format", "json").out())
                .get("findings");
    }

    private static String topic(JsonNode finding) {
        return Vector.of("entry", "code", "axis", "index", "resource")
                .map(key -> finding.path(key).asString(""))
                .mkString(" ");
    }

    private static Set<Integer> changedLines(Path log, Path mended) throws IOException {
        Vector<String> before = octets(log);
        Vector<String> after = octets(mended);
        assertThat(after).hasSameSizeAs(before);
        return before.zip(after)
                .zipWithIndex()
                .filter(pair -> !pair._1._1.equals(pair._1._2))
                .map(pair -> pair._2 + 1)
                .toJavaSet();
    }

    private static Vector<String> octets(Path log) throws IOException {
        return Vector.of(Files.readString(log, StandardCharsets.ISO_8859_1).split("\n", -1));
    }

    private static Set<Integer> plannedLines(JsonNode plan) {
        Set<Integer> lines = new HashSet<>();
        plan.get("changes").forEach(change -> lines.add(change.get("line").asInt()));
        return lines;
    }

    /// Of a legal game with wrong claims nothing but what was done may be left; in any form.
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void gamesWithSlipsAreMended(int batch) throws IOException {
        for (int seed = 6 * batch; seed < 6 * batch + 6; seed++) {
            Vector<String> lines =
                    Games.legal(seed, 30 + seed % 60).map(EntryJson::write).toVector();
            Vector<String> slipped = ClaimSlips.in(lines, 1 + seed % 7, new Dice(seed));
            Path log = file("game.jsonl", "\uFEFF" + slipped.mkString("\r\n"));
            assertLeft(log);
            Path notation = folder.resolve("game.sortis");
            Ran.sortis("convert", log.toString(), "-o", notation.toString(), "--force");
            assertLeft(notation);
        }
    }
}
