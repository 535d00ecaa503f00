package sortis.cli.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sortis.cli.SortisRun;

/// Lines of the notation that cannot be read, in a game that is otherwise right.
class NotationDiagnosisTest {
    private static final Path GAME = Path.of("../samples/games/notebook/game.sortis");

    @TempDir private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    A extractor 0 10,7 -1o0 | A extracter 0 10,7 -1o0
                    A extractor 0 10,7 -1o0 | A extractor 0 10;7 -1o0
                    A operate 10,7          | A operate 10 7
                    A clear 12,7 +1w        | A claer 12,7 +1w
                    x: 01 03 06 0D 1B 36    | x: 01 03 06 0D1B 36
                    """)
    void theLineIsReadAsItWasMeant(String meant, String written) throws IOException {
        SortisRun run = diagnosed(meant, written);
        assertThat(run.out())
                .contains("1 slip explains")
                .contains("cannot be read, and meant that");
        assertThat(run.out()).contains("    written: " + written);
        assertThat(run.out()).contains("    meant:   " + meant);
    }

    @Test
    void aTurnIsReadForAllEntriesBelowIt() throws IOException {
        SortisRun run = diagnosed("@140", "@14O");
        assertThat(run.out())
                .contains("1 slip explains all 5 errors.")
                .contains(
                        "line 24 (p3): cannot be read, and meant turn 140 for the entries below it.")
                .contains("    written: @14O");
    }

    @Test
    void linesBelowThatCannotBeReadEitherStandOnThatTurnToo() throws IOException {
        Path log = slipped("@140", "@14O");
        Files.writeString(
                log, Files.readString(log).replace("A move 10,7 > 13,7", "A mvoe 10,7 > 13,7"));
        SortisRun run = SortisRun.of("diagnose", log.toString());
        assertThat(run.out())
                .contains("2 slips explain all")
                .contains("meant turn 140 for the entries below it")
                .contains("    meant:   A move 10,7 > 13,7 arrives 143");
    }

    private SortisRun diagnosed(String meant, String written) throws IOException {
        return SortisRun.of("diagnose", slipped(meant, written).toString());
    }

    private Path slipped(String meant, String written) throws IOException {
        String game = Files.readString(GAME);
        assertThat(game).contains(meant);
        int at = game.indexOf("\n" + meant) + 1;
        String slipped = game.substring(0, at) + written + game.substring(at + meant.length());
        return Files.writeString(folder.resolve("game.sortis"), slipped);
    }
}
