package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.Delivery;
import sortis.cli.Delivery.Existing;
import sortis.cli.ExitCode;
import sortis.cli.Log;
import sortis.cli.Trouble;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.Form;
import sortis.eventstore.json.EntryJson;
import sortis.eventstore.notation.NotationWriter;
import sortis.eventstore.notation.Remarks;

/// `sortis convert`: writes a log in its other form.
public final class ConvertCommand implements Subcommand {
    private static final String OUT = "-o";
    private static final String TO = "--to";
    private static final String FORCE = "--force";
    private static final String JSON = "jsonl";
    private static final String NOTATION = "sortis";

    @Override
    public CommandSpec spec() {
        return Options.command(
                        "convert",
                        "Write a log as JSON lines or in the notebook notation, without loss.",
                        "  sortis convert mygame.sortis -o mygame.jsonl",
                        "  sortis convert mygame.jsonl           to the screen",
                        "  sortis convert - --to jsonl <log      for other programs",
                        "",
                        "Exit code: 0 done, 2 could not be done.")
                .addPositional(Options.argument("IN", "0", "A log; - is standard input."))
                .addOption(
                        OptionSpec.builder(OUT, "--output")
                                .type(String.class)
                                .paramLabel("OUT")
                                .description("Where to write (default: standard output).")
                                .build())
                .addOption(
                        OptionSpec.builder(TO)
                                .type(String.class)
                                .paramLabel("FORM")
                                .completionCandidates(List.of(JSON, NOTATION))
                                .description("jsonl, sortis (default: the other one).")
                                .build())
                .addOption(Options.flag(FORCE, "Replace OUT if it exists."));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        Option<Form> wanted = Options.text(asked, TO).map(ConvertCommand::form);
        Manuscript log = Manuscript.read(Options.argument(asked, 0));
        Form form = wanted.getOrElse(() -> other(log.form()));
        String text = written(log.entries(), form).map(line -> line + "\n").mkString();
        Option<String> out =
                Options.text(asked, OUT).filter(path -> !path.equals(Log.STANDARD_INPUT));
        var _ =
                out.peek(path -> Delivery.write(path, text, existing(asked)))
                        .onEmpty(() -> console.out().print(text));
        dropped(log, form).forEach(console::complain);
        return ExitCode.FINE;
    }

    private static Form form(String name) {
        return switch (name) {
            case JSON -> Form.JSON_LINES;
            case NOTATION -> Form.NOTATION;
            default -> throw new Trouble(TO + " " + name + " is not known; use jsonl or sortis");
        };
    }

    private static Form other(Form form) {
        return form == Form.NOTATION ? Form.JSON_LINES : Form.NOTATION;
    }

    private static Existing existing(ParseResult asked) {
        return asked.hasMatchedOption(FORCE) ? Existing.REPLACED : Existing.KEPT;
    }

    private static Seq<String> written(Seq<Entry> entries, Form form) {
        return switch (form) {
            case JSON_LINES -> entries.map(EntryJson::write);
            case NOTATION -> NotationWriter.lines(entries);
        };
    }

    /// What the player wrote that is not in the other form.
    private static Option<String> dropped(Manuscript log, Form form) {
        Remarks remarks = log.form() == Form.NOTATION ? Remarks.in(log.lines()) : new Remarks(0, 0);
        Seq<String> things =
                Vector.of(
                                counted(remarks.comments(), "comment"),
                                counted(remarks.blankLines(), "blank line"))
                        .flatMap(thing -> thing);
        return Option.when(
                !things.isEmpty(),
                () ->
                        "sortis convert: left out "
                                + things.mkString(" and ")
                                + (form == Form.JSON_LINES
                                        ? ", for which JSON has no place"
                                        : "; sortis fmt keeps them"));
    }

    private static Option<String> counted(int count, String thing) {
        return Option.when(count > 0, () -> count + " " + thing + (count == 1 ? "" : "s"));
    }
}
