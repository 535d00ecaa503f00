package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sortis.map.Lfsr;
import sortis.map.WorldMap;
import sortis.value.Octet;
import sortis.value.Square;

/// The sheets hold what the game needs, and the file nothing that loads or runs.
class SheetTest {
    private static final WorldMap MAP = WorldMap.of(new Octet(0x01), new Octet(0x5A));

    @TempDir private Path folder;

    private static String sheet(String... options) {
        String[] all = new String[options.length + 3];
        System.arraycopy(new String[] {"sheet", "01", "5A"}, 0, all, 0, 3);
        System.arraycopy(options, 0, all, 3, options.length);
        Ran ran = Ran.sortis(all);
        assertThat(ran.code()).isZero();
        return ran.out();
    }

    private static List<String> all(String pattern, String text) {
        return Pattern.compile(pattern).matcher(text).results().map(it -> it.group(1)).toList();
    }

    @Test
    void bothSequencesStandInIt() {
        List<String> numbers = all("<td>([0-9A-F]{2})</td>", sheet().split("<small>map", 2)[0]);

        assertThat(numbers)
                .containsExactlyElementsOf(
                        Lfsr.sequence(new Octet(0x01))
                                .appendAll(Lfsr.sequence(new Octet(0x5A)))
                                .map(Octet::toString));
    }

    @Test
    void everySquareOfTheWindowStandsInItRowByRow() {
        String html = sheet("--window", "10,3,60x40");
        List<String> squares = all("<td class=\"[a-z ]+\"><b>[^<]*</b>([0-9A-F]{2})</td>", html);

        assertThat(squares).hasSize(60 * 40);
        assertThat(squares.get(0)).isEqualTo(MAP.value(new Square(10, 3)).toString());
        assertThat(squares.get(28)).isEqualTo(MAP.value(new Square(10, 4)).toString());
        assertThat(squares.getLast()).isEqualTo(MAP.value(new Square(69, 42)).toString());
        assertThat(all("<small>(map [^<]+)</small>", html))
                .containsExactly(
                        "map 10,3 to 37,38",
                        "map 38,3 to 65,38",
                        "map 66,3 to 69,38",
                        "map 10,39 to 37,42",
                        "map 38,39 to 65,42",
                        "map 66,39 to 69,42");
    }

    @Test
    void signsTellTerrainAndOreWithoutColour() {
        String html = sheet("--start", "12,7");

        assertThat(html)
                .contains("<td class=\"m\"><b>&#9650;0</b>FD</td>")
                .contains("<td class=\"m\"><b>&#9650;4</b>F0</td>")
                .contains("<td class=\"w\"><b>~</b>59</td>")
                .contains("<td class=\"f\"><b>&#9827;</b>75</td>")
                .containsOnlyOnce("<td class=\"f s\"><b>&#9827;</b>78</td>");
    }

    @Test
    void theWindowLiesAroundTheStartAndOnTheMap() {
        assertThat(sheet("--start", "100,100")).contains("map 86,82 to 113,117");
        assertThat(sheet("--start", "12,7")).contains("map 0,0 to 27,35");
        assertThat(sheet("--window", "250,250,28x36")).contains("map 250,250 to 255,255");
    }

    @Test
    void nothingIsLoadedAndNothingRuns() throws NoSuchAlgorithmException {
        String html = sheet();
        Matcher style = Pattern.compile("<style>(.*?)</style>", Pattern.DOTALL).matcher(html);

        assertThat(style.find()).isTrue();
        byte[] digest =
                MessageDigest.getInstance("SHA-256")
                        .digest(style.group(1).getBytes(StandardCharsets.UTF_8));
        assertThat(html)
                .contains(
                        "default-src 'none'; style-src 'sha256-"
                                + Base64.getEncoder().encodeToString(digest)
                                + "'")
                .doesNotContain("<script", "http:", "https:", " style=", "url(", "<link", "<img");
        assertThat(html.chars()).allMatch(sign -> sign < 127);
    }

    @Test
    void aFileIsWrittenOnce() throws IOException {
        Path file = folder.resolve("sheet.html");

        assertThat(Ran.sortis("sheet", "01", "5A", "-o", file.toString()).code()).isZero();
        assertThat(Files.readString(file)).startsWith("<!DOCTYPE html>").endsWith("</html>\n");
        assertThat(Ran.sortis("sheet", "01", "5A", "-o", file.toString()).err())
                .contains("exists already");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "01 5G                     | YSEED takes two hexadecimal digits",
                "01 5A --start 0,0         | is water",
                "01 5A --window 0,0        | takes a part such as 0,0,28x36",
                "01 5A --window 0,0,0x9    | 1 to 256, not 0",
                "01 5A --window 256,0,1x1  | 0 to 255, not 256",
                "00 00                     | no forest on this map"
            })
    void whatCannotBeIsRefusedInPlainWords(String options, String words) {
        Ran ran = Ran.sortis(("sheet " + options).split(" +"));

        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).startsWith("sortis sheet: ").contains(words);
    }
}
