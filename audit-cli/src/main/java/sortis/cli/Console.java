package sortis.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import sortis.cli.report.Style;

/// Where a command writes: results to `out`, progress and trouble to `err`, both UTF-8 whatever the
/// machine's language.
///
/// @param colours whether `out` shows colours
public record Console(PrintWriter out, PrintWriter err, boolean colours) {
    /// The process' own streams. Colours are for terminals alone, and not for those who ask for
    /// none (`NO_COLOR`).
    public static Console ofProcess() {
        boolean wanted = System.getenv("NO_COLOR") == null && !"dumb".equals(System.getenv("TERM"));
        return new Console(
                writer(FileDescriptor.out),
                writer(FileDescriptor.err),
                wanted && Boolean.getBoolean("sortis.terminal"));
    }

    private static PrintWriter writer(FileDescriptor descriptor) {
        return new PrintWriter(new FileOutputStream(descriptor), false, StandardCharsets.UTF_8);
    }

    /// How results look.
    public Style style() {
        return new Style(colours);
    }

    /// Whether everything written so far has gone out.
    boolean isFlushed() {
        err.flush();
        return !out.checkError();
    }
}
