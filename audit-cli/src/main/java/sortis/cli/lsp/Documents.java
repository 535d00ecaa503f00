package sortis.cli.lsp;

import io.vavr.collection.Vector;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.jspecify.annotations.Nullable;

/// What editors tell and ask about documents.
final class Documents implements TextDocumentService {
    private final Desk desk;
    private final Consumer<PublishDiagnosticsParams> publish;

    Documents(Desk desk, Consumer<PublishDiagnosticsParams> publish) {
        this.desk = desk;
        this.publish = publish;
    }

    @Override
    public void didOpen(DidOpenTextDocumentParams told) {
        TextDocumentItem document = told.getTextDocument();
        desk.open(document.getUri(), document.getVersion(), document.getText());
    }

    @Override
    public void didChange(DidChangeTextDocumentParams told) {
        VersionedTextDocumentIdentifier document = told.getTextDocument();
        desk.change(document.getUri(), document.getVersion(), told.getContentChanges());
    }

    @Override
    public void didClose(DidCloseTextDocumentParams told) {
        String uri = told.getTextDocument().getUri();
        desk.close(uri);
        publish.accept(new PublishDiagnosticsParams(uri, List.of()));
    }

    @Override
    public void didSave(DidSaveTextDocumentParams told) {
        // The text is known already.
    }

    @Override
    @SuppressWarnings("NullAway") // null is the protocol's word for "nothing to show".
    public CompletableFuture<@Nullable Hover> hover(HoverParams asked) {
        return desk.ask(
                asked.getTextDocument().getUri(),
                study -> Hovers.at(study, asked.getPosition()).getOrElse((Hover) null),
                null);
    }

    @Override
    public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(
            CompletionParams asked) {
        String uri = asked.getTextDocument().getUri();
        return desk.ask(
                uri,
                study -> Either.forLeft(Completions.at(uri, study, asked.getPosition()).asJava()),
                Either.forLeft(List.of()));
    }

    @Override
    public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>>
            definition(DefinitionParams asked) {
        String uri = asked.getTextDocument().getUri();
        return desk.ask(
                uri,
                study -> Either.forLeft(Causes.of(uri, study, asked.getPosition()).asJava()),
                Either.forLeft(List.of()));
    }

    @Override
    public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(
            DocumentSymbolParams asked) {
        return desk.ask(
                asked.getTextDocument().getUri(),
                study ->
                        Outline.of(study)
                                .map(Either::<SymbolInformation, DocumentSymbol>forRight)
                                .asJava(),
                List.of());
    }

    @Override
    public CompletableFuture<List<FoldingRange>> foldingRange(FoldingRangeRequestParams asked) {
        return desk.ask(
                asked.getTextDocument().getUri(),
                study -> Outline.folds(study).asJava(),
                List.of());
    }

    @Override
    public CompletableFuture<List<InlayHint>> inlayHint(InlayHintParams asked) {
        return desk.ask(
                asked.getTextDocument().getUri(),
                study -> Hints.in(study, asked.getRange()).asJava(),
                List.of());
    }

    @Override
    public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams asked) {
        return desk.ask(
                asked.getTextDocument().getUri(),
                study ->
                        Vector.ofAll(Fixes.in(study, asked))
                                .map(Either::<Command, CodeAction>forRight)
                                .asJava(),
                List.of());
    }
}
