package sortis.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/// How a command ended and what it wrote.
record Ran(int code, String out, String err) {
    /// Runs the program in this process.
    static Ran sortis(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Console console = new Console(new PrintWriter(out), new PrintWriter(err), false);
        int code = Sortis.run(console, arguments);
        return new Ran(code, out.toString(), err.toString());
    }
}
