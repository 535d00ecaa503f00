package sortis.cli.command;

import io.vavr.collection.Seq;
import sortis.cli.Console;
import sortis.cli.Log;
import sortis.cli.Trouble;
import sortis.cli.report.MisfitText;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.csv.Misfit;
import sortis.eventstore.csv.Spreadsheet;

/// Logs that were kept elsewhere.
final class Imports {
    /// More cells than these are counted, not shown.
    private static final int MOST = 50;

    private Imports() {}

    /// The entries of a spreadsheet.
    ///
    /// @throws Trouble if there is no such file, or if anything in it cannot be read; each such
    ///   cell is told before
    static Seq<Entry> csv(String path, Console console) {
        Spreadsheet sheet = Spreadsheet.read(Log.bytes(path));
        Seq<Misfit> misfits = sheet.misfits();
        misfits.take(MOST).forEach(misfit -> console.complain(MisfitText.of(path, misfit)));
        if (!misfits.isEmpty()) {
            throw new Trouble(path + ": " + MisfitText.summary(misfits.size(), MOST));
        }
        return sheet.entries();
    }
}
