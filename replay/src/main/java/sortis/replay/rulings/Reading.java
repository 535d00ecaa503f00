package sortis.replay.rulings;

import io.vavr.collection.Seq;
import sortis.finding.Severity;
import sortis.replay.audit.AuditReport;
import sortis.ruling.HouseRules;

/// The rulings under which least is wrong in a log.
///
/// @param declared the log's own
/// @param before what is wrong under its own
/// @param best the nearest to its own under which least is wrong
/// @param after what is wrong under the best
/// @param decisions where the best differ from its own
/// @param alone each ruling changed alone from its own, its own value among them
/// @param undecided the rulings of which some other value leaves no more errors than the best
public record Reading(
        HouseRules declared,
        AuditReport before,
        HouseRules best,
        AuditReport after,
        Seq<Decision> decisions,
        Seq<Trial> alone,
        Seq<Switch> undecided) {
    public int errorsBefore() {
        return before.count(Severity.ERROR);
    }

    public int errorsAfter() {
        return after.count(Severity.ERROR);
    }
}
