package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the text report says of how wrong values perhaps came about.
class LikelySlipsTest {
    private static final String START =
            "{\"type\": \"game-started\", \"turn\": 0, \"seeds\": {\"x\": \"A2\", \"y\": \"5A\"},"
                    + " \"start\": [5, 17]}";

    /// Bit 2 is left out throughout; it is set in A2, 8A, 2B and 57.
    private static final String BIT_2_LEFT_OUT =
            "{\"type\": \"sequence-written\", \"turn\": 0, \"axis\": \"x\", \"values\": [\"A2\","
                    + " \"45\", \"8A\", \"15\", \"2B\", \"57\", \"AE\"]}";

    private static final String ONE_SLIP =
            "{\"type\": \"sequence-written\", \"turn\": 0, \"axis\": \"x\", \"values\": [\"A2\","
                    + " \"44\", \"98\"]}";

    @TempDir private Path folder;

    private Ran audited(String line, String... options) throws IOException {
        Path log = Files.writeString(folder.resolve("game.jsonl"), START + "\n" + line);
        String[] arguments = new String[options.length + 2];
        arguments[0] = "audit";
        arguments[1] = log.toString();
        System.arraycopy(options, 0, arguments, 2, options.length);
        return Ran.sortis(arguments);
    }

    @Test
    void aHabitIsToldOnceAndCountedAtTheEnd() throws IOException {
        String out = audited(BIT_2_LEFT_OUT).out();
        assertThat(out)
                .containsOnlyOnce("  perhaps: 45 comes out if bit 2 is left out: 1 ^ 0 ^ 0 = 1.")
                .containsOnlyOnce("perhaps:")
                .contains(
                        "All your 4 lfsr-step errors come out if bit 2 is left out: a habit, it"
                                + " seems.");
    }

    @Test
    void itStandsBelowTheWorkingAndAboveTheHelp() throws IOException {
        assertThat(audited(ONE_SLIP).out())
                .containsSubsequence(
                        "shifted left",
                        "  perhaps: 98 comes out if two digits are exchanged: 98 for 89.",
                        "  help: ");
    }

    @Test
    void aWrongValueThatNoSlipGivesHasNone() throws IOException {
        assertThat(audited(ONE_SLIP.replace("98", "8F")).out())
                .contains("error lfsr-step")
                .doesNotContain("perhaps", "come out if");
    }

    @Test
    void otherProgramsAreToldNothingOfIt() throws IOException {
        assertThat(audited(BIT_2_LEFT_OUT, "--format", "json").out())
                .contains("lfsr-step")
                .doesNotContain("left out", "habit");
    }

    @Test
    void everyLineFits() {
        assertThat(Ran.sortis("audit", "../samples/games/slips/game.jsonl").out().lines())
                .anyMatch(line -> line.startsWith("  perhaps: "))
                .allMatch(line -> line.length() <= 80);
    }
}
