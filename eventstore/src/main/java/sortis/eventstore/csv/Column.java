package sortis.eventstore.csv;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/// A field of an entry as a column of a spreadsheet (rulebook §7).
///
/// @param name as in the header row
/// @param kind of its cells
record Column(String name, CellKind kind) {
    /// Those of all entries, then the others in the order of the rulebook.
    static final Seq<Column> ALL =
            Array.of(
                    new Column("type", CellKind.WORD),
                    new Column("turn", CellKind.NUMBER),
                    new Column("seq", CellKind.NUMBER),
                    new Column("note", CellKind.TEXT),
                    new Column("paper", CellKind.TEXT),
                    new Column("seeds", CellKind.SEEDS),
                    new Column("start", CellKind.SQUARE),
                    new Column("agents", CellKind.NAMES),
                    new Column("player", CellKind.TEXT),
                    new Column("title", CellKind.TEXT),
                    new Column("rulings", CellKind.RULINGS),
                    new Column("axis", CellKind.WORD),
                    new Column("from", CellKind.NUMBER),
                    new Column("values", CellKind.OCTETS),
                    new Column("at", CellKind.SQUARE),
                    new Column("value", CellKind.DIGITS),
                    new Column("nibble", CellKind.DIGITS),
                    new Column("terrain", CellKind.WORD),
                    new Column("ore", CellKind.NUMBER),
                    new Column("agent", CellKind.NAME),
                    new Column("path", CellKind.PATH),
                    new Column("arrives", CellKind.NUMBER),
                    new Column("stops", CellKind.STOPS),
                    new Column("period", CellKind.NUMBER),
                    new Column("phase", CellKind.NUMBER),
                    new Column("wood", CellKind.NUMBER),
                    new Column("building", CellKind.WORD),
                    new Column("level", CellKind.NUMBER),
                    new Column("paid", CellKind.PAYMENT),
                    new Column("grade", CellKind.NUMBER),
                    new Column("batches", CellKind.NUMBER),
                    new Column("yields", CellKind.NUMBER),
                    new Column("ready", CellKind.NUMBER),
                    new Column("what", CellKind.GOODS),
                    new Column("slots", CellKind.NUMBER),
                    new Column("to", CellKind.NUMBER),
                    new Column("gained", CellKind.GAIN),
                    new Column("stock", CellKind.GOODS),
                    new Column("on", CellKind.NUMBER),
                    new Column("entry", CellKind.NUMBER),
                    new Column("reason", CellKind.TEXT));

    /// The column of that name, in upper or lower case, with or without blanks around it.
    static Option<Column> named(String written) {
        return ALL.find(column -> column.name.equalsIgnoreCase(written.strip()));
    }

    static String names() {
        return ALL.map(Column::name).mkString(", ");
    }
}
