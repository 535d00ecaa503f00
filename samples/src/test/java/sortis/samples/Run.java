package sortis.samples;

import java.io.PrintWriter;
import java.io.StringWriter;
import sortis.cli.Console;
import sortis.cli.Sortis;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// How the program ended and what it said.
record Run(int exit, String out, String err) {
    private static final JsonMapper MAPPER = new JsonMapper();

    static Run of(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Console console = new Console(new PrintWriter(out), new PrintWriter(err), false);
        int exit = Sortis.run(console, arguments);
        return new Run(exit, out.toString(), err.toString());
    }

    /// What it said, as a value.
    JsonNode json() {
        return json(out);
    }

    static JsonNode json(String text) {
        return MAPPER.readTree(text);
    }
}
