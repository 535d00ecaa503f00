package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The state of a game as a sheet to read.
class StateSheetTest {
    private static final String LONG_HAUL = "../samples/games/long-haul/game.jsonl";

    @TempDir private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"0", "90", "283", "1000", "1000000000000"})
    void itFitsIn80Columns(String turn) {
        assertThat(Ran.sortis("replay", LONG_HAUL, "--turn", turn).out().lines())
                .allMatch(line -> line.length() <= 80);
    }

    @ParameterizedTest
    @CsvSource({
        "283, 'Ann  on 27,21, operating (1 ore(0) a turn); authority 0'",
        "283, 'Cleo on 28,21, walking to 26,22 (there on turn 286); authority 2'",
        "1000, 'Ann  on 27,22, on a route (turn 0 of 12); authority 4; vehicle 2'",
        "283, '  27,23    extractor 0   worked by Bo'",
        "283, '  28,22    house 1       brought in 2 of 2'",
        "1000, '  grade 2: 28,23  29,23  30,20'",
        "283, '  26,22    38 wood and 9 ore(3)'"
    })
    void itSaysWhatEverybodyDoesAndWhereThingsAre(String turn, String line) {
        assertThat(Ran.sortis("replay", LONG_HAUL, "--turn", turn).out()).contains(line);
    }

    @Test
    void aCommonStoreIsOneLine() throws IOException {
        Path log =
                Files.writeString(
                        folder.resolve("game.sortis"),
                        "seeds 01 5A\nstart 12,7\nrulings stock=pooled\nA clear 12,7\n");
        assertThat(Ran.sortis("replay", log.toString()).out())
                .contains("The store\n  1 wood and 2 ore(0)\n")
                .doesNotContain("Piles");
    }

    @Test
    void longNamesOfAgentsDoNotPushOthersAside() throws IOException {
        Path log =
                Files.writeString(
                        folder.resolve("game.sortis"),
                        "seeds 01 5A\nstart 12,7\nagents B \"" + "long ".repeat(60) + "x\"\n");
        assertThat(Ran.sortis("replay", log.toString()).out().lines())
                .anyMatch(line -> line.startsWith("  B                on 12,7, standing"))
                .allMatch(line -> line.length() <= 80);
    }
}
