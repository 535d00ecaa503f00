package sortis.cli.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What is said of a log while it is typed.
class MarksInEditorTest {
    private static final Path SLIPS = Path.of("../samples/games/slips/game.jsonl");

    private static final String NOTEBOOK =
            """
            sortis "First empire"
            seeds 01 5A
            start 12,7
            agents A
            x: 01 03 06 0D 1A
            A clear 12,7 +2w "\u68ee \uD83C\uDF32"
            """;

    private final Editor editor = new Editor();

    @AfterEach
    void leave() {
        editor.close();
    }

    private static List<String> codes(List<Diagnostic> marks) {
        return marks.stream().map(mark -> mark.getCode().getLeft()).toList();
    }

    @Test
    void errorsComeWithTheirWorkingAndWhatFollowsWithItsCause() throws IOException {
        List<Diagnostic> marks = editor.open(Files.readString(SLIPS));

        assertThat(codes(marks))
                .startsWith("lfsr-step", "map-value")
                .contains("build-cost", "arrival-turn", "route-period");
        Diagnostic slip = marks.getFirst();
        assertThat(slip.getSeverity()).isEqualTo(DiagnosticSeverity.Error);
        assertThat(slip.getSource()).isEqualTo("sortis");
        assertThat(editor.at(slip.getRange())).isEqualTo("\"C4\"");
        assertThat(slip.getMessage().getLeft())
                .startsWith("The 15th number of the x sequence (index 14) should be 44, not C4.\n")
                .contains("A2 = 1 0 1 0 0 0 1 0");
        assertThat(slip.getCodeDescription()).isNull();
        Diagnostic follower = marks.get(1);
        assertThat(follower.getSeverity()).isEqualTo(DiagnosticSeverity.Information);
        assertThat(follower.getRelatedInformation())
                .singleElement()
                .satisfies(cause -> {
                    assertThat(cause.getLocation().getUri()).isEqualTo(Editor.URI);
                    assertThat(cause.getLocation().getRange()).isEqualTo(slip.getRange());
                    assertThat(cause.getMessage()).contains("should be 44, not C4.");
                });
    }

    @Test
    void placesAreCountedInUtf16UnitsBehindAnySigns() {
        String start =
                "{\"type\": \"game-started\", \"turn\": 0, \"seeds\": {\"x\": \"01\", \"y\":"
                        + " \"5A\"}, \"start\": [12, 7]}\n";
        String line =
                "{\"note\": \"\u68ee\u6797 \uD83C\uDF32\", \"type\": \"forest-cleared\", \"turn\":"
                        + " 0, \"agent\": \"A\", \"at\": [12, 7], \"wood\": 2}\n";

        List<Diagnostic> marks = editor.open(start + line);

        assertThat(codes(marks)).containsExactly("clear-yield");
        int column = line.indexOf("\"wood\": ") + "\"wood\": ".length();
        assertThat(marks.getFirst().getRange())
                .isEqualTo(new Range(new Position(1, column), new Position(1, column + 1)));
    }

    @Test
    void theNotationIsMarkedInItsOwnPlaces() {
        List<Diagnostic> marks = editor.open(NOTEBOOK);

        assertThat(codes(marks)).containsExactly("lfsr-step", "clear-yield");
        assertThat(marks.stream().map(mark -> editor.at(mark.getRange())))
                .containsExactly("1A", "+2w");
    }

    @Test
    void lineEndsOfOtherSystemsAndAByteOrderMarkMoveNothing() {
        List<Diagnostic> marks = editor.open("\uFEFF" + NOTEBOOK.replace("\n", "\r\n"));

        assertThat(marks.stream().map(mark -> editor.at(mark.getRange())))
                .containsExactly("1A", "+2w");
    }

    @Test
    void aChangeIsAuditedAtOnce() {
        List<Diagnostic> before = editor.open(NOTEBOOK);

        List<Diagnostic> after = editor.type(before.getFirst().getRange(), "1B");

        assertThat(codes(after)).containsExactly("clear-yield");
    }

    @Test
    void onlyTheNewestTextIsAudited() {
        List<Diagnostic> before = editor.open(NOTEBOOK);
        Range place = before.getFirst().getRange();

        for (int version = 2; version < 60; version++) {
            editor.change(version, new TextDocumentContentChangeEvent(place, "1" + version % 10));
        }
        editor.change(60, new TextDocumentContentChangeEvent(place, "1B"));

        assertThat(codes(editor.marks(60))).containsExactly("clear-yield");
    }

    @Test
    void aWholeNewTextReplacesTheOld() {
        var _ = editor.open(NOTEBOOK);

        editor.change(2, new TextDocumentContentChangeEvent(NOTEBOOK.replace("1A", "1B")));

        assertThat(codes(editor.marks(2))).containsExactly("clear-yield");
    }

    @Test
    void aChangeThatComesTooLateChangesNothing() {
        List<Diagnostic> before = editor.open(NOTEBOOK);
        Range place = before.getFirst().getRange();
        editor.change(5, new TextDocumentContentChangeEvent(place, "1B"));
        var _ = editor.marks(5);

        editor.change(4, new TextDocumentContentChangeEvent(place, "FF"));
        editor.change(6, new TextDocumentContentChangeEvent(place, "1B"));

        assertThat(codes(editor.marks(6))).containsExactly("clear-yield");
        assertThat(editor.log).singleElement().asString().contains("comes too late");
    }

    @Test
    void closingTakesTheMarksAway() {
        assertThat(editor.open(NOTEBOOK)).isNotEmpty();

        assertThat(editor.shut()).isEmpty();
    }

    @Test
    void anEmptyDocumentHoldsNoGameAndIsNoTrouble() {
        assertThat(codes(editor.open(""))).containsExactly("game-start");
    }
}
