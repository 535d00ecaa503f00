package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.Delivery;
import sortis.cli.Delivery.Existing;
import sortis.cli.Log;
import sortis.cli.Trouble;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.Form;
import sortis.eventstore.json.EntryJson;
import sortis.eventstore.notation.NotationWriter;

/// What commands write that make files: where to, in which form, and over what.
final class Drafts {
    private static final String OUT = "-o";
    private static final String TO = "--to";
    private static final String FORCE = "--force";
    private static final String JSON = "jsonl";
    private static final String NOTATION = "sortis";

    private Drafts() {}

    /// `-o` and `--force`.
    static CommandSpec withOutput(CommandSpec spec) {
        return spec.addOption(
                        OptionSpec.builder(OUT, "--output")
                                .type(String.class)
                                .paramLabel("OUT")
                                .description("Where to write (default: standard output).")
                                .build())
                .addOption(Options.flag(FORCE, "Replace OUT if it exists."));
    }

    /// `--to`.
    static OptionSpec to(String otherwise) {
        return OptionSpec.builder(TO)
                .type(String.class)
                .paramLabel("FORM")
                .completionCandidates(List.of(JSON, NOTATION))
                .description("jsonl, sortis (default: " + otherwise + ").")
                .build();
    }

    /// The form that was asked for, if one was.
    static Option<Form> wanted(ParseResult asked) {
        return Options.text(asked, TO).map(Drafts::form);
    }

    /// The form that was asked for, or that the ending of OUT tells.
    static Option<Form> told(ParseResult asked) {
        Option<String> name = out(asked).map(path -> path.toLowerCase(Locale.ROOT));
        return wanted(asked)
                .orElse(name.filter(path -> path.endsWith("." + JSON)).map(_ -> Form.JSON_LINES))
                .orElse(name.filter(path -> path.endsWith("." + NOTATION)).map(_ -> Form.NOTATION));
    }

    private static Form form(String name) {
        return switch (name) {
            case JSON -> Form.JSON_LINES;
            case NOTATION -> Form.NOTATION;
            default -> throw new Trouble(TO + " " + name + " is not known; use jsonl or sortis");
        };
    }

    /// The file to write; none for standard output.
    static Option<String> out(ParseResult asked) {
        return Options.text(asked, OUT).filter(path -> !path.equals(Log.STANDARD_INPUT));
    }

    /// Refuses to write over what is read.
    ///
    /// @throws Trouble if OUT is one of these logs
    static void checkOut(ParseResult asked, String... logs) {
        for (String log : logs) {
            if (out(asked).exists(path -> isSame(path, log))) {
                throw new Trouble("that would overwrite the log " + log + "; name another file");
            }
        }
    }

    /// Whether both are there and one file, by whatever names.
    static boolean isSame(String path, String other) {
        try {
            return Files.exists(Path.of(path)) && Files.isSameFile(Path.of(path), Path.of(other));
        } catch (IOException | InvalidPathException _) {
            return false;
        }
    }

    /// Entries as a log.
    static String text(Seq<Entry> entries, Form form) {
        return written(entries, form).map(line -> line + "\n").mkString();
    }

    private static Seq<String> written(Seq<Entry> entries, Form form) {
        return switch (form) {
            case JSON_LINES -> entries.map(EntryJson::write);
            case NOTATION -> NotationWriter.lines(entries);
        };
    }

    /// Writes a text where it was asked for, all of it or nothing.
    ///
    /// @throws Trouble if it cannot be written
    static void deliver(ParseResult asked, String text, Console console) {
        checkOut(asked, Options.argument(asked, 0));
        var _ =
                out(asked)
                        .peek(path -> Delivery.write(path, text, existing(asked)))
                        .onEmpty(() -> console.out().print(text));
    }

    /// What is to become of a file that is there already.
    static Existing existing(ParseResult asked) {
        return asked.hasMatchedOption(FORCE) ? Existing.REPLACED : Existing.KEPT;
    }
}
