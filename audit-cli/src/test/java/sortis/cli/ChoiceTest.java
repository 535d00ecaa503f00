package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Which findings are shown and counted: those of some rules, those that no note accepts.
class ChoiceTest {
    /// A chart and a clearing that are wrong, and a count that is wrong because of the clearing.
    private static final String GAME =
            """
            {"type": "game-started", "turn": 0, "seeds": {"x": "01", "y": "5A"}, "start": [5, 14]}
            {"type": "square-charted", "turn": 0, "at": [5, 14], "terrain": "water"}
            {"type": "forest-cleared", "turn": 0, "agent": "A", "at": [5, 14], "wood": 2}
            {"type": "stock-counted", "turn": 0, "stock": {"wood": 2}}
            """;

    @TempDir private Path folder;

    private String log;

    @BeforeEach
    void write() throws IOException {
        Path _ = Files.createDirectories(folder.resolve("league/ada"));
        log = Files.writeString(folder.resolve("league/ada/game.jsonl"), GAME).toString();
        Path _ = Files.createDirectories(folder.resolve("league/.git"));
    }

    private Ran audit(String... options) {
        String[] all = new String[options.length + 2];
        all[0] = "audit";
        all[1] = log;
        System.arraycopy(options, 0, all, 2, options.length);
        return Ran.sortis(all);
    }

    private void settings(String where, String text) throws IOException {
        Path _ = Files.writeString(folder.resolve(where).resolve(".sortis.toml"), text);
    }

    private void note(String note) throws IOException {
        String noted =
                GAME.replace("\"wood\": 2}\n{", "\"wood\": 2, \"note\": \"" + note + "\"}\n{");
        Path _ = Files.writeString(Path.of(log), noted);
    }

    @Test
    void allFindingsByDefault() {
        assertThat(audit("--format", "json").out())
                .contains("\"counts\":{\"error\":2,\"warning\":0,\"follow-on\":1},");
    }

    @ParameterizedTest
    @CsvSource({
        "--select=clear-yield, 1, 0",
        "--select=clear, 1, 0",
        "'--select=clear-*,map', 2, 0",
        "--select=stock-count, 0, 1",
        "--ignore=map, 1, 1",
        "--ignore=map-terrain, 1, 1",
        "'--ignore=map,CLEAR-YIELD', 0, 1",
        "--ignore=*, 0, 0"
    })
    void onlyWhatIsAskedForIsCounted(String option, int errors, int followOns) {
        Ran ran = audit(option, "--format", "json");
        assertThat(ran.out())
                .contains(
                        "\"error\":" + errors + ",\"warning\":0,\"follow-on\":" + followOns + "}");
        assertThat(ran.code()).isEqualTo(errors == 0 ? 0 : 1);
    }

    @Test
    void numbersAndCausesStayThoseOfTheWholeAudit() {
        assertThat(audit("--select", "stock", "--format", "json").out())
                .contains("\"id\":3,\"code\":\"stock-count\",\"severity\":\"follow-on\"")
                .contains("\"causes\":[2]");
        assertThat(audit("--select", "stock", "--all").out())
                .contains("Only because of clear-yield on line 3.")
                .doesNotContain("error");
    }

    @Test
    void optionsMayBeRepeated() {
        assertThat(audit("--ignore", "map", "--ignore", "clear").code()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "clear-yeild, did you mean clear-yield?",
        "maps, did you mean map?",
        "'map,', a code is missing",
        "'', a code is missing",
        "xyzzy, there is no rule xyzzy (sortis rules lists them all)"
    })
    void unknownCodesAreRefused(String code, String words) {
        assertThat(audit("--ignore=" + code).err()).contains(words);
        assertThat(audit("--select=" + code).code()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"league/ada", "league"})
    void aFileBesideOrAboveTheLogSays(String where) throws IOException {
        settings(where, "# agreed in May\nignore = [\"map\", \"clear-*\"]\n");
        assertThat(audit().code()).isZero();
    }

    @Test
    void theFolderWithGitIsTheLastOneLookedAt() throws IOException {
        settings("", "ignore = [\"*\"]");
        assertThat(audit().code()).isEqualTo(1);
    }

    @Test
    void theCommandLineOverridesTheFile() throws IOException {
        settings("league", "select = [\"map\"]\nignore = [\"stock\"]\n");
        assertThat(audit("--format", "json").out())
                .contains("\"error\":1,\"warning\":0,\"follow-on\":0}");
        assertThat(audit("--select=clear,stock", "--format", "json").out())
                .contains("clear-yield")
                .doesNotContain("stock-count", "map-terrain");
        assertThat(audit("--ignore=map", "--format", "json").out()).contains("\"findings\":[]");
    }

    @ParameterizedTest
    @CsvSource({
        "ingore = [], '.sortis.toml:1:1: the key ingore is not known; did you mean ignore?'",
        "tea = 1, '.sortis.toml:1:1: the key tea is not known; known are select and ignore'",
        "ignore = 'map', '.sortis.toml:1:1: ignore is a list of codes; write it so: ignore ="
                + " [\"build-cost\"]'",
        "'ignore = [\"map\", 7]', '.sortis.toml:1:18: a code is a text'",
        "'ignore = [\"map\", \"mop-value\"]', '.sortis.toml:1:18: there is no rule mop-value; did"
                + " you mean map-value?'",
        "'ignore = [\"map\"', '.sortis.toml:1:'"
    })
    void aWrongFileIsRefused(String text, String words) throws IOException {
        settings("league", text.replace("'", "\""));
        Ran ran = audit();
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains(words).hasLineCount(1);
        assertThat(ran.out()).isEmpty();
    }

    @Test
    void bytesThatAreNoTextAreRefused() throws IOException {
        Path _ = Files.write(folder.resolve("league/.sortis.toml"), new byte[] {(byte) 0xC3, 0x28});
        assertThat(audit().code()).isEqualTo(2);
        assertThat(audit().err()).contains(".sortis.toml").doesNotContain("fault of sortis");
    }

    @Test
    void whatIsAcceptedIsFoldedInOneLine() throws IOException {
        note("sortis: accept clear-yield we both saw it");
        assertThat(audit("--ignore=map").code()).isZero();
        assertThat(audit().out())
                .contains("Accepted by notes, not counted: clear-yield on line 3 (--all shows it).")
                .contains("faulty, 4 entries, 1 error, 1 follow-on, 1 accepted.")
                .doesNotContain("gives 1 wood");
        assertThat(audit("--all").out())
                .contains(":3: accepted clear-yield (turn 0)")
                .contains("Clearing 5,14 gives 1 wood, not 2.")
                .doesNotContain("Accepted by notes");
    }

    @Test
    void acceptedFindingsAreCountedOnlyIfThereAreAny() throws IOException {
        assertThat(audit("--format", "json").out()).doesNotContain("accepted");
        note("sortis: accept clear-yield");
        assertThat(audit("--format", "json").out())
                .contains("\"follow-on\":1,\"accepted\":1}")
                .contains("\"code\":\"clear-yield\",\"severity\":\"accepted\"");
    }

    @Test
    void anAcceptanceAboutNothingIsNamed() throws IOException {
        note("sortis: accept clear-yield, build-cost, clear-terain");
        Ran text = audit();
        assertThat(text.out().replace("\n  ", " "))
                .contains(
                        ":3: the note accepts build-cost, but this entry has no such finding; take"
                                + " it out.")
                .contains(
                        "the note accepts clear-terain, which is no rule; did you mean"
                                + " clear-terrain?");
        Ran json = audit("--format", "json");
        assertThat(json.err()).contains("the note accepts build-cost");
        assertThat(json.code()).isEqualTo(1);
    }

    @Test
    void statisticsNameTheMostFrequentFirst() throws IOException {
        Path _ =
                Files.writeString(
                        Path.of(log),
                        GAME + GAME.lines().skip(3).findFirst().orElseThrow().repeat(1));
        assertThat(audit("--statistics").out().lines())
                .containsExactly(
                        "      2  stock-count  2 follow-ons",
                        "      1  clear-yield  1 error",
                        "      1  map-terrain  1 error");
        assertThat(audit("--statistics", "--format", "json").out().strip())
                .startsWith(
                        "{\"logs\":1,\"codes\":[{\"code\":\"stock-count\",\"findings\":2,\"counts\":{\"follow-on\":2}},");
        assertThat(audit("--statistics", "--format", "sarif").code()).isEqualTo(2);
    }
}
