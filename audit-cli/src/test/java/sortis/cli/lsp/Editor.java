package sortis.cli.lsp;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;

/// An editor with one document open, and a server of its own at the other end of two pipes.
final class Editor implements LanguageClient, AutoCloseable {
    static final String URI = "file:///nowhere/game.jsonl";

    private static final int PIPE = 1 << 20;
    private static final long PATIENCE = 120;

    private final BlockingQueue<PublishDiagnosticsParams> published = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> ended;
    private final PipedOutputStream toServer = new PipedOutputStream();
    final List<String> log = new ArrayList<>();
    final LanguageServer server;
    private final String uri;
    private String text = "";
    private int version;

    Editor() {
        this(URI);
    }

    Editor(String uri) {
        this.uri = uri;
        try {
            PipedInputStream atServer = new PipedInputStream(toServer, PIPE);
            PipedOutputStream fromServer = new PipedOutputStream();
            PipedInputStream here = new PipedInputStream(fromServer, PIPE);
            this.ended =
                    CompletableFuture.supplyAsync(() ->
                            Serving.until(atServer, fromServer, _ -> _ -> true, log::addLast));
            Launcher<LanguageServer> launcher =
                    LSPLauncher.createClientLauncher(this, here, toServer);
            var _ = launcher.startListening();
            this.server = launcher.getRemoteProxy();
            var _ = await(server.initialize(new InitializeParams()));
            server.initialized(new InitializedParams());
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }

    static <T> T await(CompletableFuture<T> future) {
        try {
            return future.get(PATIENCE, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException failed) {
            throw new IllegalStateException(failed);
        }
    }

    /// Opens a document and waits for what is said of it.
    List<Diagnostic> open(String words) {
        text = words;
        version = 1;
        server.getTextDocumentService()
                .didOpen(
                        new DidOpenTextDocumentParams(
                                new TextDocumentItem(uri, "sortis", version, words)));
        return marks();
    }

    /// Replaces what stands in a range, and waits for what is said then.
    List<Diagnostic> type(Range range, String words) {
        text = applied(text, List.of(new TextEdit(range, words)));
        version++;
        change(version, new TextDocumentContentChangeEvent(range, words));
        return marks();
    }

    void change(int to, TextDocumentContentChangeEvent change) {
        server.getTextDocumentService()
                .didChange(
                        new DidChangeTextDocumentParams(
                                new VersionedTextDocumentIdentifier(uri, to), List.of(change)));
    }

    /// What is said of the newest version.
    List<Diagnostic> marks() {
        return marks(version);
    }

    List<Diagnostic> marks(int of) {
        PublishDiagnosticsParams next = next();
        while (next.getVersion() != null && next.getVersion() < of) {
            next = next();
        }
        return next.getDiagnostics();
    }

    private PublishDiagnosticsParams next() {
        try {
            PublishDiagnosticsParams next = published.poll(PATIENCE, TimeUnit.SECONDS);
            if (next == null) {
                throw new IllegalStateException("nothing was published; the log: " + log);
            }
            return next;
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    List<Diagnostic> shut() {
        server.getTextDocumentService().didClose(new DidCloseTextDocumentParams(document()));
        return next().getDiagnostics();
    }

    TextDocumentIdentifier document() {
        return new TextDocumentIdentifier(uri);
    }

    /// What can be done about the marks on a line, counted from 0.
    List<CodeAction> actions(int line) {
        Range range = new Range(new Position(line, 0), new Position(line, 0));
        return await(
                        server.getTextDocumentService()
                                .codeAction(
                                        new CodeActionParams(
                                                document(),
                                                range,
                                                new CodeActionContext(List.of()))))
                .stream()
                .map(action -> action.getRight())
                .toList();
    }

    /// Does what an action says, and waits for what is said then.
    List<Diagnostic> perform(CodeAction action) {
        TextEdit edit = action.getEdit().getChanges().getOrDefault(uri, List.of()).getFirst();
        return type(edit.getRange(), edit.getNewText());
    }

    /// The words offered at a place.
    List<String> offered(int line, int character) {
        return completions(line, character).stream().map(CompletionItem::getLabel).toList();
    }

    List<CompletionItem> completions(int line, int character) {
        return await(
                        server.getTextDocumentService()
                                .completion(
                                        new CompletionParams(
                                                document(), new Position(line, character))))
                .getLeft();
    }

    String text() {
        return text;
    }

    /// The part of the text in a range.
    String at(Range range) {
        return text.substring(offset(text, range.getStart()), offset(text, range.getEnd()));
    }

    static String applied(String text, List<TextEdit> edits) {
        String now = text;
        Comparator<TextEdit> byStart =
                Comparator.comparingInt(edit -> offset(text, edit.getRange().getStart()));
        for (TextEdit edit : edits.stream().sorted(byStart.reversed()).toList()) {
            now =
                    now.substring(0, offset(text, edit.getRange().getStart()))
                            + edit.getNewText()
                            + now.substring(offset(text, edit.getRange().getEnd()));
        }
        return now;
    }

    private static int offset(String text, Position place) {
        int start = 0;
        for (int line = 0; line < place.getLine(); line++) {
            start = text.indexOf('\n', start) + 1;
        }
        return start + place.getCharacter();
    }

    /// Says `shutdown` and `exit`; how the server ended.
    int leave() {
        var _ = await(server.shutdown());
        return exit();
    }

    int exit() {
        server.exit();
        return await(ended);
    }

    /// Goes without a word.
    int vanish() {
        try {
            toServer.close();
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
        return await(ended);
    }

    @Override
    public void close() {
        server.exit();
    }

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams marks) {
        published.add(marks);
    }

    @Override
    public void telemetryEvent(Object event) {}

    @Override
    public void showMessage(MessageParams message) {}

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(
            ShowMessageRequestParams request) {
        return CompletableFuture.completedFuture(new MessageActionItem());
    }

    @Override
    public void logMessage(MessageParams message) {}
}
