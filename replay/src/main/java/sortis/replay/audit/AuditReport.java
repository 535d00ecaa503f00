package sortis.replay.audit;

import io.vavr.collection.Seq;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import java.util.function.Predicate;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.finding.RuleCode;
import sortis.finding.Severity;

/// What an audit says of a log.
///
/// @param entries how many there are, unreadable and struck ones too
/// @param findings in the order of their entries, and within one in that of the rules
public record AuditReport(long entries, Seq<Finding> findings) {
    public int count(Severity severity) {
        return findings.count(finding -> finding.severity() == severity);
    }

    /// All findings that stand only because of that one, also by way of others.
    public Seq<Finding> followersOf(FindingId cause) {
        SortedSet<FindingId> followed =
                findings.foldLeft(
                        TreeSet.of(cause),
                        (known, next) ->
                                next.evidence().causes().exists(known::contains)
                                        ? known.add(next.id())
                                        : known);
        return findings.filter(
                finding -> followed.contains(finding.id()) && !finding.id().equals(cause));
    }

    /// Of the findings only those of some rules; each keeps its number.
    public AuditReport only(Predicate<RuleCode> wanted) {
        return new AuditReport(entries, findings.filter(finding -> wanted.test(finding.code())));
    }

    /// Whether nothing is wrong; warnings and follow-ons alone are nothing wrong.
    public boolean isClean() {
        return !findings.exists(Finding::isError);
    }
}
