package sortis.cli.watch;

import io.vavr.collection.Seq;
import sortis.cli.Console;

/// Where the changes are shown, each once, with how things stand below them.
public final class Screen {
    private static final String CLEARED_LINE = "\r\u001b[K";

    private final Console console;
    private final Kind kind;
    private String status = "";

    /// What can be done with what was written before.
    public enum Kind {
        /// Nothing.
        PAPER,
        /// The last line can be written anew.
        TERMINAL
    }

    public Screen(Console console, Kind kind) {
        this.console = console;
        this.kind = kind;
    }

    /// Shows changes and the status; nothing if neither is new.
    ///
    /// @param next one line
    void show(Seq<String> changes, String next) {
        if (changes.isEmpty() && next.equals(status)) {
            return;
        }
        status = next;
        if (kind == Kind.TERMINAL) {
            console.out().print(CLEARED_LINE);
        }
        changes.forEach(console.out()::println);
        if (kind == Kind.TERMINAL) {
            console.out().print(next);
        } else {
            console.out().println(next);
        }
        console.out().flush();
    }

    /// Ends the status line.
    public void leave() {
        if (kind == Kind.TERMINAL) {
            console.out().println();
            console.out().flush();
        }
    }
}
