package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What commands answer to what people type, and with which exit code.
class CommandTest {
    private static final String START =
            "{\"type\": \"game-started\", \"turn\": 3, \"seeds\": {\"x\": \"01\", \"y\": \"5A\"},"
                    + " \"start\": [5, 14]}\n";

    @TempDir private Path folder;

    private String log(String... lines) throws IOException {
        return logNamed("game.jsonl", lines);
    }

    private String logNamed(String name, String... lines) throws IOException {
        return Files.writeString(folder.resolve(name), String.join("\n", lines)).toString();
    }

    @Test
    void aCleanLogEndsWith0() throws IOException {
        Ran ran = Ran.sortis("audit", log(START));
        assertThat(ran.code()).isZero();
        assertThat(ran.out())
                .contains("clean")
                .endsWith("1 entry, nothing wrong." + System.lineSeparator());
    }

    @Test
    void thePublishedSlipIsShownWithItsWorking() throws IOException {
        String line =
                "{\"type\": \"sequence-written\", \"turn\": 3, \"axis\": \"x\", \"paper\": \"p1"
                        + " l2\", \"values\": [\"01\", \"03\", \"06\", \"0D\", \"1A\", \"35\", \"6B\","
                        + " \"D7\"]}";
        Ran ran = Ran.sortis("audit", log(START.strip(), line));
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out())
                .contains("game.jsonl:2: error lfsr-step (turn 3, p1 l2)")
                .contains("The 5th number of the x sequence (index 4) should be 1B, not 1A.")
                .contains("0D = 0 0 0 0 1 1 0 1")
                .contains("b8 ^ b7 ^ b2 ^ b1 = 0 ^ 0 ^ 0 ^ 1 = 1")
                .contains("1B = 0 0 0 1 1 0 1 1")
                .contains("faulty, 2 entries, 1 error.");
    }

    @Test
    void whatFollowsIsFoldedUnlessAllIsAskedFor() throws IOException {
        String log =
                log(
                        START.strip(),
                        "{\"type\": \"forest-cleared\", \"turn\": 3, \"agent\": \"A\", \"at\": [5,"
                                + " 14], \"wood\": 2}",
                        "{\"type\": \"stock-counted\", \"turn\": 3, \"stock\": {\"wood\": 2}}");
        assertThat(Ran.sortis("audit", log).out())
                .contains("And 1 later entry is wrong only because of this: line 3.")
                .doesNotContain("stock-count");
        assertThat(Ran.sortis("audit", log, "--all").out())
                .contains("follow-on stock-count")
                .contains("Only because of clear-yield on line 2.");
    }

    @Test
    void aFolderGivesOneResultEachAndASummary() throws IOException {
        String _ = logNamed("a.jsonl", START);
        String _ = logNamed("b.jsonl", "tea");
        Ran ran = Ran.sortis("audit", folder.toString());
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out()).contains("2 logs: 1 clean, 1 faulty.");
    }

    @Test
    void oneMissingLogDoesNotStopTheOthers() throws IOException {
        Ran ran = Ran.sortis("audit", folder.resolve("none.jsonl").toString(), log(START));
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("there is no file").contains("none.jsonl");
        assertThat(ran.out()).contains("clean");
    }

    @Test
    void aLogThatIsNoGameIsSaidToBeNone() throws IOException {
        String log = log("tea");
        assertThat(Ran.sortis("audit", log).code()).isEqualTo(1);
        assertThat(Ran.sortis("replay", log, "--turn", "1").err()).contains("holds no game");
        assertThat(Ran.sortis("diff", log, log).code()).isEqualTo(2);
    }

    @Test
    void aTurnBeforeTheGameHasNothing() throws IOException {
        Ran ran = Ran.sortis("replay", log(START), "--turn", "2");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("starts on turn 3");
    }

    @Test
    void replayWithoutATurnShowsTheLast() throws IOException {
        Ran ran = Ran.sortis("replay", log(START));
        assertThat(ran.code()).isZero();
        assertThat(ran.out())
                .contains("Turn 3, no workshop")
                .contains("A on 5,14, standing")
                .contains("Total: 2 ore(0)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"10000000000000", "-1", "1.5", "soon", "1000000000001"})
    void turnsOutOfRangeAreRefused(String turn) throws IOException {
        Ran ran = Ran.sortis("replay", log(START), "--turn=" + turn);
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err())
                .contains("--turn takes a whole number 0 to 1000000000000, not " + turn);
    }

    @Test
    void aFolderIsNoLog() {
        Ran ran = Ran.sortis("replay", folder.toString());
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("is a folder");
    }

    @Test
    void anEmptyFolderHasNoLogs() {
        Ran ran = Ran.sortis("audit", folder.toString());
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("there is no log in");
    }

    @Test
    void bytesThatAreNoTextAreNamed() throws IOException {
        Path file =
                Files.write(
                        folder.resolve("x.jsonl"),
                        new byte[] {(byte) 0xFF, (byte) 0xFE, 0x7B, 0, 0x0A, 1, 2, 3});
        Ran ran = Ran.sortis("audit", file.toString());
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out())
                .contains(":1:1: error entry-unreadable")
                .contains("looks like UTF-16");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"turn\": 1.0",
                "\"turn\": 3, \"turn\": 3",
                "\"turn\": 10000000000000",
                "\"turn\": 3, \"colour\": 1",
                "\"turn\": 3, \"rulings\": {\"tea\": 1}",
                "\"turn\": 3, \"level\": 41"
            })
    void badEntriesAreFindingsOfTheirLine(String bad) throws IOException {
        Ran ran =
                Ran.sortis(
                        "audit",
                        log(
                                START.strip(),
                                "{\"type\": \"operation-ended\", \"agent\": \"A\", " + bad + "}"));
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out())
                .contains("game.jsonl:2:")
                .contains("entry-unreadable")
                .contains("1 error.");
    }

    @Test
    void aMistypedTypeIsGuessed() throws IOException {
        Ran ran =
                Ran.sortis("audit", log(START.strip(), "{\"type\": \"agent-move\", \"turn\": 3}"));
        assertThat(ran.out())
                .contains("There is no entry of type agent-move; did you mean agent-moved?");
    }

    @Test
    void hostileNamesMoveNoCursor() throws IOException {
        Ran ran =
                Ran.sortis(
                        "audit",
                        log(
                                START.strip(),
                                "{\"type\": \"operation-ended\", \"turn\": 3, \"agent\":"
                                        + " \"A\\u001b[2J\\u202e\"}"));
        assertThat(ran.out())
                .contains("A\\u{1B}[2J\\u{202E}")
                .doesNotContain("\u001b")
                .doesNotContain("\u202e");
    }

    @Test
    void unknownOptionsAndCommandsAreRefusedWithAHint() {
        assertThat(Ran.sortis("audit", "--frmat", "json", "x").code()).isEqualTo(2);
        Ran ran = Ran.sortis("aduit");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("audit");
        assertThat(Ran.sortis("audit", "x", "--format", "xml").err())
                .contains("use text or json or jsonl or sarif");
    }

    @Test
    void everyCommandHasHelpWithExamples() {
        for (String command :
                new String[] {"audit", "replay", "diff", "rules", "explain", "lfsr", "map"}) {
            Ran ran = Ran.sortis(command, "--help");
            assertThat(ran.code()).isZero();
            assertThat(ran.out()).contains("Examples:").contains("sortis " + command);
            assertThat(ran.out().lines()).allMatch(line -> line.length() <= 80);
        }
        assertThat(Ran.sortis("--version").out()).startsWith("sortis ");
    }

    @Test
    void sequencesAreWritten() {
        assertThat(Ran.sortis("lfsr", "01", "--count", "5", "--format", "json").out().strip())
                .isEqualTo("{\"seed\":\"01\",\"values\":[\"01\",\"03\",\"06\",\"0D\",\"1B\"]}");
        assertThat(Ran.sortis("lfsr", "01").out()).startsWith("      0: 01 03 06 0D 1B 36 6D DA");
        assertThat(Ran.sortis("lfsr", "1").code()).isEqualTo(2);
        assertThat(Ran.sortis("lfsr", "01", "--count", "1000001").code()).isEqualTo(2);
    }

    @Test
    void squaresAreShown() {
        assertThat(Ran.sortis("map", "01", "5A", "--at", "8,0", "--format", "json").out().strip())
                .isEqualTo(
                        "{\"at\":[8,0],\"x\":\"B5\",\"y\":\"5A\",\"value\":\"EF\",\"terrain\":\"mountain\",\"ore\":0}");
        assertThat(Ran.sortis("map", "01", "5A", "--at", "8,0").out())
                .contains("XOR: EF = 1110 1111");
        assertThat(Ran.sortis("map", "01", "5A", "--window", "250,250,99,99").out())
                .contains("255 ");
        assertThat(Ran.sortis("map", "01", "5A", "--at", "8").err())
                .contains("--at takes numbers such as 8,0");
        assertThat(Ran.sortis("map", "01", "5A", "--at", "256,0").code()).isEqualTo(2);
    }

    @Test
    void differencesAreToldInWordsAndATable() throws IOException {
        String clearing =
                "{\"type\": \"forest-cleared\", \"turn\": 3, \"agent\": \"A\", \"at\": [5, 14]}";
        Ran ran =
                Ran.sortis(
                        "diff",
                        logNamed("a.jsonl", START.strip(), clearing),
                        logNamed("b.jsonl", START));
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out())
                .contains("Both play on the same map.")
                .contains("They part at entry 2, turn 3:")
                .contains("(the log has ended)")
                .contains("On turn 3 they differ in 3 things:")
                .contains("  cleared [5,14]           yes                      -");
    }

    @Test
    void standardInputIsALog() throws IOException {
        var stdin = System.in;
        try (var in = new java.io.ByteArrayInputStream(START.getBytes(StandardCharsets.UTF_8))) {
            System.setIn(in);
            assertThat(Ran.sortis("audit", "-", "--format", "json").out())
                    .contains("\"log\":\"-\"")
                    .contains("clean");
        } finally {
            System.setIn(stdin);
        }
    }

    @Test
    void whatIsMissingIsAskedFor() {
        for (String command : new String[] {"audit", "replay", "diff", "explain", "lfsr", "map"}) {
            Ran ran = Ran.sortis(command);
            assertThat(ran.code()).isEqualTo(2);
            assertThat(ran.err()).contains("Missing required parameter");
        }
        assertThat(Ran.sortis().err()).contains("say what to do");
        assertThat(Ran.sortis("help", "audit").out())
                .isEqualTo(Ran.sortis("audit", "--help").out());
    }

    @Test
    void standardInputIsReadOnce() {
        assertThat(Ran.sortis("audit", "-", "-").err()).contains("only once");
        assertThat(Ran.sortis("diff", "-", "-").code()).isEqualTo(2);
    }

    @Test
    void severalLogsAreToldApart() throws IOException {
        String missing = folder.resolve("none.jsonl").toString();
        String log = logNamed("a.jsonl", "tea");
        Ran ran = Ran.sortis("audit", log, missing, "--format", "json");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.out())
                .startsWith("{\"logs\":[")
                .contains("\"path\":\"" + log)
                .contains("\"unread\":1");
        assertThat(Ran.sortis("audit", log, missing).out())
                .contains("2 logs: 0 clean, 1 faulty, 1 could not be read.");
        assertThat(Ran.sortis("audit", log, log, "--format", "jsonl").out())
                .contains("\"path\":\"" + log);
    }

    @Test
    void theFirstLineIsTheOneToMendFirst() throws IOException {
        Ran ran = Ran.sortis("audit", log("tea", START));
        assertThat(ran.out())
                .contains("Mend this line first")
                .doesNotContain("only because of this");
    }

    @Test
    void strikesThatMissSayWhy() throws IOException {
        String strike = "{\"type\": \"entry-struck\", \"turn\": 3, \"entry\": %s}";
        Ran ran =
                Ran.sortis(
                        "audit",
                        log(
                                START.strip(),
                                "tea",
                                strike.formatted(2),
                                strike.formatted(2),
                                strike.formatted(3),
                                strike.formatted(9),
                                strike.formatted(1)));
        assertThat(ran.out())
                .contains(
                        "Entry 2 is struck already",
                        "Entry 3 is a strike itself",
                        "Entry 9 is no earlier entry",
                        "Entry 1 starts the game");
    }

    @Test
    void aRoundThatTakesNoTimeIsSaidToTakeNone() throws IOException {
        String route =
                "{\"type\": \"route-assigned\", \"turn\": 3, \"agent\": \"A\", \"stops\": [{\"at\":"
                        + " [5, 14]}]}";
        assertThat(Ran.sortis("audit", log(START.strip(), route)).out())
                .contains("A round of this route takes no time");
    }

    @Test
    void sarifNamesRuleLineAndColumns() throws IOException {
        Ran ran =
                Ran.sortis(
                        "audit",
                        log(
                                START.strip(),
                                "{\"type\": \"forest-cleared\", \"turn\": 3, \"agent\": \"A\","
                                        + " \"at\": [5, 14], \"wood\": 2}"),
                        "--format",
                        "sarif");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out())
                .contains("\"version\":\"2.1.0\"")
                .contains("\"ruleId\":\"clear-yield\",\"ruleIndex\":24,\"level\":\"error\"")
                .contains(
                        "\"region\":{\"startLine\":2,\"startColumn\":76,\"endLine\":2,\"endColumn\":77}");
    }
}
