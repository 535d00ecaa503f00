package sortis.cli.lsp;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import sortis.finding.RuleCode;

/// Serves one client over a pair of streams.
public final class Serving {
    private static final Logger ROOT = Logger.getLogger("");

    private Serving() {}

    /// Serves until the client says `exit`, or goes without a word.
    ///
    /// @param wants which rules the player of a document, named by its URI, wants to hear of
    /// @param log takes what nobody can be told otherwise, a line at a time
    /// @return 0 if the client said `shutdown` first, else 1
    public static int until(
            InputStream in,
            OutputStream out,
            Function<String, Predicate<RuleCode>> wants,
            Consumer<String> log) {
        logTo(log);
        LogServer server = new LogServer(wants, log);
        ExecutorService threads = Executors.newCachedThreadPool(Threads.named("sortis-lsp"));
        Launcher<LanguageClient> launcher =
                LSPLauncher.createServerLauncher(server, in, out, threads, messages -> messages);
        server.connect(launcher.getRemoteProxy());
        Future<Void> listening = launcher.startListening();
        var _ = threads.submit(() -> awaitEnd(listening, server));
        return server.ended().join();
    }

    /// A client that goes without a word ends the server, too.
    private static void awaitEnd(Future<Void> listening, LogServer server) {
        try {
            var _ = listening.get();
        } catch (ExecutionException | InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            server.end();
        }
    }

    private static void logTo(Consumer<String> log) {
        for (Handler handler : ROOT.getHandlers()) {
            ROOT.removeHandler(handler);
        }
        ROOT.addHandler(new OneLine(log));
    }

    /// Writes the library's complaints as single lines.
    private static final class OneLine extends Handler {
        private final Consumer<String> log;

        OneLine(Consumer<String> log) {
            this.log = log;
        }

        @Override
        public void publish(LogRecord complaint) {
            if (complaint.getLevel().intValue() >= Level.WARNING.intValue()) {
                Throwable thrown = complaint.getThrown();
                log.accept(
                        complaint.getMessage()
                                + (thrown == null ? "" : ": " + thrown.getMessage()));
            }
        }

        @Override
        public void flush() {
            // Every line is written at once.
        }

        @Override
        public void close() {
            // Nothing is kept open.
        }
    }
}
