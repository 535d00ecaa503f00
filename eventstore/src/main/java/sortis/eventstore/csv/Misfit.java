package sortis.eventstore.csv;

import io.vavr.control.Option;
import sortis.entry.LogLine.Fault;

/// What is wrong in a spreadsheet, and where.
///
/// @param row counted from 1 as spreadsheets do, the header row and blank ones too
/// @param column counted from 0; none if it is the row as a whole
/// @param cell what stands there, empty if nothing does
public record Misfit(long row, Option<Integer> column, String cell, Fault fault) {
    private static final int LETTERS = 26;

    /// What is wanted where quotation marks do not go together.
    public static final String QUOTES = "<quotes>";

    /// What is wanted above a cell that stands under no field's name.
    public static final String NAME_ABOVE = "<name above>";

    /// The column as spreadsheets name it: A … Z, AA, AB …
    public Option<String> letters() {
        return column.map(Misfit::letters);
    }

    private static String letters(int column) {
        String last = Character.toString('A' + column % LETTERS);
        return column < LETTERS ? last : letters(column / LETTERS - 1) + last;
    }
}
