package sortis.testing;

import io.vavr.control.Option;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Fault;
import sortis.entry.LogLine.Problem;
import sortis.entry.LogLine.Where;
import sortis.value.Turn;

/// A line of a log before it is known where it stands.
@FunctionalInterface
public interface Line {
    /// What is wrong with every unreadable line of tests.
    Fault FAULT = new Fault(Problem.NOT_JSON, "", "");

    /// The line in its place.
    ///
    /// @param last the turn written before, which is also that of a draft without one
    LogLine standing(Where where, Turn last);

    /// A line that cannot be read.
    static Line unreadable() {
        return (where, _) -> new LogLine.Unreadable(where, Option.none(), 1, FAULT);
    }

    /// A line that cannot be read but for its turn.
    static Line unreadable(long turn) {
        return (where, _) -> new LogLine.Unreadable(where, Option.of(new Turn(turn)), 7, FAULT);
    }

    /// An entry of a type that nobody knows.
    static Line unknown(String type) {
        return (where, _) -> new LogLine.Unknown(where, Option.none(), type);
    }
}
