package sortis.cli.picture;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.cli.report.MapText.Window;
import sortis.value.Square;

/// Maps on terminals of every kind.
class TerminalMapTest {
    private static final Pattern SEQUENCE = Pattern.compile("\u001b\\[([0-9;]*)m");

    private static List<String> texts(Seq<Strip> strips, Depth depth) {
        return strips.map(strip -> strip.text(depth)).toJavaList();
    }

    private static SignMap signs(Chart chart, int columns) {
        return new SignMap(chart, Scenes.PART, Coordinates.DECIMAL, columns);
    }

    @Test
    void withoutColoursEverySquareIsASign() {
        assertThat(texts(signs(Scenes.untouched(), 1).lines(), Depth.NONE))
                .containsExactly(
                        "         10",
                        "  3 2.~~.~..~.~.",
                        "  4 ...~.~~2~0~.",
                        "  5 .~.0~.1~3~.~",
                        "  6 .0~~1~~.~.~.",
                        "  7 ~~0.~0...~.~",
                        "  8 ~~.1~.0~0~.~",
                        "  9 ...~.~~1~0~.",
                        " 10 .~.1~.0~0~.~");
    }

    @Test
    void worksAndAgentsStandOnTheGround() {
        assertThat(texts(signs(Scenes.played("Ada"), 1).lines(), Depth.NONE))
                .contains("  7 ~~0.~X.@@H.~", "  8 ~~.1~_0=0~.~");
        assertThat(texts(signs(Scenes.played("Ada"), 2).lines(), Depth.NONE))
                .contains("  7 ~ ~ 0 . ~ X2. W@@BH0. ~ ");
        assertThat(texts(signs(Scenes.played("Ada"), 4).lines(), Depth.NONE))
                .contains(
                        "  7 ~   ~   0   .   ~   X2  .   W+@1@B  H0  .   ~   ",
                        "  8 ~   ~   .   1   ~   _   0   =1  0   ~   .   ~   ");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void everyRowIsAsWideAsItsSquares(int columns) {
        assertThat(signs(Scenes.played("Ada"), columns).lines().drop(1).toJavaList())
                .allMatch(strip -> strip.width() == 4 + columns * Scenes.PART.columns());
    }

    @ParameterizedTest
    @EnumSource(Depth.class)
    void coloursChangeNothingButTheLooks(Depth depth) {
        List<String> plain = texts(signs(Scenes.played("Ada"), 2).lines(), Depth.NONE);
        List<String> coloured = texts(signs(Scenes.played("Ada"), 2).lines(), depth);
        assertThat(coloured.stream().map(line -> SEQUENCE.matcher(line).replaceAll("")))
                .containsExactlyElementsOf(plain);
        assertThat(String.join("", plain)).doesNotContain("\u001b");
    }

    @ParameterizedTest
    @CsvSource({
        "SIXTEEN, 37|97|44",
        "INDEXED, 38;5;67;48;5;153",
        "TRUE, 38;2;74;130;176;48;2;175;211;239"
    })
    void waterIsBlueInEveryDepth(Depth depth, String codes) {
        String line = texts(signs(Scenes.untouched(), 1).lines(), depth).get(5);
        assertThat(line).startsWith("  7 \u001b[");
        assertThat(line.substring(line.indexOf('['), line.indexOf("~~")))
                .matches(sequence ->
                        List.of(codes.split("\\|")).stream().anyMatch(sequence::contains));
    }

    @ParameterizedTest
    @EnumSource(
            value = Depth.class,
            names = {"SIXTEEN", "INDEXED", "TRUE"})
    void everyLineEndsAsItBegan(Depth depth) {
        assertThat(texts(signs(Scenes.played("Ada"), 1).lines().drop(1), depth))
                .allMatch(line -> line.endsWith("\u001b[0m"));
    }

    @Test
    void sixteenColoursHaveNoLongSequences() {
        for (String line : texts(signs(Scenes.played("Ada"), 1).lines(), Depth.SIXTEEN)) {
            assertThat(SEQUENCE.matcher(line).results().map(found -> found.group(1)))
                    .allMatch(codes -> codes.matches("0|(1;)?(3[0-7]|9[0-7]);(4[0-7]|10[0-7])"));
        }
    }

    @Test
    void twoRowsShareALineOfBlocks() {
        Window odd = new Window(new Square(5, 3), 12, 7);
        BlockMap map = new BlockMap(Scenes.untouched(), odd, Coordinates.DECIMAL);
        List<String> lines = texts(map.lines(), Depth.TRUE);
        assertThat(lines).hasSize(1 + 4);
        assertThat(lines.get(1)).startsWith("  3 ");
        assertThat(lines.get(2)).startsWith("  5 ");
        assertThat(map.lines().drop(1).toJavaList()).allMatch(strip -> strip.width() == 16);
    }

    @Test
    void aBlockIsTheUpperSquareOverTheLower() {
        Window two = new Window(new Square(8, 0), 1, 2);
        String line =
                texts(
                                new BlockMap(Scenes.untouched(), two, Coordinates.DECIMAL).lines(),
                                Depth.INDEXED)
                        .get(1);
        assertThat(line)
                .isEqualTo(
                        "  0 \u001b[38;5;"
                                + Ground.ORE_0.tone().indexed()
                                + ";48;5;"
                                + Ground.WATER.tone().indexed()
                                + "m\u2580\u001b[0m");
    }

    @Test
    void hexadecimalCoordinatesHaveTwoDigits() {
        Window part = new Window(new Square(0xE8, 0xFA), 24, 6);
        List<String> lines =
                texts(
                        new SignMap(Scenes.untouched(), part, Coordinates.HEXADECIMAL, 1).lines(),
                        Depth.NONE);
        assertThat(lines.get(0)).isEqualTo("            F0");
        assertThat(lines.get(1)).startsWith(" FA ");
        assertThat(lines.get(6)).startsWith(" FF ");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3, 5, 17, 200})
    void aStripIsFittedToTheColumnsThereAre(int columns) {
        Strip strip = Strip.of("ab\u4e2d\u4e2d").then("cd", Paint.BOLD);
        assertThat(strip.fitted(columns).width()).isEqualTo(columns);
    }

    @Test
    void legendsFitIn80Columns() {
        assertThat(signs(Scenes.played("Ada"), 1).legend().toJavaList())
                .allMatch(strip -> strip.width() <= 80);
        BlockMap blocks = new BlockMap(Scenes.played("Ada"), Scenes.PART, Coordinates.DECIMAL);
        assertThat(blocks.legend().toJavaList()).allMatch(strip -> strip.width() <= 80);
    }

    @ParameterizedTest
    @CsvSource({
        "truecolor, xterm, TRUE",
        "24bit, screen, TRUE",
        "'', xterm-direct, TRUE",
        "'', xterm-256color, INDEXED",
        "'', tmux-256color, INDEXED",
        "'', linux, SIXTEEN",
        "'', '', SIXTEEN"
    })
    void aTerminalSaysWhatItCanShow(String promise, String kind, Depth depth) {
        Map<String, String> environment = Map.of("COLORTERM", promise, "TERM", kind);
        assertThat(Depth.of(name -> environment.getOrDefault(name, ""))).isEqualTo(depth);
    }

    @Test
    void agentsWhoseNamesBeginAlikeAreNumbered() {
        assertThat(Scenes.played("Ada").figures().map(Figure::label).toJavaList())
                .containsExactly("1", "B");
    }
}
