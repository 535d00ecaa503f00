package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.entry.LogLine.Unreadable;
import sortis.eventstore.file.Repair;
import sortis.eventstore.file.SetAside;

/// What a repair did, and what it left alone.
public final class RepairText {
    private RepairText() {}

    /// All there is to say, a line each.
    ///
    /// @param log as it was given
    public static Seq<String> lines(String log, Repair repair) {
        String shown = Words.shown(log);
        Vector<String> open =
                repair.isOpen()
                        ? Vector.of(shown + ": its last line has no end, but is whole; it stays.")
                        : Vector.empty();
        Vector<String> said =
                Vector.<String>empty()
                        .appendAll(repair.torn().map(part -> torn(shown, repair, part)))
                        .appendAll(open)
                        .appendAll(repair.damaged().map(line -> left(shown, line)));
        return (said.isEmpty() ? Vector.of(shown + ": nothing to repair.") : said)
                .flatMap(line -> Lines.wrapped(line, 2));
    }

    private static String torn(String log, Repair repair, SetAside part) {
        return log
                + ":"
                + repair.line()
                + ":"
                + repair.column()
                + ": from here on the log was not written whole. The last "
                + (part.length() == 1 ? "byte is" : part.length() + " bytes are")
                + " now in "
                + Words.shown(String.valueOf(part.file().getFileName()))
                + ", and cut off here; all before them is as it was.";
    }

    private static String left(String log, Unreadable line) {
        return FaultText.place(log, line)
                + ": left alone: "
                + AuditText.ended(FaultText.sentence(line))
                + " Mend it by hand, or strike entry "
                + line.number()
                + ".";
    }
}
