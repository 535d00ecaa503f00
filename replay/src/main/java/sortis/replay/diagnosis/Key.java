package sortis.replay.diagnosis;

import sortis.finding.Finding;
import sortis.finding.RuleCode;
import sortis.finding.Subject;

/// A finding, whatever its number is in an audit.
///
/// @param line in the file
record Key(long line, RuleCode code, Subject subject) {
    static Key of(Finding finding) {
        return new Key(
                finding.origin().map(origin -> origin.where().line()).getOrElse(0L),
                finding.code(),
                finding.evidence().subject());
    }
}
