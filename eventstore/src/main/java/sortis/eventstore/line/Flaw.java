package sortis.eventstore.line;

import io.vavr.control.Validation;
import sortis.entry.LogLine.Fault;
import sortis.entry.LogLine.Problem;

/// One thing that is wrong in a line, and where: in UTF-16 units from 0.
public record Flaw(int at, Fault fault) {
    public static <T> Validation<Flaw, T> found(
            int at, Problem problem, String subject, String wanted) {
        return Validation.invalid(new Flaw(at, new Fault(problem, subject, wanted)));
    }

    /// The same place and wish, but nothing stands there.
    public Flaw missing() {
        return new Flaw(at, new Fault(Problem.MISSING_KEY, fault.subject(), fault.wanted()));
    }

    /// Counted from 1 in characters, as an editor counts them.
    public int column(String text) {
        return text.codePointCount(0, Math.min(at, text.length())) + 1;
    }
}
