package sortis.eventstore.csv;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.entry.LogLine.Fault;
import sortis.entry.LogLine.Problem;

/// A row of a spreadsheet.
///
/// @param number counted from 1
record Row(long number, Array<String> cells) {
    boolean isBlank() {
        return cells.forAll(String::isBlank);
    }

    /// The places of the cells in which something stands.
    Seq<Integer> filled() {
        return cells.zipWithIndex().filter(cell -> !cell._1.isBlank()).map(cell -> cell._2);
    }

    /// What stands in that place, empty past the last cell.
    String cell(int column) {
        return column < cells.size() ? cells.get(column) : "";
    }

    Misfit misfit(int column, Fault fault) {
        return new Misfit(number, Option.some(column), cell(column), fault);
    }

    Misfit misfit(int column, Problem problem, String subject, String wanted) {
        return misfit(column, new Fault(problem, subject, wanted));
    }
}
