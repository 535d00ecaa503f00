package sortis.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.cli.SortisRun;

/// What shells make of the keys that are typed; a bar stands for the Tab key.
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD)
class CompletionTest {
    @TempDir private Path folder;

    private Terminal terminal;

    @BeforeEach
    void files() {
        terminal = new Terminal(folder);
        terminal.write("my game.jsonl", "");
        terminal.write("17.notes", "");
    }

    private void given(String shell) {
        assumeTrue(Terminal.has(shell));
        terminal.write("completion", SortisRun.of("completion", shell).out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "sortis au|; <audit>",
                "sortis --asc|au|; <--ascii><audit>",
                "sortis audit my|; <audit><my game.jsonl>",
                "sortis audit --form|s|; <audit><--format><sarif>",
                "sortis audit --format=sa|; <audit><--format=sarif>",
                "sortis audit --stat|my|; <audit><--statistics><my game.jsonl>",
                "sortis audit --sel|build-c|; <audit><--select><build-cost>",
                "sortis audit --select lfsr,build-c|; <audit><--select><lfsr,build-cost>",
                "sortis explain build-c|; <explain><build-cost>",
                "sortis replay my|--coord|h|; <replay><my game.jsonl><--coordinates><hex>",
                "sortis replay my|--color tr|; <replay><my game.jsonl><--color><truecolor>",
                "sortis replay my|--turn 17|; <replay><my game.jsonl><--turn><17>",
                "sortis rules 17|; <rules><17>",
                "sortis report my|-o 17|; <report><my game.jsonl><-o><17.notes>",
                "sortis completion z|; <completion><zsh>"
            })
    void bashCompletes(String keys, String handedOver) {
        given("bash");
        assertThat(terminal.bash(keys.replace('|', '\t'))).isEqualTo(handedOver);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "sortis au|; <audit>",
                "sortis --asc|au|; <--ascii><audit>",
                "sortis audit my|; <audit><my game.jsonl>",
                "sortis audit --form|s|; <audit><--format=sarif>",
                "sortis audit --stat|my|; <audit><--statistics><my game.jsonl>",
                "sortis audit --sel|build-c|; <audit><--select=build-cost>",
                "sortis audit --select lfsr,build-c|; <audit><--select><lfsr,build-cost>",
                "sortis explain build-c|; <explain><build-cost>",
                "sortis replay my|--coord|h|; <replay><my game.jsonl><--coordinates=hex>",
                "sortis replay my|--turn 17|; <replay><my game.jsonl><--turn><17>",
                "sortis rules 17|; <rules><17>",
                "sortis report my|-o 17|; <report><my game.jsonl><-o><17.notes>",
                "sortis completion z|; <completion><zsh>"
            })
    void zshCompletes(String keys, String handedOver) {
        given("zsh");
        assertThat(terminal.zsh(keys.replace('|', '\t'))).isEqualTo(handedOver);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "sortis au; audit",
                "sortis audit my; my game.jsonl",
                "sortis audit --form; --format",
                "sortis audit --format s; sarif",
                "sortis audit --format=sa; --format=sarif",
                "sortis audit --select lfsr,build-c; lfsr,build-cost",
                "sortis explain build-c; build-cost",
                "sortis replay x --color tr; truecolor",
                "sortis report x -o 17; 17.notes",
                "sortis completion z; zsh"
            })
    void fishCompletes(String line, String offered) {
        given("fish");
        assertThat(terminal.fish(line)).containsExactly(offered);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sortis replay x --turn 17", "sortis rules 17", "sortis 17"})
    void fishOffersNoFileWhereNoneBelongs(String line) {
        given("fish");
        assertThat(terminal.fish(line)).isEmpty();
    }

    @Test
    void otherShellsAreRefused() {
        SortisRun run = SortisRun.of("completion", "tcsh");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("there is no script for tcsh; name bash or zsh or fish");
    }
}
