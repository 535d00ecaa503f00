package sortis.cli.report;

import io.vavr.control.Option;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Fault;
import sortis.entry.LogLine.Problem;
import sortis.entry.LogLine.Unreadable;

/// The words for what is wrong in a value that stands in no line of a log.
public final class FaultText {
    private FaultText() {}

    /// Why the first line of a log shows that no line of it can be read, if it does.
    public static Option<String> newerFormat(String log, LogLine first) {
        return first instanceof Unreadable line && line.fault().problem() == Problem.NEWER_FORMAT
                ? Option.some(place(log, line) + ": " + sentence(line))
                : Option.none();
    }

    /// Where a line of a log becomes unreadable: file, line and column.
    static String place(String log, Unreadable line) {
        return log + ":" + line.where().line() + ":" + line.column();
    }

    /// Why it is unreadable.
    static String sentence(Unreadable line) {
        return Faults.sentence(line.fault(), line.where().text());
    }

    public static String of(Fault fault) {
        return fault.problem() == Problem.UNEXPECTED
                ? Expected.inCell(Words.shown(fault.subject()), fault.wanted())
                : Faults.sentence(fault, fault.subject());
    }
}
