package sortis.finding;

import io.vavr.control.Option;

/// Something that an audit found (rulebook §8).
///
/// @param origin none if the log has no entry at all
public record Finding(
        FindingId id, RuleCode code, Severity severity, Option<Origin> origin, Evidence evidence) {
    public boolean is(RuleCode other) {
        return code.equals(other);
    }

    /// The same finding, which the players let stand.
    public Finding accepted() {
        return new Finding(id, code, Severity.ACCEPTED, origin, evidence);
    }

    /// Whether the verdict counts it.
    public boolean isError() {
        return severity == Severity.ERROR;
    }
}
