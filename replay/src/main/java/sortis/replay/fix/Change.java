package sortis.replay.fix;

import io.vavr.control.Option;
import sortis.entry.LogLine.Where;
import sortis.finding.Datum;
import sortis.finding.Finding;
import sortis.finding.RuleCode;
import sortis.value.EntryNumber;

/// One claim put right.
///
/// @param where its entry stands
/// @param code of the rule that it breaks
/// @param key where in the entry it stands, a way of keys and indices such as `stock/ore(0)`
/// @param after none: there is no true value, and it is taken out
/// @param finding against it; none of a number that rightly stepped on from a wrong one
public record Change(
        Where where,
        RuleCode code,
        String key,
        Datum before,
        Option<Datum> after,
        Option<Finding> finding) {
    EntryNumber entry() {
        return where.number();
    }

    /// This change and then a later one of the same claim, as one.
    Change then(Change later) {
        return new Change(where, code, key, before, later.after, finding.orElse(later.finding));
    }

    /// The same, of the entry as it stands there.
    Change in(Where original) {
        return new Change(original, code, key, before, after, finding);
    }

    boolean changesNothing() {
        return after.contains(before);
    }
}
