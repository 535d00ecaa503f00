package sortis.cli.report;
import sortis.entry.LogLine.Fault;
import sortis.entry.LogLine.Problem;

/// The words for what is wrong in a value that stands in no line of a log.
public final class FaultText {
    private FaultText() {}

    public static String of(Fault fault) {
        return fault.problem() == Problem.UNEXPECTED
                ? Expected.inCell(Words.shown(fault.subject()), fault.wanted())
                : Faults.sentence(fault, fault.subject());
    }
}
