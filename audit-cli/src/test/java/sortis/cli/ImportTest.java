package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A log kept in a spreadsheet becomes a log like any other, or nothing at all.
class ImportTest {
    private static final String GAME =
            """
            type;turn;seeds;start;agent;at;building;level;paid
            game-started;0;01 5A;12,7;;;;;
            forest-cleared;0;;;A;12,7;;;
            building-raised;0;;;A;12 7;workshop;0;ore(0):1
            """;

    private static final String NOTATION =
            "sortis\nseeds 01 5A\nstart 12,7\nagents A\n\nA clear 12,7\nA workshop 0 12,7 -1o0\n";

    @TempDir private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void theEndingOfTheOutputTellsTheForm() throws IOException {
        String game = file("game.csv", GAME);
        String notation = folder.resolve("game.sortis").toString();
        String json = folder.resolve("game.jsonl").toString();

        assertThat(Ran.sortis("convert", game, "-o", notation).code()).isZero();
        assertThat(Path.of(notation)).hasContent(NOTATION);
        assertThat(Ran.sortis("convert", game, "-o", json).code()).isZero();
        assertThat(Ran.sortis("convert", json).out()).isEqualTo(NOTATION);
        assertThat(Ran.sortis("audit", json).code()).isZero();
        assertThat(Ran.sortis("convert", game, "--to", "sortis").out()).isEqualTo(NOTATION);
        assertThat(Ran.sortis("convert", game).out()).startsWith("{\"type\": \"game-started\"");
    }

    @Test
    void anyNameWillDoIfItIsSaidToBeCsv() throws IOException {
        String game = file("game.txt", GAME);

        assertThat(Ran.sortis("convert", "--from", "csv", "--to", "sortis", game).out())
                .isEqualTo(NOTATION);
        assertThat(Ran.sortis("convert", "--from", "xls", game).err())
                .contains("--from xls is not known; use csv");
    }

    @Test
    void allThatIsWrongIsToldAndNothingIsWritten() throws IOException {
        String game =
                file("game.csv", GAME + "loaded;0;;;A;there;;;\nforest-claered;1;;;A;1,1;;;\n");
        String out = folder.resolve("out.sortis").toString();

        Ran ran = Ran.sortis("convert", game, "-o", out);

        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err().lines().map(line -> line.replace(folder + "/", "")))
                .containsExactly(
                        "game.csv:5:F: \"there\" cannot stand here; expected a square such as"
                                + " 12,7.",
                        "game.csv:6:A: \"forest-claered\" is not known here; did you mean"
                                + " \"forest-cleared\"?",
                        "sortis convert: game.csv: 2 places to mend; nothing was written");
        assertThat(Path.of(out)).doesNotExist();
    }

    @Test
    void aColumnThatIsNoneIsNamedWithTheNearest() throws IOException {
        Ran ran = Ran.sortis("convert", file("game.csv", "type,turn,agnet\n"));

        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err())
                .contains("game.csv:1:C: There is no field \"agnet\"; did you mean \"agent\"?");
        assertThat(Ran.sortis("convert", file("none.csv", "")).err())
                .contains("\"type\" is missing: the first row names the columns");
    }

    @Test
    void whatACellSaysIsShownHarmlessly() throws IOException {
        Ran ran = Ran.sortis("convert", file("game.csv", "type,turn\n\u001b[2J,\u202e1\n"));

        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).doesNotContain("\u001b", "\u202e");
    }

    @Test
    void anAuditSaysHowToReadOne() throws IOException {
        Ran ran = Ran.sortis("audit", file("game.csv", GAME));

        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("is a spreadsheet").contains("sortis convert");
    }
}
