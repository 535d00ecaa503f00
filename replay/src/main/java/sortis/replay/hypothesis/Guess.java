package sortis.replay.hypothesis;

import sortis.finding.Datum;
import sortis.finding.FindingId;

/// A slip by which a wrong value perhaps came about.
///
/// @param given the problem and its right answer
/// @param written the wrong answer
public record Guess(FindingId finding, Hypothesis slip, Case given, Datum written) {
    static Guess of(Mistake mistake, Hypothesis slip) {
        return new Guess(mistake.finding(), slip, mistake.given(), mistake.written());
    }
}
