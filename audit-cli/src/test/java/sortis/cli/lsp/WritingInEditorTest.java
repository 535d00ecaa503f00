package sortis.cli.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What an editor offers to write. A bar marks the cursor.
class WritingInEditorTest {
    private static final String HEAD =
            "sortis\nseeds 01 5A\nstart 12,7\nagents A \"B C\"\nA clear 12,7\n";

    private static final String START =
            "{\"type\": \"game-started\", \"turn\": 0, \"seeds\": {\"x\": \"01\", \"y\": \"5A\"},"
                    + " \"start\": [12, 7]}\n";

    private final Editor editor = new Editor();

    @AfterEach
    void leave() {
        editor.close();
    }

    private List<CompletionItem> completions(String before, String line) {
        var _ = editor.open(before + line.replace("|", "") + "\n");
        return editor.completions((int) before.lines().count(), line.indexOf('|'));
    }

    private List<String> offered(String before, String line) {
        return completions(before, line).stream().map(CompletionItem::getLabel).toList();
    }

    /// The line after a word on offer was chosen.
    private String chosen(String before, String line, String word) {
        TextEdit edit =
                completions(before, line).stream()
                        .filter(item -> item.getLabel().equals(word))
                        .findFirst()
                        .orElseThrow()
                        .getTextEdit()
                        .getLeft();
        String after = Editor.applied(editor.text(), List.of(edit));
        return after.lines().skip(before.lines().count()).findFirst().orElseThrow();
    }

    @Test
    void aLineBeginsWithAnAgentOrAKeyword() {
        assertThat(offered(HEAD, "|")).containsExactly("A", "B C", "x:", "y:", "count", "strike");
        assertThat(offered("# nothing yet\n", "so|")).isEmpty();
    }

    @Test
    void anEmptyFileIsInTheFormThatItsNameSays() {
        try (Editor other = new Editor("file:///nowhere/game.sortis")) {
            var _ = other.open("");
            assertThat(other.offered(0, 0)).contains("sortis", "seeds", "start", "rulings");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "A |; clear workshop move route operate rest feed road vehicle joins at take",
                "A mo|; move",
                "A move |; 12,7",
                "A move 12,7 > |; 12,7",
                "A move 12,7 > 12,9 |; arrives",
                "A route 12,7 |; load drop feed wait mod phase",
                "A route 12,7 drop |; all",
                "A feed 12,7 |; ready",
                "A vehicle 0 12,7 -1w |; slots note seq",
                "10,7 = |; water forest mountain",
                "A operate |; 12,7"
            })
    void whatFollowsIsWhatTheNotationTakesThere(String line, String words) {
        assertThat(offered(HEAD, line)).contains(words.split(" "));
    }

    @Test
    void namesAreWrittenAsTheNotationWritesThem() {
        assertThat(chosen(HEAD, "|", "B C")).isEqualTo("\"B C\"");
        assertThat(chosen(HEAD, "A mo| 12,7", "move")).isEqualTo("A move 12,7");
    }

    @Test
    void rulingsAndTheirChoicesAreOffered() {
        assertThat(offered("sortis\nseeds 01 5A\n", "rulings carry=1 |")).contains("stock", "walk");
        assertThat(chosen("sortis\n", "rulings st|", "stock")).isEqualTo("rulings stock=");
        assertThat(offered("sortis\n", "rulings stock=|")).containsExactly("local", "pooled");
    }

    @Test
    void nothingIsOfferedInACommentOrBehindAFault() {
        assertThat(offered(HEAD, "A clear # |")).isEmpty();
        assertThat(offered(HEAD, "A clear ?? |")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "{|; type turn seq paper note",
                "{\"type\": \"|\"}; forest-cleared agent-moved",
                "{\"type\": \"forest-cleared\", \"turn\": 0, |}; agent at wood",
                "{\"type\": \"forest-cleared\", \"wo|; wood",
                "{|, \"type\": \"forest-cleared\"}; agent at wood",
                "{\"type\": \"forest-cleared\", \"agent\": |}; A",
                "{\"type\": \"building-raised\", \"building\": \"|\"}; workshop smelter",
                "{\"type\": \"square-charted\", \"terrain\": |; water forest mountain",
                "{\"type\": \"forest-cleared\", \"at\": |}; [12, 7]",
                "{\"type\": \"agent-moved\", \"path\": [|; [12, 7]",
                "{\"type\": \"route-assigned\", \"stops\": [{\"at\": [1, 2], |; wait unload feed",
                "{\"type\": \"loaded\", \"what\": {\"wood\": 1, |; ore(0)",
                "{\"type\": \"game-started\", \"rulings\": {|; stock carry",
                "{\"type\": \"game-started\", \"rulings\": {\"stock\": |; pooled"
            })
    void jsonTakesTheKeysAndWordsOfItsType(String line, String words) {
        assertThat(offered(START, line)).contains(words.split(" (?![0-9])"));
    }

    @Test
    void keysThatAreThereAreNotOfferedAgain() {
        assertThat(offered(START, "{\"type\": \"forest-cleared\", \"turn\": 0, |"))
                .doesNotContain("type", "turn");
    }

    @Test
    void quotesThatAreThereAreReplaced() {
        assertThat(chosen(START, "{\"type\": \"forest|\"}", "forest-cleared"))
                .isEqualTo("{\"type\": \"forest-cleared\"}");
        assertThat(chosen(START, "{\"ty|\": 1}", "type")).startsWith("{\"type\": ");
        assertThat(chosen(START, "{ty|", "type")).isEqualTo("{\"type\": ");
    }
}
