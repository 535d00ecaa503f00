package sortis.replay.hypothesis;

import sortis.finding.Datum;

/// A problem and its right answer.
public record Case(Problem problem, Datum truth) {}
