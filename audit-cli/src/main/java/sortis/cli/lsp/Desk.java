package sortis.cli.lsp;

import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.jsonrpc.CompletableFutures;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;

/// The open documents. Texts change at once, in the order in which changes come; studying them and
/// answering is done by one worker, which looks at the newest text alone and gives up a study as
/// soon as there is a newer one.
final class Desk {
    /// How long to wait for more typing before an audit, in milliseconds.
    private static final long PAUSE = 20;

    private final ScheduledExecutorService worker;
    private final Function<String, Scholar> scholars;
    private final BiConsumer<Sheet, Either<String, Study>> publish;
    private final Consumer<String> log;
    private final Map<String, Sheet> sheets = new ConcurrentHashMap<>();

    /// Touched by the worker alone.
    private final Map<String, Scholar> studied = new HashMap<>();

    Desk(
            ScheduledExecutorService worker,
            Function<String, Scholar> scholars,
            BiConsumer<Sheet, Either<String, Study>> publish,
            Consumer<String> log) {
        this.worker = worker;
        this.scholars = scholars;
        this.publish = publish;
        this.log = log;
    }

    /// A document as it is now.
    record Sheet(String uri, int version, Text text) {}

    void open(String uri, int version, String text) {
        put(new Sheet(uri, version, new Text(text)));
    }

    /// Changes a document; what is older than the document, or about none, changes nothing.
    void change(String uri, int version, List<TextDocumentContentChangeEvent> changes) {
        Sheet sheet = sheets.get(uri);
        if (sheet == null || version <= sheet.version()) {
            log.accept("a change to version " + version + " of " + uri + " comes too late");
            return;
        }
        put(new Sheet(uri, version, sheet.text().edited(changes)));
    }

    void close(String uri) {
        var _ = sheets.remove(uri);
        later(() -> forget(uri), 0);
    }

    private void forget(String uri) {
        var _ = studied.remove(uri);
    }

    private void put(Sheet sheet) {
        var _ = sheets.put(sheet.uri(), sheet);
        later(() -> audit(sheet), PAUSE);
    }

    private void later(Runnable work, long pause) {
        try {
            var _ = worker.schedule(() -> guarded(work), pause, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException _) {
            log.accept("the server is shutting down");
        }
    }

    private void guarded(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
            log.accept("a fault of sortis itself; please report it: " + fault);
        }
    }

    private void audit(Sheet sheet) {
        if (!isNewest(sheet)) {
            return;
        }
        try {
            Either<String, Study> study =
                    scholar(sheet).study(sheet.text(), () -> !isNewest(sheet));
            if (isNewest(sheet)) {
                publish.accept(sheet, study);
            }
        } catch (CancellationException _) {
            // A newer text is on its way to being studied.
        }
    }

    private boolean isNewest(Sheet sheet) {
        return sheet.equals(sheets.get(sheet.uri()));
    }

    private Scholar scholar(Sheet sheet) {
        return studied.computeIfAbsent(sheet.uri(), scholars);
    }

    /// An answer from the study of the newest text, or of the last one that could be studied.
    ///
    /// @param none the answer about documents that are not open or never could be studied
    <T> CompletableFuture<T> ask(String uri, Function<Study, T> answer, T none) {
        if (worker.isShutdown()) {
            return CompletableFuture.failedFuture(
                    refused(ResponseErrorCode.InvalidRequest, "the server is shutting down"));
        }
        return CompletableFutures.computeAsync(
                worker,
                cancel -> {
                    cancel.checkCanceled();
                    Sheet sheet = sheets.get(uri);
                    return sheet == null ? none : answered(sheet, answer, none);
                });
    }

    private <T> T answered(Sheet sheet, Function<Study, T> answer, T none) {
        return latest(sheet).map(study -> answered(study, answer, none)).getOrElse(none);
    }

    private Option<Study> latest(Sheet sheet) {
        try {
            Scholar scholar = scholar(sheet);
            return scholar.study(sheet.text(), () -> !isNewest(sheet))
                    .toOption()
                    .orElse(scholar::lastGood);
        } catch (CancellationException _) {
            throw refused(ResponseErrorCode.ContentModified, "the document has changed");
        }
    }

    private static ResponseErrorException refused(ResponseErrorCode code, String why) {
        return new ResponseErrorException(new ResponseError(code, why, null));
    }

    private <T> T answered(Study study, Function<Study, T> answer, T none) {
        try {
            return answer.apply(study);
        } catch (RuntimeException | StackOverflowError fault) {
            log.accept("a fault of sortis itself; please report it: " + fault);
            return none;
        }
    }
}
