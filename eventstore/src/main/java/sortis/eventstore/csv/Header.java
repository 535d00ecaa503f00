package sortis.eventstore.csv;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.entry.LogLine.Fault;
import sortis.entry.LogLine.Problem;
import sortis.eventstore.shape.EntryShapes;

/// The row that names the columns.
///
/// @param columns in their places; none where no name stands
record Header(Array<Option<Column>> columns) {
    private static final Array<String> NEEDED = Array.of(EntryShapes.TYPE, EntryShapes.TURN);

    static Header of(Row row) {
        return new Header(row.cells().map(Column::named));
    }

    Option<Column> column(int place) {
        return place < columns.size() ? columns.get(place) : Option.none();
    }

    /// Where the column of that name is.
    Option<Integer> place(String name) {
        return columns.zipWithIndex()
                .find(each -> each._1.exists(column -> column.name().equals(name)))
                .map(each -> each._2);
    }

    /// What is wrong with the row: names that are none, names that stand twice, names that must be
    /// there.
    static Seq<Misfit> misfits(Row row) {
        Header header = of(row);
        Seq<Misfit> cells = row.filled().flatMap(place -> header.misfit(row, place));
        return cells.appendAll(
                NEEDED.filter(name -> header.place(name).isEmpty())
                        .map(name -> missing(row.number(), name)));
    }

    /// The name of a column that must be there is not.
    static Misfit missing(long row, String name) {
        return new Misfit(row, Option.none(), "", new Fault(Problem.MISSING_KEY, name, ""));
    }

    private Option<Misfit> misfit(Row row, int place) {
        String written = row.cell(place).strip();
        return column(place)
                .fold(
                        () -> Option.some(unknown(row, place, written)),
                        column ->
                                Option.when(
                                        !place(column.name()).contains(place),
                                        () -> twice(row, place, column)));
    }

    private static Misfit unknown(Row row, int place, String written) {
        return row.misfit(place, Problem.UNKNOWN_KEY, written, Column.names());
    }

    private static Misfit twice(Row row, int place, Column column) {
        return row.misfit(place, Problem.DUPLICATE_KEY, column.name(), "");
    }
}
