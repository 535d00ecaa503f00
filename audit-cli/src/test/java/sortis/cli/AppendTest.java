package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// `sortis append`: what is written, what is refused, and how it ends.
class AppendTest {
    private static final String GAME = "sortis \"First\" by Ada\nseeds 01 5A\nstart 12,7\n";
    private static final String CLEAR = "A clear 12,7 +1w";
    private static final String JSON_GAME =
            "{\"type\": \"game-started\", \"turn\": 0, \"seeds\": {\"x\": \"01\", \"y\": \"5A\"},"
                    + " \"start\": [12, 7]}\n";
    private static final String JSON_CLEAR =
            "{\"type\": \"forest-cleared\",  \"turn\": 0, \"agent\": \"A\", \"at\": [12, 7]}";

    @TempDir private Path folder;

    private String log(String text) throws IOException {
        return file("game.sortis", text);
    }

    private String json(String text) throws IOException {
        return file("game.jsonl", text);
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static Ran append(String log, String... more) {
        return Ran.sortis(
                io.vavr.collection.Vector.of(more)
                        .prepend(log)
                        .prepend("append")
                        .toJavaArray(String[]::new));
    }

    private static Ran appendFrom(String input, String log, String... more) {
        InputStream before = System.in;
        try {
            System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
            return append(log, more);
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void anEntryIsWrittenAndSaidToBe() throws IOException {
        String log = log(GAME);

        Ran ran = append(log, CLEAR);

        assertThat(ran).isEqualTo(new Ran(0, log + ": entry 2 is written (line 4).\n", ""));
        assertThat(Path.of(log)).hasContent(GAME + CLEAR + "\n");
    }

    @Test
    void aLogIsBegunInTheFormOfItsName() {
        String log = folder.resolve("new.jsonl").toString();

        assertThat(append(log, "sortis", "seeds 01 5A", "start 12,7").out())
                .endsWith("entry 1 is written (line 1).\n");
        assertThat(Path.of(log)).content().startsWith("{\"type\": \"game-started\"");
    }

    @Test
    void linesOfJsonStayAsTheyAre() throws IOException {
        String log = json(JSON_GAME);

        assertThat(append(log, JSON_CLEAR).code()).isZero();
        assertThat(Path.of(log)).hasContent(JSON_GAME + JSON_CLEAR + "\n");
    }

    @Test
    void anObjectMayGoOverSeveralLines() throws IOException {
        String log = json(JSON_GAME);

        assertThat(append(log, JSON_CLEAR.replace(", ", ",\n")).code()).isZero();
        assertThat(Files.readAllLines(Path.of(log))).hasSize(2);
    }

    @Test
    void theOtherFormIsWrittenInThatOfTheLog() throws IOException {
        String notation = log(GAME + "@5\n[p3]\nA clear 12,7\n");
        String log = json(JSON_GAME);
        String noted =
                "{\"type\": \"position-noted\", \"turn\": 5, \"agent\": \"A\", \"at\": [12, 7]}";

        assertThat(append(notation, noted).code()).isZero();
        assertThat(append(log, "@3", CLEAR).code()).isZero();

        assertThat(Path.of(notation)).content().endsWith("A clear 12,7\nA at 12,7 []\n");
        assertThat(Path.of(log))
                .hasContent(
                        JSON_GAME
                                + "{\"type\": \"forest-cleared\", \"turn\": 3, \"agent\": \"A\","
                                + " \"at\": [12, 7], \"wood\": 1}\n");
    }

    @Test
    void manyComeInOnStandardInput() throws IOException {
        String log = json(JSON_GAME);
        String second = "{\"type\": \"operation-ended\", \"turn\": 1, \"agent\": \"A\"}";

        Ran ran = appendFrom(JSON_CLEAR + "\r\n\n" + second, log);

        assertThat(ran.code()).isZero();
        assertThat(ran.out()).endsWith("entries 2 to 3 are written (line 2).\n");
        assertThat(Path.of(log)).hasContent(JSON_GAME + JSON_CLEAR + "\n" + second + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\uFEFF"})
    void theLinesEndAsTheOthersDo(String mark) throws IOException {
        String crlf = mark + GAME.replace("\n", "\r\n");
        String log = log(crlf);

        assertThat(append(log, CLEAR).code()).isZero();
        assertThat(Files.readString(Path.of(log))).isEqualTo(crlf + CLEAR + "\r\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"start 12,7", "start 12,7\r"})
    void aLastLineWithoutItsEndGetsOne(String last) throws IOException {
        String log = log("sortis\r\nseeds 01 5A\r\n" + last);

        assertThat(append(log, CLEAR).code()).isZero();
        assertThat(Files.readString(Path.of(log)))
                .isEqualTo("sortis\r\nseeds 01 5A\r\nstart 12,7\r\n" + CLEAR + "\r\n");
    }

    @Test
    void whatIsWrongIsShownAndNotWritten() throws IOException {
        String log = log(GAME + CLEAR + "\n");

        Ran ran = append(log, "A workshop 1 12,7");

        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out())
                .contains("game.sortis:5: error build-level")
                .contains("level 0, not 1");
        assertThat(ran.err()).contains("nothing was written").contains("--force");
        assertThat(Path.of(log)).hasContent(GAME + CLEAR + "\n");
    }

    @Test
    void whatIsWrongIsTakenDownByForce() throws IOException {
        String log = log(GAME);

        Ran ran = append(log, "--force", "A clear 12,7 +2w");

        assertThat(ran.code()).isZero();
        assertThat(ran.out())
                .contains("error clear-yield")
                .endsWith("entry 2 is written (line 4).\n");
        assertThat(Path.of(log)).hasContent(GAME + "A clear 12,7 +2w\n");
    }

    @Test
    void nobodyJudgesIfAskedNotTo() throws IOException {
        assertThat(append(log(GAME), "--unchecked", "A clear 12,7 +2w").out())
                .doesNotContain("clear-yield")
                .endsWith("entry 2 is written (line 4).\n");
    }

    @Test
    void anOldErrorDoesNotStopNewEntries() throws IOException {
        assertThat(append(log(GAME + "A clear 12,7 +2w\n"), "A at 12,7").code()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--force", "--unchecked"})
    void whatCannotBeReadIsNeverWritten(String how) throws IOException {
        String log = log(GAME);

        Ran ran = append(log, how, "A clear 12,");

        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out() + ran.err()).contains("game.sortis:4:12");
        assertThat(Path.of(log)).hasContent(GAME);
    }

    @Test
    void nothingIsAddedToADamagedLog() throws IOException {
        String log = json(JSON_GAME + "{\"type\": \"forest-cleared\"\n" + JSON_CLEAR + "\n");

        Ran ran = append(log, JSON_CLEAR);

        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err())
                .contains("game.jsonl:2:26: This is not JSON")
                .contains("mend this line, or strike entry 2");
    }

    @Test
    void aRetryWritesNothing() throws IOException {
        String log = log(GAME);

        assertThat(append(log, "--expect", "1", CLEAR).code()).isZero();
        Ran again = append(log, "--expect", "1", CLEAR);

        assertThat(again)
                .isEqualTo(
                        new Ran(
                                0,
                                log + ": entry 2 is there already (line 4); nothing was written.\n",
                                ""));
        assertThat(Path.of(log)).hasContent(GAME + CLEAR + "\n");
    }

    @Test
    void aConflictIsSaidAndWritesNothing() throws IOException {
        String log = log(GAME + CLEAR + "\n");

        Ran ran = append(log, "--expect", "1", "A at 12,7");

        assertThat(ran.code()).isEqualTo(3);
        assertThat(ran.err()).contains("has 2 entries, and not what was expected");
        assertThat(Path.of(log)).hasContent(GAME + CLEAR + "\n");
    }

    @Test
    void aNameIsNotedAndKnownAgain() throws IOException {
        String log = json(JSON_GAME);

        assertThat(append(log, "--id", "b7f3", JSON_CLEAR).code()).isZero();
        assertThat(append(log, "--id", "b7f3", JSON_CLEAR).out()).contains("is there already");
        assertThat(append(log, "--id", "b7f3", JSON_CLEAR.replace("  ", " ")).code()).isEqualTo(3);
        assertThat(Path.of(log))
                .hasContent(
                        JSON_GAME + JSON_CLEAR.replace("}", ", \"note\": \"sortis: id b7f3\"}\n"));
    }

    @Test
    void aNameStandsBehindAnotherNote() throws IOException {
        String log = log(GAME);

        assertThat(append(log, "--id", "b7", "--seq", "A clear 12,7 \"at last\" # done").code())
                .isZero();
        assertThat(Path.of(log))
                .content()
                .endsWith("A clear 12,7 \"at last; sortis: id b7\" seq 2 # done\n");
        assertThat(Ran.sortis("audit", log).code()).isZero();
    }

    @Test
    void whatIsThereAlreadyIsNotWrittenOnceMore() throws IOException {
        String log = log(GAME + CLEAR + "\n");

        assertThat(append(log, "--once", CLEAR).out()).contains("entry 2 is there already");
        assertThat(Path.of(log)).hasContent(GAME + CLEAR + "\n");
    }

    @Test
    void entriesGetTheirNumbers() throws IOException {
        String log = json(JSON_GAME);

        assertThat(
                        append(
                                        log,
                                        "--seq",
                                        JSON_CLEAR,
                                        "{\"type\": \"operation-ended\", \"turn\": 1, \"agent\":"
                                                + " \"A\"}")
                                .code())
                .isZero();
        assertThat(Files.readAllLines(Path.of(log)).get(1)).endsWith("\"seq\": 2}");
        assertThat(Files.readAllLines(Path.of(log)).get(2)).endsWith("\"seq\": 3}");
    }

    @Test
    void aTornLineIsPutAside() throws IOException {
        String log = json(JSON_GAME + "{\"type\": \"fore");

        Ran ran = append(log, JSON_CLEAR);

        assertThat(ran.code()).isZero();
        assertThat(ran.err())
                .contains("the last 14 bytes")
                .contains("game.jsonl.torn-" + JSON_GAME.length());
        assertThat(Path.of(log)).hasContent(JSON_GAME + JSON_CLEAR + "\n");
        assertThat(Path.of(log + ".torn-" + JSON_GAME.length())).hasContent("{\"type\": \"fore");
    }

    @Test
    void whatIsRefusedLeavesATornLineToo() throws IOException {
        String log = json(JSON_GAME + "{\"type\": \"fore");

        assertThat(append(log, "--expect", "7", JSON_CLEAR).code()).isEqualTo(3);
        assertThat(Path.of(log)).hasContent(JSON_GAME + "{\"type\": \"fore");
    }

    @Test
    void aLockedLogIsWaitedForAndThenLeft() throws IOException {
        String log = log(GAME);
        try (FileChannel channel =
                        FileChannel.open(
                                Path.of(log + ".lock"),
                                StandardOpenOption.CREATE,
                                StandardOpenOption.WRITE);
                FileLock _ = channel.lock()) {
            Ran ran = append(log, "--wait", "0", CLEAR);
            assertThat(ran.code()).isEqualTo(4);
            assertThat(ran.err()).contains("has been writing to").contains("for 0 s");
        }
        assertThat(Path.of(log)).hasContent(GAME);
    }

    @Test
    void anAnswerThatCannotBeGivenIsNoSuccess() throws IOException {
        Console console =
                new Console(
                        new PrintWriter(new Broken()), new PrintWriter(new StringWriter()), false);

        assertThat(Sortis.run(console, "append", log(GAME), CLEAR)).isEqualTo(5);
    }

    /// Nobody reads on.
    private static final class Broken extends Writer {
        @Override
        public void write(char[] text, int from, int length) throws IOException {
            throw new IOException("Broken pipe");
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    @Test
    void programsHearItAsJson() throws IOException {
        assertThat(append(log(GAME), "--format", "json", CLEAR).out())
                .isEqualTo(
                        "{\"log\":\"game.sortis\",\"first\":2,\"line\":4,\"count\":1,\"written\":1,\"entries\":2}\n");
    }

    @Test
    void aPackedLogIsOnlyRead() throws IOException {
        Path log = folder.resolve("game.sortis.gz");
        try (var out = new java.util.zip.GZIPOutputStream(Files.newOutputStream(log))) {
            out.write(GAME.getBytes(StandardCharsets.UTF_8));
        }

        Ran ran = append(log.toString(), CLEAR);

        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("packed and can only be read");
    }

    @ParameterizedTest
    @ValueSource(strings = {"none/game.jsonl", ".", "a\0b"})
    void aLogThatCannotBeIsNamed(String name) {
        Ran ran = append(folder + "/" + name, CLEAR);

        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).startsWith("sortis append: ").doesNotContain("Exception");
    }

    @Test
    void optionsThatDoNotGoTogetherAreRefused() throws IOException {
        assertThat(append(log(GAME), "--id", "a", "--once", CLEAR).err()).contains("take one of");
        assertThat(append(log(GAME), "--seq", "--once", CLEAR).err())
                .contains("has given a number");
        assertThat(append(log(GAME), "--id", "a b", CLEAR).err()).contains("--id takes 1 to 200");
        assertThat(append(log(GAME), "").err()).contains("there is no entry");
    }
}
