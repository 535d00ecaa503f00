package sortis.cli.play;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import sortis.cli.Console;
import sortis.cli.report.Style;

/// A session whose lines come from a text.
record Play(int code, String out) {
    static final String HEAD = "sortis\nseeds 01 5A\nstart 12,7\n";

    private static Play of(Session session, String typed) {
        StringWriter out = new StringWriter();
        Console console = new Console(new PrintWriter(out), new PrintWriter(out), false);
        var in = new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8));
        int code = new Sitting(session, new Reader(in), console).run();
        return new Play(code, out.toString());
    }

    /// A game in a new file.
    static Play begun(Path file, String typed) {
        return of(Opening.creating(file.toString(), Style.PLAIN), typed);
    }

    /// A game that is gone on with.
    static Play continued(Path file, String typed) {
        return of(Opening.going(file.toString(), Style.PLAIN), typed);
    }

    /// A game that is in no file.
    static Play unsaved(String typed) {
        return of(Opening.unsaved(Style.PLAIN), typed);
    }
}
