package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.Trouble;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.Form;
import sortis.eventstore.notation.Remarks;

/// `sortis convert`: writes a log in its other form.
public final class ConvertCommand implements Subcommand {
    private static final String FROM = "--from";
    private static final String CSV = "csv";

    @Override
    public String name() {
        return "convert";
    }

    @Override
    public CommandSpec spec() {
        return Drafts.withOutput(
                Options.command(
                                name(),
                                "Write a log as JSON lines or in the notebook notation, without"
                                        + " loss.",
                                "  sortis convert mygame.sortis -o mygame.jsonl",
                                "  sortis convert mygame.jsonl           to the screen",
                                "  sortis convert - --to jsonl <log      for other programs",
                                "  sortis convert game.csv -o game.sortis   out of a spreadsheet",
                                "",
                                "Exit code: 0 done, 2 could not be done.")
                        .addPositional(Options.argument("IN", "0", "A log; - is standard input."))
                        .addOption(Drafts.to("the other one; of CSV, as OUT ends, or jsonl"))
                        .addOption(Options.option(FROM, "csv", "IN is CSV, whatever its name.")));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        Option<Form> wanted = Drafts.wanted(asked);
        if (isSpreadsheet(asked)) {
            return imported(asked, console);
        }
        Manuscript log = Manuscript.read(Options.argument(asked, 0));
        Form form = wanted.getOrElse(() -> other(log.form()));
        String text = Drafts.text(log.entries(), form);
        Drafts.deliver(asked, text, console);
        dropped(log, form).forEach(console::complain);
        return ExitCode.FINE;
    }

    private static boolean isSpreadsheet(ParseResult asked) {
        String from = Options.text(asked, FROM).getOrElse("");
        if (!from.isEmpty() && !from.equals(CSV)) {
            throw new Trouble(
                    FROM + " " + from + " is not known; use csv, or leave it out for a log");
        }
        return !from.isEmpty()
                || Options.argument(asked, 0).toLowerCase(Locale.ROOT).endsWith("." + CSV);
    }

    private static int imported(ParseResult asked, Console console) {
        Form form = Drafts.told(asked).getOrElse(Form.JSON_LINES);
        Seq<Entry> entries = Imports.csv(Options.argument(asked, 0), console);
        Drafts.deliver(asked, Drafts.text(entries, form), console);
        return ExitCode.FINE;
    }

    private static Form other(Form form) {
        return form == Form.NOTATION ? Form.JSON_LINES : Form.NOTATION;
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
