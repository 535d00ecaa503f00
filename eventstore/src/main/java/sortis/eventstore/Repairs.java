package sortis.eventstore;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.json.EntryJson;
import sortis.eventstore.json.JsonRepairs;
import sortis.eventstore.notation.NotationRepairs;
import sortis.eventstore.notation.NotationWriter;
import sortis.value.Turn;

/// What lines of a log that cannot be read may have been meant to say.
///
/// @param form that of the log
/// @param head the text of its first entry
public record Repairs(Form form, String head) {
    /// For the lines of a log. Its form is told by the first entry that can be read.
    ///
    /// @param lines all that are not blank, in order
    public static Repairs in(Seq<LogLine> lines) {
        String head =
                lines.find(Entry.class::isInstance).map(line -> line.where().text()).getOrElse("");
        return new Repairs(head.isEmpty() ? Form.JSON_LINES : Form.of(head), head);
    }

    /// The entries that a line may have meant, the likeliest first; each with the place of the
    /// line. None for an entry.
    public Seq<Entry> entries(LogLine line) {
        Seq<Entry> entries =
                switch (form) {
                    case JSON_LINES -> JsonRepairs.of(line);
                    case NOTATION -> NotationRepairs.entries(line, head);
                };
        return entries.distinctBy(entry -> entry.content().toString() + entry.turn());
    }

    /// The lines with which an entry would be written in the log. In one with hexadecimal squares
    /// it is JSON, which leaves no doubt about them.
    public Seq<String> written(Entry entry) {
        return form == Form.NOTATION && NotationRepairs.isDecimal(head)
                ? NotationWriter.lines(Vector.of(entry), entry.turn(), entry.where().paper())
                : Vector.of(EntryJson.write(entry));
    }

    /// The turns that a line may have meant to set for the entries below it, the likeliest first.
    public Seq<Turn> turns(LogLine line) {
        return switch (form) {
            case JSON_LINES -> Vector.empty();
            case NOTATION -> NotationRepairs.turns(line);
        };
    }
}
