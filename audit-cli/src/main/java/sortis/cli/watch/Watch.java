package sortis.cli.watch;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Function;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.Trouble;
import sortis.cli.report.Audited;
import sortis.cli.report.WatchText;
import sortis.finding.Finding;
import sortis.replay.Transcript;
import sortis.time.Unforeseeable;

/// Shows what changes in the audit of a log whenever it is saved.
public final class Watch {
    /// After that time a last line that cannot be read is taken to be meant so.
    private static final Duration PATIENCE = Duration.ofMillis(1500);

    private static final Duration LONG = Duration.ofMinutes(10);

    private final Path file;
    private final Function<Transcript, Audited> auditing;
    private final Console console;
    private final Screen screen;
    private final WatchText text;
    private Seq<Finding> shown = Vector.empty();

    /// @param auditing audits the log with that content
    public Watch(
            Path file, Function<Transcript, Audited> auditing, Console console, Screen screen) {
        this.file = file;
        this.auditing = auditing;
        this.console = console;
        this.screen = screen;
        Path name = file.getFileName();
        this.text = new WatchText(console.style(), String.valueOf(name));
    }

    /// Goes on until it is interrupted, or nobody reads any more what it writes.
    ///
    /// @return the exit code
    public int run() {
        try (Saves saves = new Saves(file)) {
            Glance glance = Glance.at(file);
            while (!console.out().checkError()) {
                show(glance);
                boolean isSaved = saves.await(glance.isPending() ? PATIENCE : LONG);
                glance = isSaved ? Glance.at(file) : glance.settled();
            }
            return ExitCode.FINE;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return ExitCode.INTERRUPTED;
        }
    }

    private void show(Glance glance) {
        switch (glance) {
            case Glance.Whole whole -> show(whole);
            case Glance.Growing _ -> screen.show(Vector.empty(), text.growing());
            case Glance.Nothing(var why) -> screen.show(Vector.empty(), waiting(why));
        }
    }

    private String waiting(Glance.Why why) {
        return switch (why) {
            case GONE -> text.gone();
            case EMPTY -> text.empty();
            case CLOSED -> text.closed();
        };
    }

    private void show(Glance.Whole whole) {
        try {
            Audited audited = auditing.apply(Glance.transcript(whole));
            Seq<Finding> now = audited.report().findings();
            Changes changes = Changes.between(shown, now);
            shown = now;
            screen.show(
                    text.changes(audited, changes.fresh(), changes.mended()), text.status(audited));
        } catch (Trouble trouble) {
            screen.show(Vector.empty(), text.failed(trouble.words()));
        } catch (Unforeseeable _) {
            screen.show(Vector.empty(), text.failed("its routes take too long to come round"));
        }
    }
}
