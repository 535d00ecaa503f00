package sortis.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.cli.Trouble;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.EventStore;
import sortis.replay.Transcript;
import sortis.replay.audit.Auditor;

/// Lines that are typed are judged at once; those taken down are in the file.
class PlayTest {
    private static final Path NOTEBOOK = Path.of("../samples/games/notebook/game.sortis");
    private static final String WRONG = "A workshop 0 12,7 -2o0\n";

    @TempDir private Path folder;

    private Path file(String name) {
        return folder.resolve(name);
    }

    private static Transcript transcript(Path log) {
        return Transcript.of(EventStore.file(log).read());
    }

    @ParameterizedTest
    @ValueSource(strings = {"game.sortis", "game.jsonl"})
    void aWholeGameTypedIsTheSameGame(String name) throws IOException {
        Path log = file(name);

        Play play = Play.begun(log, Files.readString(NOTEBOOK));

        assertThat(play.code()).isZero();
        assertThat(play.out()).doesNotContain("Not taken down");
        assertThat(Auditor.STRICT.audit(transcript(log)))
                .isEqualTo(Auditor.STRICT.audit(transcript(NOTEBOOK)));
        assertThat(entries(log)).containsExactlyElementsOf(entries(NOTEBOOK));
    }

    /// What they say, wherever they stand.
    private static Iterable<Object> entries(Path log) {
        return transcript(log)
                .lines()
                .map(line -> (Entry) line)
                .map(entry ->
                        io.vavr.Tuple.of(
                                entry.number(),
                                entry.turn(),
                                entry.where().paper(),
                                entry.note(),
                                entry.content()));
    }

    @Test
    void turnsAndPagesAreWrittenWhenTheyChange() {
        Path log = file("game.sortis");

        Play _ = Play.begun(log, Play.HEAD + "[p1]\n@3\n@4\n12,7 = 78\n@4\n12,7 = forest\n@9\n");

        assertThat(log).hasContent(Play.HEAD + "[p1]\n@3\n@4\n12,7 = 78\n12,7 = forest\n");
    }

    @Test
    void coordinatesStayHexadecimal() {
        Path log = file("game.sortis");

        Play _ =
                Play.begun(
                        log, "sortis\nseeds 01 5A\ncoordinates hex\nstart 0C,07\nA clear 0C,7\n");
        Play again = Play.continued(log, "A workshop 0 0C,7\n@1\nA house 0 10,7!\n");

        assertThat(again.out()).contains("A raises workshop 0 on 12,7");
        assertThat(log).content().endsWith("A workshop 0 0C,7\n@1\nA house 0 10,7\n");
    }

    @Test
    void anEntryIsShownWithWhatFollows() {
        Play play = Play.unsaved(Play.HEAD + "A clear 12,7 +1w\n");

        assertThat(play.out())
                .contains("  2  A clears 12,7 (turn 0)")
                .contains("  7 ~0.~0.@.~.~~~   the pile here: 1 wood and 2 ore(0)")
                .contains("could: workshop 0 (1 ore(0))");
    }

    @Test
    void aSkipIsShownWithWhatItBrings() {
        Play play =
                Play.unsaved(
                        Play.HEAD
                                + "A take 12,7 1o0\nA move 12,7 > 10,7\n@2\n"
                                + "A extractor 0 10,7!\nA operate 10,7\n@2 > 12\n");

        assertThat(play.out()).contains("everything together on turn 12: 11 ore(0)");
    }

    @Test
    void whatIsWrongIsNotWritten() {
        Path log = file("game.sortis");

        Play play = Play.begun(log, Play.HEAD + "A clear 12,7\n" + WRONG + "A at 12,7\n");

        assertThat(play.code()).isEqualTo(1);
        assertThat(play.out())
                .contains("game.sortis:5: error build-cost (turn 0)")
                .contains("It costs 1 ore(0), not 2 ore(0).")
                .contains("workshop 0: 2^0 = 1 ore(0)")
                .contains("Not taken down: force takes it down as it stands.")
                .contains("  3  A is noted on 12,7");
        assertThat(log).hasContent(Play.HEAD + "A clear 12,7\nA at 12,7\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A workshop 0 12,7 -2o0!",
                "A workshop 0 12,7 -2o0 !",
                "force A workshop 0 12,7 -2o0",
                "A workshop 0 12,7 -2o0\nforce"
            })
    void whatIsForcedIsWritten(String forced) {
        Path log = file("game.sortis");

        Play play = Play.begun(log, Play.HEAD + "A clear 12,7\n" + forced + "\n");

        assertThat(play.out()).contains("error build-cost").contains("  3  A raises workshop 0");
        assertThat(log).hasContent(Play.HEAD + "A clear 12,7\n" + WRONG);
    }

    @Test
    void whatFollowsFromSomethingForcedIsTakenDown() {
        Play play =
                Play.unsaved(
                        Play.HEAD
                                + "A clear 12,7\nA workshop 0 12,7 -2o0!\n"
                                + "count 12,7: 1w 0o0\ncount 12,7: 1w 7o0\n");

        assertThat(play.out())
                .contains("follow-on stock-count")
                .contains("  4  a count")
                .contains("error stock-count")
                .doesNotContain("  5  a count");
    }

    @Test
    void whatANoteAcceptsIsTakenDown() {
        Play play =
                Play.unsaved(
                        Play.HEAD
                                + "A clear 12,7\n"
                                + WRONG.strip()
                                + " \"sortis: accept build-cost, agreed\"\n");

        assertThat(play.code()).isZero();
        assertThat(play.out()).contains("  3  A raises workshop 0").contains("accepted build-cost");
    }

    @Test
    void whatCannotBeReadIsNeverWritten() {
        Path log = file("game.sortis");

        Play play = Play.begun(log, Play.HEAD + "A clear 12,7\nA mvoe 12,7!\nA mvoe\nforce\n");

        assertThat(play.out()).contains("did you mean \"move\"?");
        assertThat(log).hasContent(Play.HEAD + "A clear 12,7\n");
    }

    @Test
    void aStrikeIsJudgedByTheWholeLog() {
        Path log = file("game.sortis");
        String built = Play.HEAD + "A clear 12,7\nA workshop 0 12,7\n";

        Play play = Play.begun(log, built + "strike 2\nstrike 3\n");

        assertThat(play.out()).contains("error build-terrain").contains("  4  entry 3 is struck");
        assertThat(log).hasContent(built + "strike 3\n");
    }

    @Test
    void aTurnThatSpoilsTheOrderIsRefused() {
        Path log = file("game.sortis");

        Play play = Play.begun(log, Play.HEAD + "@5\nA clear 12,7\n@4\nA at 12,7\n@5\nA at 12,7\n");

        assertThat(play.out()).contains("error entry-order");
        assertThat(log).hasContent(Play.HEAD + "@5\nA clear 12,7\nA at 12,7\n");
    }

    @Test
    void theLastLineIsTakenBack() {
        Path log = file("game.sortis");

        Play play =
                Play.begun(
                        log,
                        Play.HEAD
                                + "A clear 12,7\n@2\nA workshop 0 12,7\nundo\nA at 12,7\n"
                                + "undo\nundo\nundo\nstart 10,10\nA clear 10,10\n");

        assertThat(play.out()).contains("taken back: A workshop 0 12,7");
        assertThat(play.code()).isZero();
        assertThat(log).hasContent("sortis\nseeds 01 5A\nstart 10,10\nA clear 10,10\n");
    }

    @Test
    void onlyLinesOfThisSessionAreTakenBack() {
        Path log = file("game.sortis");
        Play _ = Play.begun(log, Play.HEAD + "A clear 12,7\n");

        assertThat(Play.continued(log, "undo\n").out()).contains("Nothing was taken down");
        assertThat(log).hasContent(Play.HEAD + "A clear 12,7\n");
    }

    @Test
    void nothingIsTakenDownBeforeTheGameCanBegin() {
        Path log = file("game.sortis");

        Play play = Play.begun(log, "A clear 12,7\nseeds 01\nstart 12\nagents\n");

        assertThat(play.code()).isEqualTo(1);
        assertThat(play.out())
                .contains("its first lines are still to come: seeds and start")
                .contains("game.sortis:1:9: error entry-unreadable");
        assertThat(log).doesNotExist();
    }

    @Test
    void aGameThatCannotBeginSoIsSaid() {
        String water = "seeds 01 5A\nstart 0,0\nA at 0,0\n";

        assertThat(Play.unsaved(water).out()).contains("start-square").contains("cannot begin so");
        assertThat(Play.unsaved(water + "force\n").out()).contains("  2  A is noted on 0,0");
    }

    @Test
    void firstLinesAloneAreWrittenAtTheEnd() {
        Path log = file("game.sortis");

        assertThat(Play.begun(log, Play.HEAD).code()).isZero();
        assertThat(log).hasContent(Play.HEAD);
    }

    @Test
    void aGameInNoFileCanBeSaved() {
        Path log = file("game.sortis");

        Play play = Play.unsaved(Play.HEAD + "A clear 12,7\nsave " + log + "\nA workshop 0 12,7\n");

        assertThat(play.out()).contains("Saved in " + log);
        assertThat(log).hasContent(Play.HEAD + "A clear 12,7\nA workshop 0 12,7\n");
        assertThatThrownBy(() -> Play.begun(log, "")).isInstanceOf(Trouble.class);
    }

    @Test
    void whatCannotBeSavedIsSaidAndNothingIsLost() throws IOException {
        Path taken = Files.writeString(file("taken.sortis"), "precious");
        Path log = file("game.sortis");

        Play play =
                Play.unsaved(
                        "save "
                                + log
                                + "\n"
                                + Play.HEAD
                                + "A clear 12,7\nsave "
                                + taken
                                + "\nsave "
                                + folder
                                + "/none/g\nsave\nsave "
                                + log
                                + "\n");

        assertThat(play.out())
                .contains("There is no game yet")
                .contains("exists already")
                .contains("there is no folder for")
                .contains("Say into which file");
        assertThat(taken).hasContent("precious");
        assertThat(log).hasContent(Play.HEAD + "A clear 12,7\n");
    }

    @Test
    void aGameThatCannotBeginSoIsNotWritten() {
        Path log = file("game.sortis");

        Play play = Play.begun(log, "seeds 01 5A\nstart 0,0\n");

        assertThat(play.code()).isEqualTo(2);
        assertThat(play.out()).contains("Not written: the game cannot begin so.");
        assertThat(log).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "where     | A is on 12,7",
                "where A   | A is on 12,7 (turn 0); carries nothing.",
                "where B   | There is no agent B.",
                "stock     | 12,7: 1 wood and 2 ore(0)",
                "turn      | turn 0",
                "state     | Cleared land",
                "map       | W workshop   H house",
                "map 200,200 | 200  205",
                "help      | take down the line that was refused last",
                "seeds 1 1 | the game has begun",
                "force     | No line was refused"
            })
    void questionsAreAnswered(String question, String answer) {
        assertThat(Play.unsaved(Play.HEAD + "A clear 12,7\n" + question + "\n").out())
                .contains(answer);
    }

    @Test
    void aTornLogIsNotGoneOnWith() throws IOException {
        Path log = Files.writeString(file("game.sortis"), Play.HEAD + "A clear 12,7\nA wor");

        assertThatThrownBy(() -> Play.continued(log, "A at 12,7\n"))
                .isInstanceOf(Trouble.class)
                .hasMessageContaining("has no end and cannot be read: A wor");
        assertThat(Files.readString(log)).endsWith("A wor");
    }

    @Test
    void aLogChangedBySomebodyElseIsLeftAlone() throws IOException {
        Path log = Files.writeString(file("game.sortis"), Play.HEAD + "A clear 12,7\n");
        Session session = Opening.going(log.toString(), sortis.cli.report.Style.PLAIN);
        Path _ = Files.writeString(log, "A at 12,7\n", StandardOpenOption.APPEND);

        assertThat(session.answer(Order.of("A workshop 0 12,7")).mkString(" "))
                .contains("was changed by somebody else meanwhile");
        assertThat(session.refusals()).isEqualTo(1);
        assertThat(log).hasContent(Play.HEAD + "A clear 12,7\nA at 12,7\n");
    }

    @Test
    void aMissingLineEndIsAdded() throws IOException {
        Path log = Files.writeString(file("game.sortis"), Play.HEAD + "A clear 12,7");

        assertThat(Play.continued(log, "A at 12,7\n").code()).isZero();
        assertThat(Files.readString(log)).isEqualTo(Play.HEAD + "A clear 12,7\nA at 12,7\n");
    }

    @Test
    void aLogThatHoldsNoGameIsNamed() throws IOException {
        Path log = Files.writeString(file("game.jsonl"), "{\"type\": 1}\n");

        assertThatThrownBy(() -> Play.continued(log, ""))
                .isInstanceOf(Trouble.class)
                .hasMessageContaining("holds no game");
        assertThatThrownBy(() -> Play.continued(file("none"), "")).hasMessageContaining("--new");
        assertThatThrownBy(() -> Play.continued(folder, ""))
                .hasMessageContaining("no file that you can write to");
    }
}
