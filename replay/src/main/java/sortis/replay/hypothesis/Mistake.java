package sortis.replay.hypothesis;

import sortis.finding.Datum;
import sortis.finding.FindingId;
import sortis.finding.RuleCode;

/// An error in a claim.
///
/// @param given the problem and its right answer
/// @param written the wrong answer
record Mistake(FindingId finding, RuleCode code, Case given, Datum written) {
    /// Whether it comes out by that slip.
    boolean comesOutBy(Hypothesis slip) {
        return slip.answers(given).contains(written);
    }
}
