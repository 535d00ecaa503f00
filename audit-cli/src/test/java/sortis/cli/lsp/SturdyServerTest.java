package sortis.cli.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.vavr.control.Either;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Whatever a client does, the server goes on, and it ends as the protocol says.
class SturdyServerTest {
    private static final String NOTEBOOK =
            "sortis\nseeds 01 5A\nstart 12,7\nagents A\nA clear 12,7 +2w\n";

    private final Editor editor = new Editor();

    @AfterEach
    void leave() {
        editor.close();
    }

    private CompletableFuture<Hover> hovered(String uri) {
        return editor.server
                .getTextDocumentService()
                .hover(new HoverParams(new TextDocumentIdentifier(uri), new Position(4, 0)));
    }

    private void assertStillServing() {
        assertThat(Editor.await(hovered(Editor.URI))).isNotNull();
    }

    @Test
    void unknownMethodsAreRefusedAndNothingElse() {
        var _ = editor.open(NOTEBOOK);
        Endpoint raw = ServiceEndpoints.toEndpoint(editor.server);

        CompletableFuture<?> answer = raw.request("textDocument/somethingNew", new JsonObject());
        raw.notify("$/somethingNew", new JsonObject());

        assertThat(answer)
                .failsWithin(java.time.Duration.ofMinutes(2))
                .withThrowableThat()
                .withCauseInstanceOf(ResponseErrorException.class)
                .havingCause()
                .satisfies(refusal ->
                        assertThat(((ResponseErrorException) refusal).getResponseError().getCode())
                                .isEqualTo(ResponseErrorCode.MethodNotFound.getValue()));
        assertStillServing();
    }

    @Test
    void documentsThatAreNotOpenHaveNoAnswers() {
        assertThat(Editor.await(hovered("file:///nowhere/else.jsonl"))).isNull();
        editor.change(7, new TextDocumentContentChangeEvent("{}"));
        var _ = editor.open(NOTEBOOK);
        assertStillServing();
    }

    @Test
    void requestsCanBeCancelled() {
        var _ = editor.open(NOTEBOOK);
        for (int times = 0; times < 50; times++) {
            boolean _ = hovered(Editor.URI).cancel(true);
        }
        assertStillServing();
    }

    @Test
    void rangesThatAreNotThereAreMadeToFit() {
        var _ = editor.open(NOTEBOOK);

        Range beyond = new Range(new Position(4, 900), new Position(900, 900));
        editor.change(2, new TextDocumentContentChangeEvent(beyond, " # more\n"));
        assertThat(editor.marks(2)).hasSize(1);

        Range backwards = new Range(new Position(3, 2), new Position(-1, -1));
        editor.change(3, new TextDocumentContentChangeEvent(backwards, ""));
        assertThat(editor.marks(3)).hasSize(1);
    }

    @Test
    void afterAFaultTheLastGoodStudyStays() {
        AtomicBoolean isBroken = new AtomicBoolean();
        Scholar scholar =
                new Scholar(() -> {
                    if (isBroken.get()) {
                        throw new IllegalStateException("no settings");
                    }
                    return _ -> true;
                });
        Either<String, Study> good = scholar.study(new Text(NOTEBOOK), () -> false);
        isBroken.set(true);

        Either<String, Study> bad = scholar.study(new Text(NOTEBOOK + "A rest\n"), () -> false);

        assertThat(bad.swap().toOption())
                .contains(
                        "A fault of sortis itself; please report it:"
                                + " java.lang.IllegalStateException: no settings");
        assertThat(scholar.lastGood()).isEqualTo(good.toOption());
        isBroken.set(false);
        assertThat(scholar.study(new Text(NOTEBOOK + "A rest\n"), () -> false).isRight()).isTrue();
    }

    @Test
    void aHugeDocumentDoesNotHoldUpTheNextOne() {
        String line =
                "{\"type\": \"square-charted\", \"turn\": 0, \"at\": [12, 7], \"value\": \"78\"}\n";
        var _ = editor.open(NOTEBOOK);

        editor.change(2, new TextDocumentContentChangeEvent(line.repeat(10_000)));
        editor.change(3, new TextDocumentContentChangeEvent(NOTEBOOK + line.repeat(5_000)));
        editor.change(4, new TextDocumentContentChangeEvent(NOTEBOOK));

        assertThat(editor.marks(4)).hasSize(1);
        assertStillServing();
    }

    @Test
    void veryManyFindingsAreCut() {
        var _ = editor.open(NOTEBOOK);

        editor.change(2, new TextDocumentContentChangeEvent("sortis\n" + "??\n".repeat(7_000)));

        assertThat(editor.marks(2)).hasSizeBetween(1, Marking.MOST);
    }

    @Test
    void afterAShutdownNothingIsAnsweredAndTheEndIsInOrder() {
        var _ = editor.open(NOTEBOOK);
        var _ = Editor.await(editor.server.shutdown());

        assertThat(hovered(Editor.URI))
                .failsWithin(java.time.Duration.ofMinutes(2))
                .withThrowableThat()
                .withCauseInstanceOf(ResponseErrorException.class);
        assertThat(editor.exit()).isZero();
    }

    @Test
    void anExitWithoutAShutdownIsOutOfOrder() {
        assertThat(editor.exit()).isEqualTo(1);
    }

    @Test
    void aClientThatVanishesEndsTheServer() {
        assertThat(editor.vanish()).isEqualTo(1);
    }
}
