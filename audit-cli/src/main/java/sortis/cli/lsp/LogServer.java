package sortis.cli.lsp;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SetTraceParams;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;
import sortis.cli.lsp.Desk.Sheet;
import sortis.finding.RuleCode;

/// The server as the protocol sees it: what it can do, and how it ends.
final class LogServer implements LanguageServer {
    private final CompletableFuture<Integer> ended = new CompletableFuture<>();
    private final CompletableFuture<LanguageClient> client = new CompletableFuture<>();
    private final ScheduledExecutorService worker =
            Executors.newSingleThreadScheduledExecutor(Threads.named("sortis-audits"));
    private final TextDocumentService documents;
    private volatile boolean isShutDown;

    /// @param wants which rules the player of a document wants to hear of
    /// @param log for what nobody can be told otherwise
    LogServer(Function<String, Predicate<RuleCode>> wants, Consumer<String> log) {
        this.documents =
                new Documents(
                        new Desk(
                                worker,
                                uri -> new Scholar(() -> wants.apply(uri)),
                                this::publish,
                                log),
                        this::publish);
    }

    void connect(LanguageClient remote) {
        boolean _ = client.complete(remote);
    }

    /// Comes to be the exit code once the client has ended the server.
    CompletableFuture<Integer> ended() {
        return ended;
    }

    private void publish(Sheet sheet, Either<String, Study> study) {
        Seq<Diagnostic> marks =
                study.fold(
                        why -> Vector.of(Marking.trouble(why)),
                        known -> Marking.all(sheet.uri(), known));
        publish(new PublishDiagnosticsParams(sheet.uri(), marks.asJava(), sheet.version()));
    }

    private void publish(PublishDiagnosticsParams marks) {
        var _ = client.thenAccept(remote -> remote.publishDiagnostics(marks));
    }

    @Override
    public CompletableFuture<InitializeResult> initialize(InitializeParams client) {
        return CompletableFuture.completedFuture(
                new InitializeResult(capabilities(), new ServerInfo("sortis")));
    }

    private static ServerCapabilities capabilities() {
        ServerCapabilities able = new ServerCapabilities();
        able.setTextDocumentSync(TextDocumentSyncKind.Incremental);
        able.setHoverProvider(true);
        able.setDefinitionProvider(true);
        able.setDocumentSymbolProvider(true);
        able.setFoldingRangeProvider(true);
        able.setInlayHintProvider(true);
        able.setCodeActionProvider(new CodeActionOptions(List.of(CodeActionKind.QuickFix)));
        able.setCompletionProvider(new CompletionOptions(false, List.of(" ", "\"", "=", ">")));
        return able;
    }

    @Override
    public CompletableFuture<Object> shutdown() {
        isShutDown = true;
        var _ = worker.shutdownNow();
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void exit() {
        end();
    }

    /// Ends the server: in order only after a `shutdown`.
    void end() {
        boolean _ = ended.complete(isShutDown ? 0 : 1);
    }

    @Override
    public TextDocumentService getTextDocumentService() {
        return documents;
    }

    @Override
    public WorkspaceService getWorkspaceService() {
        return new Workspace();
    }

    @Override
    public void setTrace(SetTraceParams wish) {
        // There is nothing to trace.
    }

    @Override
    public void cancelProgress(WorkDoneProgressCancelParams progress) {
        // No progress is reported.
    }
}
