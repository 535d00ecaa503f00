package sortis.cli.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.EventStore;
import sortis.eventstore.notation.NotationWriter;
import sortis.finding.Finding;
import sortis.finding.Severity;

/// What an editor can do about findings.
class FixesTest {
    private static final String START =
            "{\"type\": \"game-started\", \"turn\": 0, \"seeds\": {\"x\": \"01\", \"y\": \"5A\"},"
                    + " \"start\": [12, 7]}\n";
    private static final String CLEARING =
            "{\"type\": \"forest-cleared\", \"turn\": 0, \"agent\": \"A\", \"at\": [12, 7],"
                    + " \"wood\": 2}";

    private final Editor editor = new Editor();

    @AfterEach
    void leave() {
        editor.close();
    }

    private static List<String> titles(List<CodeAction> actions) {
        return actions.stream().map(CodeAction::getTitle).toList();
    }

    private static List<String> codes(List<Diagnostic> marks) {
        return marks.stream().map(mark -> mark.getCode().getLeft()).toList();
    }

    private CodeAction offered(int line, String title) {
        return editor.actions(line).stream()
                .filter(action -> action.getTitle().startsWith(title))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theTrueValueTakesThePlaceOfTheClaim() {
        var _ = editor.open(START + CLEARING + "\n");

        assertThat(titles(editor.actions(1)))
                .containsExactly("Write 1 instead of 2", "Mark clear-yield as accepted");
        CodeAction action = offered(1, "Write");
        assertThat(action.getIsPreferred()).isTrue();
        assertThat(codes(action.getDiagnostics())).containsExactly("clear-yield");
        assertThat(editor.perform(action)).isEmpty();
        assertThat(editor.text()).endsWith("\"wood\": 1}\n");
    }

    @Test
    void acceptingWritesANote() {
        var _ = editor.open(START + CLEARING + "\r\n");

        assertThat(editor.perform(offered(1, "Mark")))
                .singleElement()
                .satisfies(mark ->
                        assertThat(mark.getSeverity())
                                .isEqualTo(org.eclipse.lsp4j.DiagnosticSeverity.Hint));
        assertThat(editor.text())
                .endsWith("\"wood\": 2, \"note\": \"sortis: accept clear-yield\"}\r\n");
        assertThat(titles(editor.actions(1))).containsExactly("Write 1 instead of 2");
    }

    @Test
    void acceptingKeepsWhatTheNoteSays() {
        var _ = editor.open(START + CLEARING.replace("{", "{\"note\": \"so \\\"said\\\" Bea\", "));

        var _ = editor.perform(offered(1, "Mark"));

        assertThat(editor.text())
                .contains("\"note\": \"so \\\"said\\\" Bea; sortis: accept clear-yield\"");
    }

    @Test
    void acceptingJoinsWhatIsAcceptedAlready() {
        var _ =
                editor.open(
                        START
                                + CLEARING.replace(
                                        "{", "{\"note\": \"sortis: accept map-value, agreed\", "));

        var _ = editor.perform(offered(1, "Mark"));

        assertThat(editor.text())
                .contains("\"note\": \"sortis: accept clear-yield, map-value, agreed\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " # yes", " \"Bea said so\"", "   "})
    void acceptingInTheNotationStandsBehindTheEntryAndBeforeAComment(String rest) {
        var _ =
                editor.open(
                        "sortis\nseeds 01 5A\nstart 12,7\nagents A\nA clear 12,7 +2w"
                                + rest
                                + "\n");

        List<Diagnostic> marks = editor.perform(offered(4, "Mark"));

        assertThat(marks)
                .singleElement()
                .satisfies(mark ->
                        assertThat(mark.getSeverity())
                                .isEqualTo(org.eclipse.lsp4j.DiagnosticSeverity.Hint));
    }

    @Test
    void acceptingAStrikeOrAStartIsNoReasonAndNoTitle() {
        var _ = editor.open("sortis\nseeds 00 5A\nstart 12,7\nagents A\nstrike 9\n");

        var _ = editor.perform(offered(4, "Mark"));
        var _ = editor.perform(offered(1, "Mark"));

        assertThat(editor.text())
                .contains("strike 9 note \"sortis: accept strike-entry\"\n")
                .startsWith("sortis note \"sortis: accept seed-zero\"\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"forest-claered", "forestcleared"})
    void theNearestTypeTakesThePlaceOfAnUnknownOne(String type) {
        var _ = editor.open(START + CLEARING.replace("forest-cleared", type).replace("2}", "1}"));

        assertThat(editor.perform(offered(1, "Write \"forest-cleared\" instead of"))).isEmpty();
    }

    @Test
    void theNearestKeyTakesThePlaceOfAnUnknownOne() {
        var _ = editor.open(START + CLEARING.replace("\"wood\": 2", "\"wod\": 1"));

        assertThat(editor.perform(offered(1, "Write \"wood\" instead of \"wod\""))).isEmpty();
    }

    @Test
    void theNearestWordTakesThePlaceOfAnUnknownOne() {
        var _ = editor.open("sortis\nseeds 01 5A\nstart 12,7\nagents A\nA cleer 12,7 +1w\n");

        assertThat(editor.perform(offered(4, "Write clear instead of cleer"))).isEmpty();
    }

    static Stream<Path> logs() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("../samples"))) {
            return files
                    .filter(file -> file.getFileName().toString().matches("(broken|game)\\.jsonl"))
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("logs")
    void everyClaimThatIsWrongCanBeCorrectedInEitherForm(Path log) throws IOException {
        String json = Files.readString(log);

        correctAll(json);
        notation(json).forEach(FixesTest::correctAll);
    }

    @ParameterizedTest
    @MethodSource("logs")
    void everyErrorOfAnEntryCanBeAcceptedInEitherForm(Path log) throws IOException {
        String json = Files.readString(log);

        acceptAll(json);
        notation(json).forEach(FixesTest::acceptAll);
    }

    private static void correctAll(String log) {
        Study study = study(log);
        for (Finding finding : study.whole().findings().filter(FixesTest::isOfClaim)) {
            CodeAction fix = fixes(study, finding, "Write").getOrElseThrow(AssertionError::new);
            Study after = study(Editor.applied(log, edits(fix)));
            assertThat(after.whole().findings().map(FixesTest::place))
                    .as(fix.getTitle())
                    .doesNotContain(place(finding));
        }
    }

    private static void acceptAll(String log) {
        Study study = study(log);
        for (Finding finding : study.whole().findings().filter(FixesTest::isOfEntry)) {
            boolean isUnread = finding.code().text().startsWith("entry-un");
            Option<CodeAction> fix = fixes(study, finding, "Mark");
            assertThat(fix.isEmpty()).as(place(finding)).isEqualTo(isUnread);
            fix.forEach(action -> {
                Study after = study(Editor.applied(log, edits(action)));
                assertThat(
                                after.whole()
                                        .findings()
                                        .filter(each -> place(each).equals(place(finding)))
                                        .map(Finding::severity))
                        .contains(Severity.ACCEPTED);
            });
        }
    }

    private static boolean isOfEntry(Finding finding) {
        return finding.origin().isDefined()
                && (finding.severity() == Severity.ERROR || finding.severity() == Severity.WARNING);
    }

    private static Option<String> notation(String json) {
        Seq<Entry> entries =
                EventStore.stream(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)))
                        .read()
                        .filter(Entry.class::isInstance)
                        .map(Entry.class::cast);
        return Option.of(NotationWriter.lines(entries).mkString("\n"))
                .filter(text -> text.startsWith("sortis"));
    }

    private static boolean isOfClaim(Finding finding) {
        boolean isNoMountain =
                finding.code().text().equals("map-ore") && finding.evidence().expected().isEmpty();
        return finding.isError()
                && !isNoMountain
                && Vector.of(
                                "entry-number",
                                "lfsr-seed",
                                "lfsr-step",
                                "map-value",
                                "map-terrain",
                                "map-ore",
                                "arrival-turn",
                                "route-period",
                                "route-phase",
                                "position",
                                "clear-yield",
                                "build-cost",
                                "smelt-cost",
                                "smelt-yield",
                                "smelt-ready",
                                "vehicle-slots",
                                "skip-gain",
                                "stock-count")
                        .contains(finding.code().text());
    }

    private static Study study(String log) {
        return Study.of(new Text(log), Option.none(), _ -> true, () -> false);
    }

    private static String place(Finding finding) {
        return finding.code()
                + finding.origin().map(origin -> " " + origin.where().number()).getOrElse("")
                + finding.evidence().subject();
    }

    private static Option<CodeAction> fixes(Study study, Finding finding, String title) {
        CodeActionParams asked =
                new CodeActionParams(
                        new TextDocumentIdentifier(Editor.URI),
                        study.range(finding),
                        new CodeActionContext(List.of()));
        return Fixes.in(study, asked)
                .find(action ->
                        action.getTitle().startsWith(title)
                                && action.getDiagnostics()
                                        .getFirst()
                                        .equals(Marking.of(Editor.URI, study, finding)));
    }

    private static List<TextEdit> edits(CodeAction action) {
        return action.getEdit().getChanges().values().iterator().next();
    }
}
