package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What is written down of all commands is what they say of themselves: with another option beside
/// `--help`, each is asked.
class OverviewTest {
    @ParameterizedTest
    @CsvSource({"--help, false", "--help, true", "-h, false", "-h, true", "help, true"})
    void theOverviewIsWhatTheCommandsSay(String asking, boolean isColoured) {
        assertThat(said(isColoured, asking)).isEqualTo(said(isColoured, "--ascii", "--help"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void coloursAreForTerminals(boolean isColoured) {
        assertThat(said(isColoured, "--help").contains("\u001b[")).isEqualTo(isColoured);
        assertThat(said(isColoured, "audit", "--help").contains("\u001b[")).isEqualTo(isColoured);
    }

    /// Whatever `out` shows, `err` may be a file.
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whoAsksForNothingIsShownTheOverview(boolean isColoured) {
        PrintWriter nowhere = new PrintWriter(PrintWriter.nullWriter());
        StringWriter err = new StringWriter();
        Console console = new Console(nowhere, new PrintWriter(err), isColoured);
        assertThat(Sortis.run(console)).isEqualTo(ExitCode.TROUBLE);
        assertThat(err)
                .hasToString(
                        "sortis: say what to do, such as: sortis audit mygame.jsonl\n"
                                + said(false, "--help"));
    }

    private static String said(boolean isColoured, String... arguments) {
        StringWriter out = new StringWriter();
        PrintWriter nowhere = new PrintWriter(PrintWriter.nullWriter());
        PrintWriter writer = new PrintWriter(out);
        assertThat(Sortis.run(new Console(writer, nowhere, isColoured), arguments)).isZero();
        writer.flush();
        return out.toString();
    }
}
