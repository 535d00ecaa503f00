package sortis.cli.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What an editor shows and finds in a log that is read.
class ReadingInEditorTest {
    private static final Path SLIPS = Path.of("../samples/games/slips/game.jsonl");
    private static final Path NOTEBOOK = Path.of("../samples/games/notebook/game.sortis");

    private final Editor editor = new Editor();

    @AfterEach
    void leave() {
        editor.close();
    }

    private String openNotebook() throws IOException {
        var _ = editor.open(Files.readString(NOTEBOOK));
        return editor.text();
    }

    private Position place(String line, String word) {
        List<String> lines = editor.text().lines().toList();
        int number =
                lines.indexOf(
                        lines.stream()
                                .filter(each -> each.startsWith(line))
                                .findFirst()
                                .orElseThrow());
        return new Position(number, lines.get(number).indexOf(word));
    }

    private Hover hover(Position at) {
        return Editor.await(
                editor.server
                        .getTextDocumentService()
                        .hover(new HoverParams(editor.document(), at)));
    }

    private String hovered(String line, String word) {
        return hover(place(line, word)).getContents().getRight().getValue();
    }

    private List<Range> defined(Position at) {
        return Editor.await(
                        editor.server
                                .getTextDocumentService()
                                .definition(new DefinitionParams(editor.document(), at)))
                .getLeft()
                .stream()
                .map(Location::getRange)
                .toList();
    }

    @Test
    void aSquareIsShownAsItIsAfterTheEntry() throws IOException {
        var _ = openNotebook();

        assertThat(hovered("A clear 12,7", "12,7"))
                .isEqualTo(
                        """
                        **12,7** 78, forest, cleared
                        - stands: nothing
                        - pile: 1 wood and 2 ore(0)
                        - here: A, standing\
                        """);
        assertThat(hovered("A workshop 0", "12,7"))
                .contains("- stands: workshop 0", "- pile: 1 wood and 1 ore(0)");
        assertThat(hovered("8,0 =", "8,0")).startsWith("**8,0** EF, mountain with ore(0)\n");
        assertThat(editor.at(hover(place("A clear 12,7", "12,7")).getRange())).isEqualTo("12,7");
    }

    @Test
    void anAgentIsShownAsItIsAfterTheEntry() throws IOException {
        var _ = openNotebook();

        assertThat(hovered("A operate 10,7", "A"))
                .isEqualTo(
                        """
                        **A** on 10,7, operating
                        - authority: 0
                        - vehicle: none
                        - carries: nothing\
                        """);
        assertThat(hovered("B route", "B")).startsWith("**B** on 13,7, on a route");
    }

    @Test
    void anEntryIsShownWithTheStateAfterItAndWhatIsWrong() throws IOException {
        var _ = editor.open(Files.readString(SLIPS));

        assertThat(hover(new Position(15, 2)).getContents().getRight().getValue())
                .startsWith("**A lays road 0 on 10,6**\n\nAfter it: turn 40, highest workshop 0.\n")
                .contains("**error** `build-cost`\n\nIt costs 2 ore\\(0\\), not 1 ore\\(0\\).\n")
                .contains("\n    2 squares of road of grade 0, 1 ore(0) each: 2 ore(0)");
    }

    @Test
    void namesSayNothingToMarkdown() {
        var _ =
                editor.open(
                        """
                        sortis
                        seeds 01 5A
                        start 12,7
                        agents "*A* [x](http://y)"
                        "*A* [x](http://y)" clear 12,7
                        """);

        assertThat(hovered("\"*A*", "*A*"))
                .startsWith("**\\*A\\* \\[x\\]\\(http://y\\)** on 12,7, standing");
    }

    @Test
    void nothingIsShownWhereNothingIs() throws IOException {
        var _ = openNotebook();

        assertThat(hover(new Position(5, 0))).isNull();
        assertThat(hover(new Position(5000, 50))).isNull();
    }

    @Test
    void fromAWrongLineOneGoesToItsCause() throws IOException {
        var _ = editor.open(Files.readString(SLIPS));

        assertThat(defined(new Position(6, 5)))
                .singleElement()
                .satisfies(cause -> assertThat(editor.at(cause)).isEqualTo("\"C4\""));
    }

    @Test
    void fromAnAgentOneGoesToWhereItJoined() throws IOException {
        var _ = openNotebook();

        assertThat(defined(place("B at", "B"))).containsExactly(range(place("B joins", "B"), 1));
        assertThat(defined(place("A clear", "A")))
                .containsExactly(range(place("agents A", "A"), 1));
    }

    private static Range range(Position start, int length) {
        return new Range(start, new Position(start.getLine(), start.getCharacter() + length));
    }

    @Test
    void fromAStrikeOneGoesToTheEntryStruck() throws IOException {
        var _ = openNotebook();

        assertThat(defined(place("strike 5", "5")).stream().map(editor::at))
                .singleElement()
                .asString()
                .startsWith("12,1 = E.");
    }

    @Test
    void theOutlineIsByPageAndTurn() throws IOException {
        var _ = openNotebook();

        List<DocumentSymbol> symbols =
                Editor.await(
                                editor.server
                                        .getTextDocumentService()
                                        .documentSymbol(
                                                new DocumentSymbolParams(editor.document())))
                        .stream()
                        .map(symbol -> symbol.getRight())
                        .toList();

        assertThat(symbols.stream().map(DocumentSymbol::getName)).containsExactly("turn 0", "p3");
        List<DocumentSymbol> turns = symbols.get(1).getChildren();
        assertThat(turns.stream().map(DocumentSymbol::getName))
                .startsWith("turn 0", "turn 2", "turn 140", "turn 143");
        assertThat(turns.getFirst().getChildren().stream().map(DocumentSymbol::getName))
                .startsWith("A clears 12,7", "A raises workshop 0 on 12,7");
        assertThat(symbols).allSatisfy(ReadingInEditorTest::holdsItsChildren);
    }

    private static void holdsItsChildren(DocumentSymbol symbol) {
        assertThat(holds(symbol.getRange(), symbol.getSelectionRange())).isTrue();
        List<DocumentSymbol> children =
                symbol.getChildren() == null ? List.of() : symbol.getChildren();
        assertThat(children)
                .allSatisfy(child -> {
                    assertThat(holds(symbol.getRange(), child.getRange())).isTrue();
                    holdsItsChildren(child);
                });
    }

    private static boolean holds(Range outer, Range inner) {
        return key(outer.getStart()) <= key(inner.getStart())
                && key(inner.getEnd()) <= key(outer.getEnd());
    }

    private static long key(Position place) {
        return place.getLine() * 1_000_000L + place.getCharacter();
    }

    @Test
    void pagesFold() throws IOException {
        var _ = openNotebook();

        List<FoldingRange> folds =
                Editor.await(
                        editor.server
                                .getTextDocumentService()
                                .foldingRange(new FoldingRangeRequestParams(editor.document())));

        assertThat(folds)
                .singleElement()
                .satisfies(fold ->
                        assertThat(fold.getStartLine())
                                .isEqualTo(place("A clear 12,7", "A").getLine()));
    }

    @Test
    void theNextNumberStandsBehindAWorksheetLineAndNothingElse() throws IOException {
        var _ = openNotebook();
        Range all = new Range(new Position(0, 0), new Position(1000, 0));

        List<InlayHint> hints =
                Editor.await(
                        editor.server
                                .getTextDocumentService()
                                .inlayHint(new InlayHintParams(editor.document(), all)));

        assertThat(hints.stream().map(hint -> hint.getLabel().getLeft()))
                .containsExactly("next D4", "next 53");
        assertThat(hints.getFirst().getPosition().getLine())
                .isEqualTo(place("x: 01", "x").getLine());
    }
}
