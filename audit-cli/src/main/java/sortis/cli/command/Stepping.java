package sortis.cli.command;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.Log;
import sortis.cli.step.Film;
import sortis.cli.step.Screening;

/// `sortis replay LOG` at a terminal: the game entry by entry.
final class Stepping {
    /// Options that say nothing about what is shown.
    private static final Vector<String> LOOKS = Vector.of(Options.ASCII, Maps.COLOR);

    private Stepping() {}

    /// Whether somebody sits at a terminal and asked for nothing in particular.
    static boolean isWanted(ParseResult asked) {
        return !Options.argument(asked, 0).equals(Log.STANDARD_INPUT)
                && Vector.ofAll(asked.matchedOptions())
                        .forAll(option -> LOOKS.contains(option.longestName()))
                && !"dumb".equals(System.getenv("TERM"))
                && Option.of(System.console()).exists(terminal -> terminal.isTerminal());
    }

    /// Steps through a log that holds a game.
    ///
    /// @return the exit code
    static int through(Log log, ParseResult asked, Console console) {
        Film film = Troubles.orThrow(() -> Film.of(log.name(), log.transcript()));
        return Screening.of(film, Maps.depth(asked, console), console.signs());
    }
}
