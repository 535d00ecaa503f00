package sortis.cli.watch;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.HashMap;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sortis.cli.Console;
import sortis.cli.report.Audited;
import sortis.replay.Transcript;
import sortis.replay.audit.AuditReport;
import sortis.replay.audit.Auditor;

/// A log is audited again whenever it is saved.
class WatchTest {
    private static final String GAME = "sortis\nseeds 01 5A\nstart 12,7\nA clear 12,7 +1w\n";
    private static final Duration LONG = Duration.ofSeconds(30);

    @TempDir private Path folder;

    private final StringWriter out = new StringWriter();
    private final Console console =
            new Console(new PrintWriter(out, true), new PrintWriter(out), false);
    private Path log = Path.of("none");
    private Thread watching = new Thread();

    @BeforeEach
    void watch() throws IOException {
        log = Files.writeString(folder.resolve("game.sortis"), GAME);
        Screen screen = new Screen(console, Screen.Kind.PAPER);
        watching = new Thread(() -> new Watch(log, this::audited, console, screen).run());
        watching.start();
        until(text -> text.contains("game.sortis: clean, 2 entries, nothing wrong."));
    }

    @AfterEach
    void leave() throws InterruptedException {
        watching.interrupt();
        watching.join(LONG);
        assertThat(watching.isAlive()).isFalse();
    }

    private Audited audited(Transcript transcript) {
        AuditReport report = Auditor.STRICT.audit(transcript);
        return new Audited(
                "game.sortis",
                "game.sortis",
                transcript,
                report,
                report,
                Vector.empty(),
                HashMap.empty());
    }

    private String until(Predicate<String> is) {
        long end = System.nanoTime() + LONG.toNanos();
        while (!is.test(out.toString()) && System.nanoTime() < end) {
            Thread.onSpinWait();
            sleep();
        }
        String text = out.toString();
        assertThat(is.test(text)).as(text).isTrue();
        return text;
    }

    private static void sleep() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void added(String text) throws IOException {
        Path _ = Files.writeString(log, text, StandardOpenOption.APPEND);
    }

    @Test
    void aNewErrorIsShownAndThenMended() throws IOException {
        added("A workshop 0 12,7 -2o0\n");
        String wrong = until(text -> text.contains("faulty, 3 entries, 1 error."));
        assertThat(wrong).contains("game.sortis:5: error build-cost").contains("not 2 ore(0)");

        Path _ = Files.writeString(log, GAME + "A workshop 0 12,7 -1o0\n");
        until(text -> text.contains("mended: line 5 build-cost\ngame.sortis: clean, 3 entries"));
    }

    @Test
    void aFileThatTakesItsPlaceIsSeen() throws IOException {
        Path other = Files.writeString(folder.resolve("game.sortis~"), GAME + "A at 10,7\n");
        Path _ = Files.move(other, log, StandardCopyOption.REPLACE_EXISTING);

        until(text -> text.contains("error position"));
    }

    @Test
    void aLogThatIsGoneIsWaitedFor() throws IOException {
        Files.delete(log);
        until(text -> text.contains("game.sortis: is not there"));

        Path _ = Files.writeString(log, GAME + "A at 12,7\n");
        String text = until(shown -> shown.contains("clean, 3 entries"));
        assertThat(text).doesNotContain("error");
    }

    @Test
    void aLineBeingWrittenIsNoError() throws IOException {
        added("A workshop 0 12,");
        until(text -> text.contains("its last line is still being written"));

        added("7 -1o0\n");
        until(text -> text.contains("clean, 3 entries"));
    }

    @Test
    void aLineThatStaysWithoutEndIsJudged() throws IOException {
        added("A workshop 0 12,");

        String text = until(shown -> shown.contains("error entry-unreadable"));
        assertThat(text).contains("its last line is still being written");
    }
}
