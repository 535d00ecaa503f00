package sortis.cli.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Supplier;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.ExitCode;
import sortis.cli.Log;
import sortis.cli.Trouble;
import sortis.cli.report.RefusalText;
import sortis.eventstore.EventStore;
import sortis.eventstore.file.HeldLog;

/// What commands have in common that write to a log.
final class Waiting {
    private static final String WAIT = "--wait";
    private static final long LONGEST = 86_400;

    private Waiting() {}

    static OptionSpec option() {
        return Options.option(
                WAIT,
                "SECONDS",
                "How long others who write to it are waited for (default: "
                        + EventStore.PATIENCE.toSeconds()
                        + ").");
    }

    static Duration patience(ParseResult asked) {
        return Options.text(asked, WAIT)
                .map(text -> Duration.ofSeconds(Options.number(WAIT, text, 0, LONGEST)))
                .getOrElse(EventStore.PATIENCE);
    }

    /// The name of a log that can be written to.
    ///
    /// @throws Trouble if no file can have it
    static String log(String path) {
        if (path.equals(Log.STANDARD_INPUT)) {
            throw new Trouble("standard input cannot be written; name a file");
        }
        try {
            Path _ = Path.of(path);
            return path;
        } catch (InvalidPathException impossible) {
            throw new Trouble("no file can have the name " + path + ": " + impossible.getReason());
        }
    }

    /// Does something while nobody else writes to a log that is to be replaced.
    ///
    /// @throws Trouble if it cannot be replaced
    static int alone(String path, Supplier<Integer> work) {
        Log.checkPlain(path);
        return HeldLog.alone(Path.of(path), EventStore.PATIENCE, work)
                .getOrElseThrow(refusal ->
                        new Trouble(RefusalText.of(path, refusal), ExitCode.of(refusal.why())));
    }
}
