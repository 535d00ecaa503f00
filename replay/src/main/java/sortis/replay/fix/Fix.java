package sortis.replay.fix;

import io.vavr.Tuple;
import io.vavr.Tuple3;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.util.function.Function;
import sortis.entry.LogLine.Where;
import sortis.finding.Finding;
import sortis.finding.RuleCode;
import sortis.finding.Subject;
import sortis.replay.Transcript;
import sortis.replay.audit.AuditReport;
import sortis.replay.audit.Auditor;
import sortis.value.EntryNumber;

/// The claims of a log put right, and what no such change mends. The changes are tried: the log is
/// judged again with them, and what is then wrong is put right too, until nothing more can be.
///
/// @param changes in the order of the entries, one a claim
/// @param before what was wrong
/// @param after what is wrong still
public record Fix(Seq<Change> changes, AuditReport before, AuditReport after) {
    /// More rounds than any log has needed; each puts right what the one before it brought to
    /// light.
    private static final int ROUNDS = 40;

    /// What can be put right in a log.
    ///
    /// @param rewritten the log with some changes made
    /// @throws sortis.time.Unforeseeable if a skip leads over routes that take too long to come
    ///   round
    public static Fix of(Transcript log, Function<Seq<Change>, Transcript> rewritten) {
        AuditReport before = Auditor.STRICT.audit(log);
        Transcript present = log;
        AuditReport after = before;
        Changes changes = Changes.NONE;
        Map<EntryNumber, Where> places =
                log.lines().toMap(line -> Tuple.of(line.number(), line.where()));
        Seq<Change> next = Corrections.after(present, after);
        for (int round = 0; round < ROUNDS && !next.isEmpty(); round++) {
            changes = changes.then(next);
            present = rewritten.apply(changes.inOrder());
            after = Auditor.STRICT.audit(present);
            next =
                    Corrections.after(present, after)
                            .map(change ->
                                    change.in(places.getOrElse(change.entry(), change.where())));
        }
        return new Fix(changes.inOrder(), before, after);
    }

    /// What was wrong and still is, as numbered before.
    public Seq<Finding> left() {
        Set<Tuple3<Option<EntryNumber>, RuleCode, Subject>> still =
                HashSet.ofAll(after.findings().map(Fix::topic));
        return before.findings().filter(finding -> still.contains(topic(finding)));
    }

    private static Tuple3<Option<EntryNumber>, RuleCode, Subject> topic(Finding finding) {
        return Tuple.of(
                finding.origin().map(origin -> origin.where().number()),
                finding.code(),
                finding.evidence().subject());
    }
}
