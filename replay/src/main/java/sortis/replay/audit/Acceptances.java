package sortis.replay.audit;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.LogLine.Entry;
import sortis.finding.Finding;
import sortis.finding.RuleCode;
import sortis.finding.Severity;
import sortis.replay.Transcript;
import sortis.value.EntryNumber;

/// All that the notes of a log accept; struck entries accept nothing. An accepted error or warning
/// is not counted; a follow-on is not counted anyway and stays one.
///
/// @param pairs of entry and code, the same once more
public record Acceptances(Seq<Acceptance> written, Set<Tuple2<EntryNumber, RuleCode>> pairs) {
    private static final Acceptances NONE = new Acceptances(Vector.empty(), HashSet.empty());

    public static Acceptances in(Transcript transcript) {
        Seq<Entry> noted = transcript.taken().filter(entry -> entry.note().isDefined());
        return of(noted.flatMap(Acceptance::of));
    }

    static Acceptances of(Seq<Acceptance> written) {
        return written.isEmpty()
                ? NONE
                : new Acceptances(written, HashSet.ofAll(written.map(Acceptances::pair)));
    }

    private static Tuple2<EntryNumber, RuleCode> pair(Acceptance acceptance) {
        return Tuple.of(acceptance.where().number(), acceptance.code());
    }

    private static Option<Tuple2<EntryNumber, RuleCode>> pair(Finding finding) {
        return finding.origin().map(origin -> Tuple.of(origin.where().number(), finding.code()));
    }

    public AuditReport applied(AuditReport report) {
        return written.isEmpty()
                ? report
                : new AuditReport(report.entries(), report.findings().map(this::judged));
    }

    private Finding judged(Finding finding) {
        boolean isFollowOn = finding.severity() == Severity.FOLLOW_ON;
        return !isFollowOn && pair(finding).exists(pairs::contains) ? finding.accepted() : finding;
    }

    /// Those that are about no finding of the report.
    public Seq<Acceptance> idle(AuditReport report) {
        var about =
                written.isEmpty()
                        ? HashSet.<Tuple2<EntryNumber, RuleCode>>empty()
                        : HashSet.ofAll(report.findings().flatMap(Acceptances::pair));
        return written.reject(acceptance -> about.contains(pair(acceptance)));
    }
}
