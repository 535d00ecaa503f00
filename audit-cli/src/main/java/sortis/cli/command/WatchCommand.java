package sortis.cli.command;

import io.vavr.collection.HashMap;
import io.vavr.collection.Vector;
import java.io.File;
import java.nio.file.Path;
import java.util.function.Function;
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
    public String name() {
        return "watch";
    }

    @Override
    public CommandSpec spec() {
        return Options.command(
                        name(),
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
        checkFile(path);
        Selection wanted = Selection.of(asked);
        Log log = Log.read(path);
        Function<Transcript, Audited> auditing =
                transcript -> audited(log, transcript, wanted.orElse(new Settings().of(path)));
        Audited _ = Troubles.orThrow(() -> auditing.apply(log.transcript()));
        Screen screen = new Screen(console, kind());
        Runtime.getRuntime().addShutdownHook(new Thread(screen::leave));
        return new Watch(Path.of(path), auditing, console, screen).run();
    }

    private static void checkFile(String path) {
        if (path.equals(Log.STANDARD_INPUT)) {
            throw new Trouble("standard input is never saved; name a file");
        }
        if (new File(path).exists() && !new File(path).isFile()) {
            throw new Trouble(path + " is no file; name a log");
        }
    }

    private static Audited audited(Log log, Transcript transcript, Selection wanted) {
        AuditReport whole = Auditor.STRICT.audit(transcript);
        return new Audited(
                log.path(),
                log.name(),
                transcript,
                whole,
                whole.only(wanted::wants),
                Vector.empty(),
                transcript.lines().isEmpty() ? HashMap.empty() : StockTrails.of(transcript, whole));
    }

    private static Screen.Kind kind() {
        boolean isTerminal =
                Boolean.getBoolean("sortis.terminal") && !"dumb".equals(System.getenv("TERM"));
        return isTerminal ? Screen.Kind.TERMINAL : Screen.Kind.PAPER;
    }
}
