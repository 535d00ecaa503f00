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

/// `sortis map` and `sortis replay --map`: what is drawn, and where to.
class MapTest {
    private static final String GAME =
            """
            sortis "First empire" by Ada
            seeds 01 5A
            start 12,7
            agents Anna Axel
            Anna clear 12,7
            Anna workshop 0 12,7
            @3
            Anna move 12,7 > 13,7
            """;

    @TempDir private Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private String game() throws IOException {
        return Files.writeString(folder.resolve("game.sortis"), GAME).toString();
    }

    @Test
    void aMapOfSeedsIsShownInSigns() {
        Ran ran = Ran.sortis("map", "01", "5A", "--window", "5,3,12,2");
        assertThat(ran.code()).isZero();
        assertThat(ran.out().lines())
                .containsExactly(
                        "         10",
                        "  3 2.~~.~..~.~.",
                        "  4 ...~.~~2~0~.",
                        "",
                        "~ water   . forest   0-5 mountain with ore of that grade");
    }

    @Test
    void aMapOfALogShowsWhatWasBuilt() throws IOException {
        Ran ran = Ran.sortis("map", game(), "--window", "10,6,6,3");
        assertThat(ran.out().lines())
                .startsWith(
                        "First empire by Ada, turn 3",
                        "",
                        "    10        15",
                        "  6 ~ ~ . ~ . ~ ",
                        "  7 0 . W@. ~ . ",
                        "  8 . 0 ~ 0 ~ . ")
                .anyMatch(line -> line.startsWith("W workshop   H house"));
    }

    @Test
    void theTurnIsAsked() throws IOException {
        assertThat(Ran.sortis("map", game(), "--turn", "4").out())
                .startsWith("First empire by Ada, turn 4")
                .contains("W@@1");
        assertThat(Ran.sortis("map", "01", "5A", "--turn", "4").err())
                .contains("--turn is for logs");
    }

    @Test
    void oneSquareOfALogSaysWhatStandsThere() throws IOException {
        assertThat(Ran.sortis("map", game(), "--at", "12,7").out())
                .contains("12,7 = 78 forest")
                .contains("On turn 3:")
                .contains("workshop 0")
                .contains("agent Anna, walking")
                .contains("pile: ");
    }

    @ParameterizedTest
    @CsvSource({"map.png, \u0089PNG", "map.svg, <svg", "map.txt, First", "map.json, {"})
    void aFileIsWhatItsNameSays(String name, String start) throws IOException {
        Ran ran = Ran.sortis("map", game(), "--scale", "4", "-o", file(name));
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).isEmpty();
        byte[] bytes = Files.readAllBytes(folder.resolve(name));
        assertThat(new String(bytes, java.nio.charset.StandardCharsets.ISO_8859_1))
                .startsWith(start);
    }

    @Test
    void anSvgGoesToStandardOutputToo() {
        assertThat(
                        Ran.sortis(
                                        "map",
                                        "01",
                                        "5A",
                                        "--window",
                                        "0,0,3,3",
                                        "--format",
                                        "svg",
                                        "-o",
                                        "-")
                                .out())
                .startsWith("<svg ")
                .endsWith("</svg>\n");
        assertThat(Ran.sortis("map", "01", "5A", "--format", "png").err())
                .contains("a PNG goes into a file");
    }

    @Test
    void noFileIsReplacedUnasked() throws IOException {
        String picture = file("map.svg");
        assertThat(Ran.sortis("map", game(), "-o", picture).code()).isZero();
        Ran again = Ran.sortis("map", game(), "-o", picture);
        assertThat(again.code()).isEqualTo(2);
        assertThat(again.err()).contains("exists already");
        assertThat(Ran.sortis("map", game(), "-o", picture, "--force").code()).isZero();
    }

    @Test
    void aLogIsNeverWrittenOver() throws IOException {
        String log = game();
        assertThat(Ran.sortis("map", log, "-o", log, "--force").err())
                .contains("-o takes a name that ends in .txt or .json or .svg or .png");
        Path _ = Files.createSymbolicLink(folder.resolve("link.png"), Path.of(log));
        Path _ = Files.writeString(folder.resolve("log.svg"), GAME);
        assertThat(Ran.sortis("map", log, "-o", file("link.png"), "--force").err())
                .contains("is the log itself");
        assertThat(Ran.sortis("map", "01", "5A", "-o", file("link.png"), "--force").err())
                .contains("is no PNG as it stands");
        assertThat(Ran.sortis("replay", log, "-o", file("log.svg"), "--force").err())
                .contains("is no SVG as it stands");
        assertThat(Files.readString(Path.of(log))).isEqualTo(GAME);
        assertThat(Files.readString(folder.resolve("log.svg"))).isEqualTo(GAME);
    }

    @Test
    void aFolderIsNotWrittenOver() throws IOException {
        Path _ = Files.createDirectory(folder.resolve("d.png"));
        assertThat(Ran.sortis("map", game(), "-o", file("d.png"), "--force").err())
                .contains("is no file that could be replaced");
        assertThat(Ran.sortis("map", game(), "-o", file("none/x.png")).err())
                .contains("there is no such folder");
    }

    @Test
    void aReplayShowsItsMap() throws IOException {
        assertThat(Ran.sortis("replay", game(), "--turn", "4", "--map").out())
                .startsWith("Turn 4, highest workshop 0")
                .contains("W workshop   H house");
        Ran drawn = Ran.sortis("replay", game(), "--turn", "4", "--map", "-o", file("map.png"));
        assertThat(drawn.out()).startsWith("Turn 4").doesNotContain("W workshop");
        assertThat(folder.resolve("map.png")).isNotEmptyFile();
        assertThat(Ran.sortis("replay", game(), "--map", "--format", "json").code()).isEqualTo(2);
    }

    @Test
    void coloursAreShownWhereTheyAreAskedFor() throws IOException {
        assertThat(Ran.sortis("map", "01", "5A").out()).doesNotContain("\u001b");
        assertThat(Ran.sortis("map", "01", "5A", "--color", "truecolor").out())
                .contains("\u2580")
                .contains("\u001b[38;2;");
        assertThat(Ran.sortis("map", "01", "5A", "--color", "256").out()).contains("\u001b[38;5;");
        assertThat(Ran.sortis("map", "01", "5A", "--color", "16").out())
                .doesNotContain("\u2580")
                .contains("\u001b[");
        assertThat(Ran.sortis("map", game(), "--color", "256").out()).doesNotContain("\u2580");
        assertThat(Ran.sortis("map", "01", "5A", "--color", "truecolor", "--ascii").out())
                .doesNotContain("\u2580")
                .doesNotContain("\\u{")
                .contains("\u001b[");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--color pink",
                "--cells x",
                "--cells blocks",
                "--coordinates oct",
                "--scale 0",
                "--scale 5",
                "--scale 129 -o x.png",
                "--window 0,0,0,1",
                "--window 0,0,1",
                "--at 1,1 -o x.png",
                "--format svg -o x.png",
                "-o x.gif"
            })
    void whatCannotBeIsRefused(String options) {
        String[] arguments = ("map 01 5A " + options).split(" ");
        Ran ran = Ran.sortis(arguments);
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).startsWith("sortis map: ").hasLineCount(1);
        assertThat(Path.of("x.png")).doesNotExist();
    }

    @Test
    void oneSeedIsNotEnough() {
        assertThat(Ran.sortis("map", "01").err()).contains("a map has two seeds");
        assertThat(Ran.sortis("map", "nosuch.jsonl").err()).contains("there is no file");
    }
}
