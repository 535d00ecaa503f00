package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What there is to see around a line.
class ContextTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static Ran context(String game, String line, String... options) {
        String log = Path.of("..", "samples", game).toString();
        String[] all = new String[options.length + 3];
        all[0] = "context";
        all[1] = log;
        all[2] = line;
        System.arraycopy(options, 0, all, 3, options.length);
        return Ran.sortis(all);
    }

    @Test
    void whatChangesIsStarred() {
        Ran ran = context("games/slips/game.jsonl", "16");
        assertThat(ran.code()).isZero();
        assertThat(ran.out().lines())
                .contains(
                        "Square 10,6: 40, water",
                        "  * stands     nothing -> road 0",
                        "    stands     extractor 0",
                        "  * pile       38 ore(0) -> 36 ore(0)",
                        "Agent A",
                        "    on         10,7",
                        "error build-cost: It costs 2 ore(0), not 1 ore(0).");
    }

    @Test
    void theSameForPrograms() {
        JsonNode answer =
                JSON.readTree(context("games/slips/game.jsonl", "16", "--format", "json").out());
        assertThat(answer.get("line").intValue()).isEqualTo(16);
        assertThat(answer.at("/squares/0/after/road").intValue()).isZero();
        assertThat(answer.at("/squares/0/before").has("road")).isFalse();
        assertThat(answer.at("/squares/1/before/pile/ore(0)").intValue()).isEqualTo(38);
        assertThat(answer.at("/squares/1/after/pile/ore(0)").intValue()).isEqualTo(36);
        assertThat(answer.at("/agents/0/after/activity").stringValue()).isEqualTo("standing");
        assertThat(answer.at("/findings/0/code").stringValue()).isEqualTo("build-cost");
    }

    @Test
    void theStartHasNothingBefore() {
        assertThat(context("games/slips/game.jsonl", "1").out())
                .contains("the game starts on 12,7")
                .contains("  * stands     nothing")
                .doesNotContain("->");
    }

    @Test
    void aStruckLineShowsTheStateThere() {
        assertThat(context("games/first-empire/game.jsonl", "12").out())
                .contains("this entry is struck by line 13")
                .contains("The state there:");
        assertThat(context("games/first-empire/game.jsonl", "12", "--format", "json").out())
                .contains("\"taken\":false", "\"state\":{\"turn\":0");
    }

    @Test
    void anUnreadableLineShowsTheStateThere() {
        assertThat(context("rules/entry-unreadable/broken.jsonl", "2").out().replace("\n  ", " "))
                .contains("this line cannot be read and was skipped")
                .contains("error entry-unreadable: The key \"ore\" is not known here");
    }

    @Test
    void linesWithoutAnEntryAreRefused() {
        assertThat(context("games/slips/game.jsonl", "99").err())
                .contains("there is no line 99; the last entry is on line 28");
        assertThat(context("games/slips/game.jsonl", "99").code()).isEqualTo(2);
        assertThat(context("games/slips/game.jsonl", "0").err())
                .contains("LINE takes a whole number 1");
        assertThat(context("games/slips/game.jsonl", "x").code()).isEqualTo(2);
        assertThat(context("rules/game-start/broken.jsonl", "1").err()).contains("holds no game");
    }

    static IntStream lines() {
        return IntStream.rangeClosed(1, 87);
    }

    @ParameterizedTest
    @MethodSource("lines")
    void everyLineOfALongGameFitsTheScreen(int line) {
        Ran ran = context("games/first-empire/game.jsonl", String.valueOf(line));
        assertThat(ran.out().lines()).allMatch(text -> text.length() <= 80);
        assertThat(ran.out() + ran.err()).doesNotContain("fault of sortis");
    }
}
