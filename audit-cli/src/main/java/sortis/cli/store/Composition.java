package sortis.cli.store;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import sortis.cli.Trouble;
import sortis.cli.play.Context;
import sortis.cli.play.Context.Coordinates;
import sortis.cli.store.Appending.Numbering;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.Contents;
import sortis.eventstore.EntryId;
import sortis.eventstore.Expected;
import sortis.eventstore.Form;
import sortis.eventstore.Inscription;
import sortis.eventstore.json.EntryJson;
import sortis.eventstore.line.RawLine;
import sortis.eventstore.notation.NotationWriter;
import sortis.value.Turn;

/// How lines that were handed in are written into a certain log.
///
/// @param path of the log, which tells the form of an empty one
/// @param id the name of the first entry, if it shall have one
/// @param numbering whether entries get their numbers
record Composition(
        String path,
        Submission submission,
        Expected expected,
        Option<EntryId> id,
        Numbering numbering) {
    /// The lines in the form of the log.
    ///
    /// @throws Trouble if they cannot be written so
    Seq<String> lines(Contents log) {
        Form form = form(log);
        Seq<String> lines = form == submission.form() ? submission.lines() : converted(form, log);
        Seq<String> filled = form == Form.JSON_LINES ? lines.reject(String::isBlank) : lines;
        return id.isEmpty() && numbering == Numbering.NONE ? filled : inscribed(filled, log);
    }

    private Form form(Contents log) {
        String name = path.toLowerCase(Locale.ROOT);
        Form byName = name.endsWith(".jsonl") ? Form.JSON_LINES : submission.form();
        boolean isEmpty = log.lines().forAll(line -> line.isBlank());
        return isEmpty ? name.endsWith(".sortis") ? Form.NOTATION : byName : log.form();
    }

    private Seq<String> converted(Form form, Contents log) {
        Turn turn = log.entries().lastOption().flatMap(LogLine::writtenTurn).getOrElse(Turn.ZERO);
        return switch (form) {
            case JSON_LINES ->
                    read(log.entries().isEmpty() ? "" : "@" + turn).map(EntryJson::write);
            case NOTATION -> inNotation(log);
        };
    }

    private Seq<String> inNotation(Contents log) {
        Context end = Context.of(log.lines().map(RawLine::shown)).after();
        if (end.coordinates() == Coordinates.HEXADECIMAL) {
            throw new Trouble(
                    path
                            + " has hexadecimal coordinates; give entries in the notation, as it"
                            + " is written");
        }
        return NotationWriter.lines(read(""), end.turn(), end.page());
    }

    /// The entries that were handed in.
    ///
    /// @param above a line of the notation to stand above them
    private Vector<Entry> read(String above) {
        String text = submission.lines().prepend(above).mkString("\n");
        Vector<LogLine> read =
                Contents.of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))
                        .entries();
        read.find(line -> !(line instanceof Entry)).forEach(this::refuse);
        return read.map(Entry.class::cast);
    }

    private void refuse(LogLine line) {
        throw new Trouble(
                "the entry in line "
                        + (line.where().line() - 1)
                        + " of those given cannot be read, and "
                        + path
                        + " is in the other form; give it in the form of the log to hear more");
    }

    private Seq<String> inscribed(Seq<String> lines, Contents log) {
        Contents with = log.with(lines);
        int before = log.entries().size();
        long first = expected.place(log).getOrElse(before) + 1L;
        return with.entries()
                .drop(before)
                .zipWithIndex()
                .foldLeft(
                        lines,
                        (sofar, entry) -> inscribed(sofar, line(entry._1, log), first, entry._2));
    }

    private static int line(LogLine entry, Contents log) {
        return (int) entry.where().line() - log.lines().size() - 1;
    }

    private Seq<String> inscribed(Seq<String> lines, int line, long first, int index) {
        if (line < 0) {
            throw new Trouble("these lines change entries that are written already");
        }
        return lines.update(line, text -> named(numbered(text, first + index), index));
    }

    private String numbered(String text, long number) {
        return numbering == Numbering.NONE
                ? text
                : Inscription.numbered(text, number).getOrElse(text);
    }

    private String named(String text, int index) {
        Option<EntryId> name = index == 0 ? id : Option.none();
        return name.map(wanted -> named(text, wanted)).getOrElse(text);
    }

    private static String named(String text, EntryId name) {
        return Inscription.named(text, name)
                .getOrElseThrow(() ->
                        new Trouble(
                                "--id finds no place in: "
                                        + text
                                        + "; give a whole entry on one line, or use --expect"));
    }
}
