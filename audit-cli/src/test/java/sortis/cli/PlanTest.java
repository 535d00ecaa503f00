package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What `sortis plan` says of small games.
class PlanTest {
    /// The mine and the ferry of the rulebook's notation.
    private static final String FERRY =
            """
            seeds 01 5A
            start 12,7
            A clear 12,7
            A workshop 0 12,7
            A take 12,7 1o0
            A move 12,7 > 10,7
            @2
            A extractor 0 10,7
            A operate 10,7
            @140
            A rest
            A take 10,7 1o0
            A move 10,7 > 13,7
            @143
            A clear 13,7
            A house 0 13,7
            B joins 13,7
            B route 13,7 > 10,7 load 1o0 > 12,7 drop all wait 1
            """;

    @TempDir private Path folder;

    private Ran plan(String log, String... options) throws IOException {
        String file = Files.writeString(folder.resolve("game.sortis"), log).toString();
        String[] all = new String[options.length + 2];
        all[0] = "plan";
        all[1] = file;
        System.arraycopy(options, 0, all, 2, options.length);
        return Ran.sortis(all);
    }

    @Test
    void whatAFerryBringsIsWorkedOutInCycles() throws IOException {
        assertThat(plan(FERRY, "--until", "ore(0)=134 at 12,7").out().lines())
                .endsWith(
                        "134 ore(0) on 12,7: turn 1079, in 936 turns",
                        "  B unloads all it has on 12,7, once in 7 turns",
                        "  turn 143: 0 ore(0), 134 to go",
                        "  turn 148: 1 ore(0)",
                        "  + 133 cycles of 7 turns, 1 ore(0) each: 133 x 1 = 133, 133 x 7 = 931"
                                + " turns",
                        "  turn 1079: 134 ore(0)");
    }

    @Test
    void aPileThatRunsDryIsTheReason() throws IOException {
        assertThat(plan(FERRY, "--until", "160o0 at 12,7").out())
                .contains("160 ore(0) on 12,7: never")
                .containsIgnoringWhitespaces(
                        "never more than 137 ore(0), first on turn 1100: by then 10,7, where B"
                                + " loads it, is empty");
    }

    @Test
    void aMineIsWorkedOutInTurnsUpToTheLast() throws IOException {
        Ran ran =
                plan(
                        FERRY,
                        "--turn",
                        "2",
                        "--until",
                        "ore(0)=999999999998 at 10,7",
                        "--until",
                        "ore(0)=999999999999 at 10,7");
        assertThat(ran.code()).isZero();
        assertThat(ran.out())
                .contains("turn 1000000000000, in 999999999998 turns")
                .contains("the extractor on 10,7 yields 1 a turn")
                .contains("999999999998 x 1 = 999999999998")
                .contains("not by the last turn that can be written")
                .contains("until about turn 1000000000001;");
    }

    @Test
    void theNextWorkshopIsSaidUnasked() throws IOException {
        assertThat(plan(FERRY).out())
                .contains("Workshop on 12,7, level 0")
                .contains("  level 1 for 2 ore(1): never")
                .contains("there is none; no plan adds to it");
        assertThat(plan("seeds 01 5A\nstart 12,7\n").out())
                .contains("No workshop stands; the first could be on 12,7")
                .contains("  level 0 for 1 ore(0): now");
    }

    /// Five who feed one smelter on turns that come round together after ten thousand million.
    @Test
    void whatCannotBeForeseenIsKnownUpToATurn() throws IOException {
        String log =
                """
                seeds 01 5A
                start 12,7
                rulings openingAgents=5 opening=9000000w 9000000o0
                A clear 12,7
                A smelter 0 12,7
                A route 12,7 feed wait 101
                B route 12,7 feed wait 103
                C route 12,7 feed wait 107
                D route 12,7 feed wait 109
                E route 12,7 feed wait 113
                """;
        Ran ran = plan(log, "--until", "1000000o1", "--until", "3o1");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.out())
                .contains("1000000 ore(1) in all: not by turn 16777216")
                .containsIgnoringWhitespaces(
                        "the routes of A, B, C, D and E work on the same piles and take too long")
                .contains("3 ore(1) in all: turn 104,");
        assertThat(plan(log, "--format", "json", "--until", "1000000o1").out())
                .contains("\"answer\":\"unforeseen\",\"until\":16777216");
    }

    @Test
    void jsonSaysTheSameToPrograms() throws IOException {
        assertThat(plan(FERRY, "--format", "json", "--until", "ore(0)=3 at 12,7").out().strip())
                .isEqualTo(
                        "{\"turn\":143,\"workshops\":[{\"at\":[12,7],\"level\":1,\"cost\":{\"ore(1)\":2},"
                                + "\"answer\":\"never\",\"most\":0,\"mostOn\":143,\"present\":0,\"working\":[\"there"
                                + " is none; no plan adds to it\"]}],"
                                + "\"until\":[{\"at\":[12,7],\"resource\":\"ore(0)\",\"amount\":3,"
                                + "\"answer\":\"reached\",\"on\":162,\"then\":3,\"present\":0,"
                                + "\"stretches\":[{\"from\":148,\"before\":1,\"cycle\":7,\"gain\":1,\"cycles\":2}],\"working\":[\"B"
                                + " unloads all it has on 12,7, once in 7 turns\",\"turn 143: 0 ore(0),"
                                + " 3 to go\",\"turn 148: 1 ore(0)\",\"+ 2 cycles of 7 turns, 1 ore(0)"
                                + " each: 2 x 1 = 2, 2 x 7 = 14 turns\",\"turn 162: 3 ore(0)\"]}]}");
    }

    @Test
    void everyLineFitsEightyColumns() throws IOException {
        assertThat(
                        plan(FERRY, "--until", "9999999999999o41 at 255,255", "--until", "4o0")
                                .out()
                                .lines())
                .allMatch(line -> line.length() <= 80);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "tea",
                "ore(2)",
                "ore(2)=",
                "ore(2)=-5",
                "ore(2)=1.5",
                "ore(42)=1",
                "gold=3",
                "16o99",
                "wood=0",
                "wood=99999999999999",
                "wood=99999999999999999999",
                "wood==4",
                "wood=4,ore(0)=2",
                "wood=4 at",
                "wood=4 at 1",
                "wood=4 at 1,2,3",
                "wood=4 at 256,0",
                "wood=4 at 1,,2",
                "wood=4 at here",
                "=4",
                "wood=4 on 1,2",
                "\u001b[2J=\u202e4"
            })
    void whatCannotBeReadIsRefusedWithAnExample(String until) throws IOException {
        Ran ran = plan(FERRY, "--until=" + until);
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err())
                .startsWith("sortis plan: --until")
                .contains("as in \"ore(2)=16 at 12,7\" or \"wood=40\"")
                .doesNotContain("\u001b", "\u202e");
    }

    @Test
    void aLongTextIsRefusedAtOnce() throws IOException {
        Ran ran = plan(FERRY, "--until=" + " ".repeat(90_000) + "=" + "4 at ".repeat(20_000));
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err().length()).isLessThan(300);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3o0 at 12,7",
                "ORE(0) = 3 AT 12 , 7",
                "o0=3 at 12,7",
                " ore(0)=3  at 12,7 "
            })
    void goodsMayBeWrittenAsInTheRulebookOrTheNotation(String until) throws IOException {
        assertThat(plan(FERRY, "--until", until).out()).contains("3 ore(0) on 12,7: turn 162");
    }
}
