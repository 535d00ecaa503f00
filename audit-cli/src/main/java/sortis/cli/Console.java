package sortis.cli;

import java.io.PrintWriter;
import picocli.CommandLine.Help.Ansi;
import sortis.cli.report.Signs;
import sortis.cli.report.Style;

/// Where a command writes: results to `out`, progress and trouble to `err`, both UTF-8 whatever the
/// machine's language.
///
/// @param colours whether `out` shows colours
/// @param signs those that `out` shows
public record Console(PrintWriter out, PrintWriter err, boolean colours, Signs signs) {
    public Console(PrintWriter out, PrintWriter err, boolean colours) {
        this(out, err, colours, Signs.ANY);
    }

    /// A console on the process' own streams. Colours are for terminals alone, and not for those
    /// who ask for none (`NO_COLOR`).
    static Console on(Outlet out, Outlet err) {
        boolean wanted = System.getenv("NO_COLOR") == null && !"dumb".equals(System.getenv("TERM"));
        return new Console(
                out.writer(), err.writer(), wanted && Boolean.getBoolean("sortis.terminal"));
    }

    /// Says what could not be done; nothing in it moves a cursor.
    public void complain(String words) {
        err.println(Style.harmless(words));
    }

    /// How results look.
    public Style style() {
        return new Style(colours, signs);
    }

    /// How texts of help look.
    Ansi ansi() {
        return colours ? Ansi.ON : Ansi.OFF;
    }

    /// The same console, but with no other signs in its streams.
    Console writing(Signs wanted) {
        return wanted == Signs.ANY ? this : inAscii(wanted);
    }

    private Console inAscii(Signs escapes) {
        return new Console(
                new PrintWriter(new AsciiWriter(out, escapes)),
                new PrintWriter(new AsciiWriter(err, Signs.TEXT)),
                colours,
                escapes);
    }
}
