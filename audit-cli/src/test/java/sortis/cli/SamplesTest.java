package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.replay.Replay;
import sortis.value.Resource;
import sortis.value.Turn;
import sortis.world.World;

/// The table that `sortis replay --every` writes.
class SamplesTest {
    private static final String SAMPLES = "../samples/games/";

    @TempDir private Path folder;

    private static Ran table(String log, String... options) {
        return Ran.sortis(
                Stream.concat(Stream.of("replay", log, "--format", "csv"), Stream.of(options))
                        .toArray(String[]::new));
    }

    static Stream<String> logs() {
        return Stream.of(
                "first-empire/game.jsonl",
                "long-haul/game.jsonl",
                "slips/game.jsonl",
                "two-rivals/a.jsonl",
                "notebook/game.sortis");
    }

    @ParameterizedTest
    @MethodSource("logs")
    void everyRowIsTheStateOfItsTurn(String log) throws IOException {
        Ran ran = table(SAMPLES + log, "--every", "7", "--to", "1500");
        assertThat(ran.code()).isZero();
        Replay replay = new Replay(Log.read(SAMPLES + log).transcript());
        List<NamedCsvRecord> rows =
                CsvReader.builder().ofNamedCsvRecord(ran.out()).stream().toList();
        assertThat(rows).hasSizeGreaterThan(100);
        for (NamedCsvRecord row : rows) {
            World world =
                    replay.at(new Turn(Long.parseLong(row.getField("turn"))))
                            .getOrElse(World.NOTHING);
            assertThat(row.getField("agents")).isEqualTo("" + world.agents().inOrder().size());
            for (Resource resource : Resource.all()) {
                String cell = row.findField(resource.toString()).orElse("0");
                assertThat(cell)
                        .as("%s on turn %s", resource, world.turn())
                        .isEqualTo(world.total().amount(resource).toString());
            }
        }
    }

    @Test
    void aSmallTableLooksLikeThis() throws IOException {
        Path log =
                Files.writeString(
                        folder.resolve("game.sortis"),
                        "seeds 01 5A\nstart 12,7\n@1\nA clear 12,7\nA workshop 0 12,7\n");
        assertThat(table(log.toString()).out())
                .isEqualTo(
                        """
                        turn,workshop,agents,operating,on routes,workshops,houses,extractors,\
                        smelters,roads,cleared,wood,ore(0),wood a turn,ore(0) a turn
                        0,,1,0,0,0,0,0,0,0,0,0,2,0,0
                        1,0,1,0,0,1,0,0,0,0,1,1,1,0,0
                        """);
    }

    @Test
    void nothingThatAPlayerWroteIsInTheTable() throws IOException {
        Path log =
                Files.writeString(
                        folder.resolve("game.sortis"),
                        """
                        sortis "=cmd|' /C calc'!A0" by @SUM(A1)
                        seeds 01 5A
                        start 12,7
                        agents =1+1 -2 @x
                        """);
        assertThat(table(log.toString()).out()).doesNotContain("=", "@", "SUM", "cmd");
    }

    @Test
    void farTurnsAreRows() {
        assertThat(
                        table(
                                        SAMPLES + "long-haul/game.jsonl",
                                        "--every",
                                        "250000000000",
                                        "--to",
                                        "1000000000000")
                                .out()
                                .lines())
                .hasSize(6);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--every 0",
                "--every -3",
                "--every many",
                "--every 9999999999999",
                "--to x",
                "--turn 3",
                "--from 9 --to 3",
                "--every 1 --to 1000000000000"
            })
    void whatMakesNoTableIsRefused(String options) {
        Ran ran = table(SAMPLES + "long-haul/game.jsonl", options.split(" ", -1));
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).startsWith("sortis replay: ");
    }

    @Test
    void tooManyRowsAreRefusedWithAWayOut() {
        assertThat(table(SAMPLES + "long-haul/game.jsonl", "--to", "1000000000000").err())
                .contains("1000000000001 rows")
                .contains("--every 1000001");
        assertThat(
                        table(
                                        SAMPLES + "long-haul/game.jsonl",
                                        "--to",
                                        "3000000",
                                        "--every",
                                        "1000000")
                                .code())
                .isZero();
    }

    @Test
    void theOptionsOfATableNeedTheFormat() {
        assertThat(Ran.sortis("replay", SAMPLES + "slips/game.jsonl", "--every", "3").err())
                .contains("needs --format csv");
        assertThat(Ran.sortis("replay", SAMPLES + "slips/game.jsonl", "--to", "3").code())
                .isEqualTo(2);
    }

    @Test
    void aTurnBeforeTheGameIsRefused() throws IOException {
        Path log =
                Files.writeString(folder.resolve("game.sortis"), "seeds 01 5A\n@3\nstart 12,7\n");
        assertThat(table(log.toString(), "--from", "2").err()).contains("starts on turn 3");
    }
}
