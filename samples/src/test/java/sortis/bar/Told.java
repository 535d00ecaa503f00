package sortis.bar;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.StreamSupport;
import sortis.cli.Console;
import sortis.cli.Sortis;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What a command told, and how it ended.
record Told(int exit, String out, String err) {
    /// The exit codes that there are: done, wrong, trouble; and of commands that write: conflict,
    /// no lock, not acknowledged.
    static final Set<Integer> EXITS = Set.of(0, 1, 2, 3, 4, 5, 130);

    private static final JsonMapper MAPPER = new JsonMapper();

    /// Runs a command in this process. Whatever it was given, it ends in words.
    static Told by(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Console console = new Console(new PrintWriter(out), new PrintWriter(err), false);
        int exit = Sortis.run(console, arguments);
        return new Told(exit, out.toString(), err.toString()).inWords();
    }

    static Told audit(Path log) {
        return by("audit", log.toString(), "--format", "json");
    }

    /// Holds that there is no stack trace and no other exit code.
    Told inWords() {
        assertThat(EXITS).contains(exit);
        assertThat(err).doesNotContain("\tat ", "fault of sortis itself", "Exception");
        assertThat(out).doesNotContain("\tat ");
        return this;
    }

    JsonNode json() {
        return MAPPER.readTree(out);
    }

    /// How many entries an audit counted.
    long entries() {
        return json().get("entries").longValue();
    }

    /// The findings of an audit, as `code`, `code line` or `code line:column`, as far as told.
    List<String> findings() {
        return StreamSupport.stream(json().get("findings").spliterator(), false)
                .map(Told::place)
                .toList();
    }

    private static String place(JsonNode finding) {
        return finding.get("code").stringValue()
                + shown(" ", finding.path("line"))
                + shown(":", finding.path("column"));
    }

    private static String shown(String before, JsonNode number) {
        return number.isMissingNode() ? "" : before + number.longValue();
    }
}
