package sortis.cli.command;

import io.vavr.collection.HashMap;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.Log;
import sortis.cli.Trouble;
import sortis.cli.report.Audited;
import sortis.cli.watch.Screen;
import sortis.cli.watch.Watch;
import sortis.replay.Transcript;
import sortis.replay.audit.AuditReport;
import sortis.replay.audit.Auditor;
import sortis.replay.audit.StockTrails;

/// `sortis watch`: audits a log again whenever it is saved, and shows what has changed.
public final class WatchCommand implements Subcommand {
    @Override
    public CommandSpec spec() {
        return Options.command(
                        "watch",
                        "Audit a log whenever it is saved, and show what is new and what is"
                                + " mended.",
                        "  sortis watch mygame.sortis        while you type it in an editor",
                        "",
                        "Exit code: 130 left with Ctrl-C, 2 could not be done.")
                .addPositional(Options.argument("LOG", "0", "A log."))
                .addOption(
                        Options.listed(
                                Selection.SELECT, "CODES", "Only these, such as build-cost,map."))
                .addOption(Options.listed(Selection.IGNORE, "CODES", "All but these."));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        String path = Options.argument(asked, 0);
        if (path.equals(Log.STANDARD_INPUT)) {
            throw new Trouble("standard input is never saved; name a file");
        }
        Selection wanted = Selection.of(asked);
        Selection _ = new Settings().of(path);
        Log log = Log.read(path);
        Screen screen = new Screen(console, kind());
        Runtime.getRuntime().addShutdownHook(new Thread(screen::leave));
        return new Watch(
                        Path.of(path),
                        transcript ->
                                audited(log, transcript, wanted.orElse(new Settings().of(path))),
                        console,
                        screen)
                .run();
    }

    private static Audited audited(Log log, Transcript transcript, Selection wanted) {
        AuditReport whole = Auditor.STRICT.audit(transcript);
        return new Audited(
                log.path(),
                log.name(),
                transcript,
                whole,
                whole.only(wanted::wants),
                io.vavr.collection.Vector.empty(),
                transcript.lines().isEmpty() ? HashMap.empty() : StockTrails.of(transcript, whole));
    }

    private static Screen.Kind kind() {
        boolean isTerminal =
                Boolean.getBoolean("sortis.terminal") && !"dumb".equals(System.getenv("TERM"));
        return isTerminal ? Screen.Kind.TERMINAL : Screen.Kind.PAPER;
    }
}
