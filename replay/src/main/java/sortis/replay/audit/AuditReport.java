package sortis.replay.audit;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
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

    /// For each finding that others stand only because of, also by way of others: those others.
    public Map<FindingId, Vector<Finding>> followers() {
        Map<FindingId, SortedSet<FindingId>> causes = HashMap.empty();
        Map<FindingId, Vector<Finding>> followers = HashMap.empty();
        for (Finding finding : findings.filter(next -> next.evidence().isFollowOn())) {
            SortedSet<FindingId> all = behind(finding, causes);
            causes = causes.put(finding.id(), all);
            for (FindingId cause : all) {
                followers = followers.put(cause, Vector.of(finding), Vector::appendAll);
            }
        }
        return followers;
    }

    private static SortedSet<FindingId> behind(
            Finding finding, Map<FindingId, SortedSet<FindingId>> known) {
        SortedSet<FindingId> direct = finding.evidence().causes();
        return direct.addAll(direct.flatMap(cause -> known.getOrElse(cause, TreeSet.empty())));
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
