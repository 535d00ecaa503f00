package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.nio.file.Path;
import sortis.eventstore.Receipt;
import sortis.eventstore.file.FileStore.Done;
import sortis.eventstore.file.SetAside;

/// What is said when entries are in a log.
public final class AppendText {
    private AppendText() {}

    /// That entries are in a log, a line each.
    ///
    /// @param log as it was given
    public static Seq<String> lines(String log, Done done) {
        return Vector.of(Words.shown(log) + ": " + acknowledged(done.receipt()))
                .appendAll(done.head().map(head -> "The log is sealed; its head is now " + head));
    }

    private static String acknowledged(Receipt receipt) {
        String entries = entries(receipt.first(), receipt.count());
        if (receipt.written() == receipt.count()) {
            return entries + written(receipt.count()) + "written (line " + receipt.line() + ").";
        }
        long there = receipt.count() - receipt.written();
        return receipt.written() == 0
                ? entries
                        + written(receipt.count())
                        + "there already (line "
                        + receipt.line()
                        + "); nothing was written."
                : entries(receipt.first(), there)
                        + (there == 1 ? " was" : " were")
                        + " there already; "
                        + entries(receipt.first() + there, receipt.written())
                        + written(receipt.written())
                        + "written.";
    }

    private static String entries(long first, long count) {
        return count == 1 ? "entry " + first : "entries " + first + " to " + (first + count - 1);
    }

    private static String written(long count) {
        return count == 1 ? " is " : " are ";
    }

    /// What is said of a part that was put aside.
    public static String torn(String log, SetAside part) {
        Path name = part.file().getFileName();
        return Words.shown(log)
                + ": the last "
                + part.length()
                + (part.length() == 1 ? " byte was" : " bytes were")
                + " not written to the end of a line, and put aside: "
                + name;
    }

    /// As JSON, on one line.
    ///
    /// @param name of the log's file
    public static String json(String name, Done done) {
        Receipt receipt = done.receipt();
        return Json.object()
                .with("log", name)
                .with("first", receipt.first())
                .with("line", receipt.line())
                .with("count", receipt.count())
                .with("written", receipt.written())
                .with("entries", receipt.entries())
                .with("head", done.head().map(head -> new Json.Text(head.toString())))
                .with("torn", done.torn().map(AppendText::name))
                .text();
    }

    private static Json name(SetAside part) {
        return new Json.Text(String.valueOf(part.file().getFileName()));
    }
}
