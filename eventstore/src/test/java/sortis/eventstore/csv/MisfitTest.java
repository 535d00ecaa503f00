package sortis.eventstore.csv;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.entry.LogLine.Problem;
import sortis.eventstore.json.EntryJson;

/// What does not fit is named by row and column, and everything else is read all the same.
class MisfitTest {
    private static final String HEADER = "type,turn,agent,at,wood,note,path,stops\n";
    private static final String GOOD = "forest-cleared,3,A,\"12,7\",1,,,\n";
    private static final String GOOD_JSON =
            "{\"type\": \"forest-cleared\", \"turn\": 3, \"agent\": \"A\", \"at\": [12, 7],"
                    + " \"wood\": 1}";

    private static Spreadsheet read(String text) {
        return Spreadsheet.read(text.getBytes(StandardCharsets.UTF_8));
    }

    private static Seq<String> places(String text) {
        return read(text)
                .misfits()
                .map(misfit ->
                        misfit.row() + misfit.letters().getOrElse("") + " " + problem(misfit));
    }

    private static Problem problem(Misfit misfit) {
        return misfit.fault().problem();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "forest-claered,3,A,1 2,1,,,            | A NOT_A_CHOICE",
                "forest-cleared,,A,1 2,1,,,             | B MISSING_KEY",
                "forest-cleared,3.5,A,1 2,1,,,          | B NOT_A_WHOLE_NUMBER",
                "forest-cleared,1E+12,A,1 2,1,,,        | B NOT_A_WHOLE_NUMBER",
                "forest-cleared,-1,A,1 2,1,,,           | B OUT_OF_RANGE",
                "forest-cleared,three,A,1 2,1,,,        | B WRONG_KIND",
                "forest-cleared,3,,1 2,1,,,             | C MISSING_KEY",
                "forest-cleared,3,A,1 2 3,1,,,          | D UNEXPECTED",
                "forest-cleared,3,A,300 7,1,,,          | D OUT_OF_RANGE",
                "forest-cleared,3,A,here,1,,,           | D UNEXPECTED",
                "forest-cleared,3,A,{},1,,,             | D WRONG_KIND",
                "forest-cleared,3,A,1 2 # x,1,,,        | D UNEXPECTED",
                "forest-cleared,3,A,1 2,lots,,,         | E WRONG_KIND",
                "forest-cleared,3,A,1 2,1,,1 2 > 1 3,   | G UNKNOWN_KEY",
                "forest-cleared,3,A,1 2,1,,,,,x         | J UNEXPECTED",
                "agent-moved,3,A,,,,1 2 >,              | G UNEXPECTED",
                "agent-moved,3,A,,,,1 2,                | G TOO_FEW",
                "'agent-moved,3,A,,,,\"[[1,2],[1,null]]\",'| G WRONG_KIND",
                "'route-assigned,3,A,,,,,\"1,2 laod 3w\"' | H UNEXPECTED",
                "'route-assigned,3,A,,,,,\"1,2 load 3w mod 4\"' | H UNEXPECTED"
            })
    void aBadCellIsNamedAndTheRestIsRead(String row, String place) {
        String text = HEADER + GOOD + row + "\n" + GOOD;

        assertThat(places(text)).containsExactly("3" + place);
        assertThat(read(text).entries().map(EntryJson::write))
                .containsExactly(GOOD_JSON, GOOD_JSON);
    }

    @Test
    void allOfThemAreNamedTogether() {
        assertThat(places(HEADER + "loaded,1,A,x,,,y,\n\nforest-cleared,?,A,1 2,,,,\n"))
                .containsExactly("2D UNEXPECTED", "2G UNEXPECTED", "4B WRONG_KIND");
    }

    @Test
    void namesOfColumnsAreChecked() {
        assertThat(places("type,turn,agnet,,turn\n"))
                .containsExactly("1C UNKNOWN_KEY", "1E DUPLICATE_KEY");
        assertThat(places("agent,at\nA,1 2\n")).containsExactly("1 MISSING_KEY", "1 MISSING_KEY");
        assertThat(places("")).containsExactly("1 MISSING_KEY");
    }

    @Test
    void rowsAreCountedAsSpreadsheetsDo() {
        assertThat(places("\n" + HEADER + "forest-cleared,1,A,1 2,,\"a\nb\nc\",,\nx,1,,,,,,\n"))
                .containsExactly("4A NOT_A_CHOICE");
    }

    @Test
    void columnsPastTheAlphabetHaveTwoLetters() {
        assertThat(places("type,turn" + ",".repeat(26) + "x\n")).containsExactly("1AB UNKNOWN_KEY");
        assertThat(places("type,turn" + ",".repeat(25) + "x\n")).containsExactly("1AA UNKNOWN_KEY");
    }

    @Test
    void quotesThatDoNotGoTogetherEndTheReading() {
        Spreadsheet open = read(HEADER + GOOD + "forest-cleared,1,A,\"1 2,,,,\n" + GOOD);
        Spreadsheet stray = read(HEADER + GOOD + "forest-cleared,1,A,\"1\"2,,,,\n" + GOOD);

        assertThat(open.entries()).hasSize(1);
        assertThat(open.misfits().map(misfit -> misfit.row() + misfit.fault().wanted()))
                .containsExactly("3" + Misfit.QUOTES);
        assertThat(stray.misfits().map(Misfit::row)).containsExactly(3L);
    }

    @Test
    void bytesThatAreNoTextAreNamedByLine() {
        byte[] latin = (HEADER + GOOD + "note\u00e9").getBytes(StandardCharsets.ISO_8859_1);

        assertThat(
                        Spreadsheet.read(latin)
                                .misfits()
                                .map(misfit -> misfit.row() + " " + problem(misfit)))
                .containsExactly("3 NOT_UTF8");
        assertThat(places("\0\0\0"))
                .containsExactly("1A UNKNOWN_KEY", "1 MISSING_KEY", "1 MISSING_KEY");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"=cmd|'/c calc'!A1", "+1+1", "@SUM(A1)", "-2", "<script>", "{}", "[", "#"})
    void hostileCellsAreTextAndNothingElse(String cell) {
        Spreadsheet sheet = read("type,turn,agent,note\noperation-ended,1," + cell + "," + cell);

        assertThat(sheet.misfits()).isEmpty();
        assertThat(sheet.entries().map(EntryJson::write))
                .containsExactly(
                        "{\"type\": \"operation-ended\", \"turn\": 1, \"agent\": \""
                                + cell
                                + "\", \"note\": \""
                                + cell
                                + "\"}");
    }

    @Test
    void markSeparatorAndEmptyColumnsAreNoMatter() {
        String rows = "type;turn;agent;at;wood;;;\r\nforest-cleared;3;A;12,7;1;;;\r\n;;;;;;;\r\n";

        assertThat(read("\ufeff" + rows).entries().map(EntryJson::write))
                .containsExactly(GOOD_JSON);
        assertThat(read("sep=;\r\n" + rows).entries().map(EntryJson::write))
                .containsExactly(GOOD_JSON);
        assertThat(
                        read(" Type ;TURN;Agent;At;Wood\nForest-Cleared;03; A ;[12,7]; 1 ")
                                .entries()
                                .map(EntryJson::write))
                .containsExactly(GOOD_JSON);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", " ", "1 ", ",", "wood", "[", "{\"a\":", "> ", "ore(", "("})
    void longCellsTakeNoLongTime(String piece) {
        String cell = "\"" + piece.repeat(200_000 / piece.length()).replace("\"", "\"\"") + "\"";
        String row = "route-assigned,1,A," + cell + ",,," + cell + "," + cell;

        Assertions.assertTimeout(
                Duration.ofSeconds(20), () -> assertThat(places(HEADER + row)).isNotEmpty());
    }
}
