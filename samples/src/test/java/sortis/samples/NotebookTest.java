package sortis.samples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The game in the notation, and the same game in JSON.
class NotebookTest {
    private static final String GAME = Samples.GAMES.resolve("notebook/game.sortis").toString();

    @TempDir private Path folder;

    private String converted(String log, String name) {
        String out = folder.resolve(name).toString();
        assertThat(Run.of("convert", log, "-o", out).exit()).isZero();
        return out;
    }

    @Test
    void itIsTidy() {
        assertThat(Run.of("fmt", "--check", GAME).exit()).isZero();
    }

    @Test
    void itBecomesJsonAndItselfAgain() throws IOException {
        String json = converted(GAME, "a.jsonl");
        String notation = converted(json, "b.sortis");
        String again = converted(notation, "c.jsonl");

        assertThat(Path.of(again)).hasSameTextualContentAs(Path.of(json));
        assertThat(Run.of("fmt", "--check", notation).exit()).isZero();
        assertThat(Run.of("diff", GAME, json).exit()).isZero();
        assertThat(Run.of("diff", GAME, notation).exit()).isZero();
        assertThat(Files.readAllLines(Path.of(notation)))
                .contains("B route 13,7 > 10,7 load 1o0 > 12,7 drop all wait 1 mod 7 phase 3");
    }

    /// The handbook shows a part of it.
    @Test
    void theHandbookShowsIt() {
        String page = Samples.text(Path.of("../docs/notation.md"));
        String example =
                page.substring(page.indexOf("```\nsortis") + 4, page.indexOf("\n```\n\n|"));
        String code = Samples.text(Path.of(GAME)).replaceAll(" *#.*", "");

        assertThat(example.lines().map(line -> line.replaceAll(" *#.*", "")))
                .filteredOn(line -> !line.isBlank() && !line.startsWith("rulings"))
                .isNotEmpty()
                .allMatch(line -> code.contains(line + "\n"));
    }
}
