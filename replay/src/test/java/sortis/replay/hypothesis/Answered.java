package sortis.replay.hypothesis;

import sortis.finding.Datum;
import sortis.value.Octet;

/// What a player answers who slips wherever it can be.
final class Answered {
    private Answered() {}

    /// The first wrong answer; the right one where the slip does not show.
    static Datum datum(Hypothesis slip, Problem problem, Datum truth) {
        return slip.wrongAnswers(new Case(problem, truth)).headOption().getOrElse(truth);
    }

    static Octet octet(Hypothesis slip, Problem problem, Octet truth) {
        return datum(slip, problem, Datum.word(truth)) instanceof Datum.Word(String digits)
                        && digits.length() == 2
                ? new Octet(Integer.parseInt(digits, 16))
                : truth;
    }
}
