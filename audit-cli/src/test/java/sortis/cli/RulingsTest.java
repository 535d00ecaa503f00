package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Logs tell by which rulings they were played.
class RulingsTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir private Path folder;

    private String log(String name, String rulings, String lines) throws IOException {
        String head = "sortis\nseeds 01 5A\nstart 12,7\n" + rulings + "\n";
        return Files.writeString(folder.resolve(name), head + lines.replace(" / ", "\n"))
                .toString();
    }

    /// Each is legal under one ruling that it does not declare.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "opening|{\"ore(0)\":5}||count: 5o0",
                "opening|{\"wood\":1,\"ore(0)\":2}||A take 12,7 1w / count: 1w",
                "openingAgents|2|agents A B|A clear 12,7",
                "openingAgents|3||C clear 12,7",
                "clearingWood|2||A clear 12,7 +2w",
                "stock|\"pooled\"||A clear 12,7 / A workshop 0 12,7 / A move 12,7 > 10,7 / @2"
                        + " / A extractor 0 10,7 -1o0",
                "levels|\"direct\"|rulings opening=2o1|A clear 12,7 / A workshop 1 12,7 -2o1",
                "workshopAuthority|\"none\"|rulings opening=1o0 4o2 levels=direct"
                        + "|A clear 12,7 / A workshop 0 12,7 / A workshop 2 12,7",
                "house|\"2^n\"|rulings opening=4o2 4w levels=direct stock=pooled"
                        + "|A clear 12,7 / A workshop 2 12,7 / A move 12,7 > 11,7 / @1"
                        + " / A clear 11,7 / A house 2 11,7 / B joins 11,7 / C joins 11,7"
                        + " / D joins 11,7 / E joins 11,7",
                "vehicleSlots|\"2n\"||A clear 12,7 / A workshop 0 12,7"
                        + " / A vehicle 0 12,7 slots 0",
                "vehicleCost|\"ore\"||A clear 12,7 / A workshop 0 12,7 / A vehicle 0 12,7 -1o0",
                "carry|3|rulings opening=3o0|A take 12,7 3o0",
                "walk|2||A move 12,7 > 10,7 arrives 1",
                "roadSpeed|\"1\"|rulings opening=9o1 levels=direct stock=pooled"
                        + "|A clear 12,7 / A workshop 1 12,7 / A move 12,7 > 13,7 / @1"
                        + " / A clear 13,7 / A road 1 13,7 > 14,7 > 14,8"
                        + " / A move 13,7 > 14,7 > 14,8 arrives 3",
                "moves|\"diagonal\"||A move 12,7 > 13,8 arrives 1",
            })
    void eachRulingIsNamed(String ruling, String value, String rulings, String lines)
            throws IOException {
        String log = log("a.sortis", rulings == null ? "" : rulings, lines);
        JsonNode read = JSON.readTree(Ran.sortis("rulings", log, "--format", "json").out());

        assertThat(read.at("/errors/declared").asInt()).isPositive();
        assertThat(read.at("/errors/best").asInt()).as(read.toString()).isZero();
        assertThat(read.get("decisions")).hasSize(1);
        assertThat(read.at("/decisions/0/ruling").asString()).isEqualTo(ruling);
        assertThat(read.at("/decisions/0/best").toString()).isEqualTo(value);
    }

    @Test
    void whatItSaysCanBeCopied() throws IOException {
        String lines =
                "A clear 12,7 +3w / A workshop 0 12,7 / A vehicle 0 12,7 -1o0 / A move 12,7 >"
                        + " 10,7 arrives 1";
        Ran ran = Ran.sortis("rulings", log("a.sortis", "", lines));

        assertThat(ran.code()).isZero();
        assertThat(ran.out())
                .contains("3 errors under its own rulings, 0")
                .contains("  walk               2, not 1: explains 1 error, line 8")
                .contains(
                        "  \"rulings\": {\"clearingWood\": 3, \"vehicleCost\": \"ore\", \"walk\":"
                                + " 2}")
                .contains("  walk               1*: 3; 2: 2; 3: 2;");
        String mended = log("b.sortis", "rulings clearingWood=3 vehicleCost=ore walk=2", lines);
        assertThat(ran.out()).contains("\n  rulings clearingWood=3 vehicleCost=ore walk=2\n");
        assertThat(Ran.sortis("audit", mended).code()).isZero();
    }

    @Test
    void aCleanLogSaysWhatItDoesNotDecide() throws IOException {
        Ran ran = Ran.sortis("rulings", log("a.sortis", "", "A clear 12,7 +1w / count: 1w 2o0"));

        assertThat(ran.out())
                .contains("a.sortis: nothing is wrong under its own")
                .contains("Not decided by this log: stock, levels, workshopAuthority, house,")
                .doesNotContain("Errors left");
    }

    @Test
    void twoLogsAreCompared() throws IOException {
        String a = log("a.sortis", "", "A clear 12,7 +2w");
        String b = log("b.sortis", "", "A clear 12,7 +1w");

        assertThat(Ran.sortis("rulings", a, b).out())
                .contains("The two players seem to have played by different rulings:")
                .contains("  clearingWood        2                           1");
        assertThat(Ran.sortis("rulings", b, b).out())
                .contains("Both logs are best explained by the same rulings.");
        assertThat(Ran.sortis("rulings", a, b, "--format", "json").out())
                .contains("\"differences\":[{\"ruling\":\"clearingWood\",\"a\":2,\"b\":1}]");
    }

    @Test
    void aSlipIsNoRuling() throws IOException {
        Ran ran = Ran.sortis("rulings", log("a.sortis", "", "x: 01 03 07"));

        assertThat(ran.out()).contains("1 error under its own rulings, and no");
    }

    @Test
    void withoutAGameThereIsNothingToSay() throws IOException {
        Path log = Files.writeString(folder.resolve("a.jsonl"), "{}\n");

        assertThat(Ran.sortis("rulings", log.toString()).code()).isEqualTo(2);
        assertThat(Ran.sortis("rulings", log.toString()).err()).contains("holds no game");
    }
}
