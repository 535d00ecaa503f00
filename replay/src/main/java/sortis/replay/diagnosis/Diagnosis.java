package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
import sortis.entry.LogLine.Where;
import sortis.finding.FindingId;
import sortis.replay.audit.AuditReport;

/// The fewest slips found that explain what an audit says.
///
/// @param report the audit
/// @param slips in the order of their places
/// @param unexplained the errors that no slip explains
public record Diagnosis(AuditReport report, Seq<Explained> slips, Seq<FindingId> unexplained) {
    /// A slip with what it explains.
    ///
    /// @param where the line that it is about; of a missing entry, the line before which it is
    ///   missing
    /// @param explains findings of the audit
    public record Explained(Slip slip, Where where, Seq<FindingId> explains) {}
}
