package sortis.cli.command;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;

/// A command of the program. Set up in code, without reflection, which is felt at every start.
public interface Subcommand {
    /// What it is called by.
    String name();

    /// Whether it looks into logs, so that it is worthwhile to be prepared for that.
    default boolean readsLogs() {
        return true;
    }

    /// Whether it tells of the other commands, so that these must be set up too.
    default boolean tellsOfOthers() {
        return false;
    }

    /// Its name, options and help.
    CommandSpec spec();

    /// Does what was asked for.
    ///
    /// @return the exit code
    /// @throws sortis.cli.Trouble if it cannot be done
    int run(ParseResult asked, Console console);
}
