package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// A log is begun as asked for, well where nothing was asked for, and audits clean.
class NewTest {
    @TempDir private Path folder;

    @Test
    void whatIsAskedForIsWritten() {
        Ran ran =
                Ran.sortis(
                        "new",
                        "--seeds",
                        "01,5A",
                        "--start",
                        "12,7",
                        "--agents",
                        "Ada,Bo 2",
                        "--title",
                        "say \"hi\"",
                        "--player",
                        "P",
                        "--rulings",
                        "carry=2,stock=pooled,opening=2o0 1w");

        assertThat(ran.code()).isZero();
        assertThat(ran.out())
                .isEqualTo(
                        "sortis \"say \\\"hi\\\"\" by P\nseeds 01 5A\nstart 12,7\n"
                                + "agents Ada \"Bo 2\"\nrulings opening=1w 2o0 openingAgents=2"
                                + " stock=pooled carry=2\n");
    }

    @Test
    void theFormIsThatOfTheEnding() throws IOException {
        String json = folder.resolve("a.jsonl").toString();
        String notation = folder.resolve("a.sortis").toString();

        assertThat(Ran.sortis("new", "--seeds", "01,5A", "-o", json).code()).isZero();
        assertThat(Ran.sortis("new", "--seeds", "01,5A", "-o", notation).code()).isZero();
        assertThat(Files.readString(Path.of(json))).startsWith("{\"type\": \"game-started\"");
        assertThat(Files.readString(Path.of(notation))).startsWith("sortis\n");
        assertThat(Ran.sortis("new", "--seeds", "01,5A", "--to", "jsonl").out())
                .isEqualTo(Files.readString(Path.of(json)));
    }

    @Test
    void nothingIsWrittenOverUnlessForced() throws IOException {
        Path log = Files.writeString(folder.resolve("a.sortis"), "precious");

        assertThat(Ran.sortis("new", "-o", log.toString()).code()).isEqualTo(2);
        assertThat(log).hasContent("precious");
        assertThat(Ran.sortis("new", "-o", log.toString(), "--force").code()).isZero();
        assertThat(Files.readString(log)).startsWith("sortis\n");
    }

    static IntStream seeds() {
        return IntStream.range(1, 256).filter(seed -> seed % 23 == 0);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void whateverIsChosenAuditsClean(int seed) {
        String seeds = HexFormat.of().toHexDigits((byte) seed) + ",5A";
        String log = folder.resolve("game.sortis").toString();

        Ran begun = Ran.sortis("new", "--seeds", seeds, "--agents", "A,B,C", "-o", log);
        assertThat(begun.code()).isZero();
        assertThat(begun.err().lines().filter(line -> line.contains(", a forest: "))).hasSize(3);
        assertThat(begun.err()).contains("ore(0) 1 step off");
        assertThat(Ran.sortis("audit", log, "--format", "json").out())
                .contains("\"verdict\":\"clean\"")
                .contains("\"findings\":[]");
    }

    @Test
    void theChoiceIsExplained() {
        assertThat(Ran.sortis("new", "--seeds", "01,5A").err())
                .startsWith(
                        "Seeds 01 (columns) and 5A (rows).\n"
                                + "Start at 4,207, a forest: ore(0) 1 step off at 5,207,");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--seeds 1,5A                        | two hexadecimal digits such as 5A, not 1",
                "--seeds 01                          | takes two seeds such as 01,5A",
                "--seeds 01,5A --start 0,0           | is water",
                "--seeds 01,5A --start 300,0         | 0 to 255, not 300",
                "--seeds 01,5A --random              | not for both",
                "--seeds 00,00                       | no forest on this map",
                "--rulings cary=1                    | did you mean \"carry\"?",
                "--rulings carry=99                  | a whole number, 0 to 64",
                "--rulings carry=1#x                 | cannot stand here",
                "--agents A,,B                       | none of them empty",
                "--agents A,A                        | is given twice",
                "--agents A,B --rulings openingAgents=3 | names 2, but openingAgents is 3",
                "--to xml                            | use jsonl or sortis"
            })
    void whatCannotBeIsRefusedInPlainWords(String options, String words) {
        Ran ran = Ran.sortis(("new " + options).split(" +"));

        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).startsWith("sortis new: ").contains(words);
    }

    @Test
    void noOptionCanAddALine() {
        Ran ran =
                Ran.sortis(
                        "new",
                        "--seeds",
                        "01,5A",
                        "--start",
                        "12,7",
                        "--title",
                        "x\nA clear 12,7",
                        "--agents",
                        "A\nA rest");

        assertThat(ran.code()).isZero();
        assertThat(ran.out().lines()).hasSize(4);
    }
}
