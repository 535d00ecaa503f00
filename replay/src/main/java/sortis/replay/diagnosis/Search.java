package sortis.replay.diagnosis;

import io.vavr.Tuple;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Where;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.finding.Severity;
import sortis.replay.audit.AuditReport;
import sortis.replay.diagnosis.Diagnosis.Explained;

/// How far a search for slips has come.
///
/// @param course the log with all corrections so far
/// @param settled errors that need no more explaining: what notes accept, claims taken for wrong,
///   and what nothing explains
record Search(Course course, Vector<Taken> taken, Set<Key> settled) {
    /// A slip that was taken.
    ///
    /// @param line of the file that it is about
    /// @param gone the findings that are gone with it
    /// @param claim the finding that it settles although it stays, if it is about a claim
    record Taken(Slip slip, long line, Set<Key> gone, Option<Key> claim) {
        Explained explained(Seq<Finding> findings, Where where) {
            return new Explained(
                    slip,
                    where,
                    findings.filter(finding -> gone.contains(Key.of(finding))).map(Finding::id));
        }
    }

    static Search of(Course course, AuditReport report) {
        return new Search(
                course,
                Vector.empty(),
                HashSet.ofAll(
                        report.findings()
                                .filter(finding -> finding.severity() == Severity.ACCEPTED)
                                .map(Key::of)));
    }

    /// With the earliest error explained, or settled as unexplained; none if there is none.
    Option<Search> next(Readings readings, Effort effort) {
        return course.findings()
                .find(finding -> finding.isError() && !settled.contains(Key.of(finding)))
                .map(finding -> explaining(Case.of(course, finding), readings, effort));
    }

    private Search explaining(Case it, Readings readings, Effort effort) {
        effort.turnTo();
        return new Trials(it, effort)
                .best(Hypotheses.of(it, readings))
                .map(slip -> slip.isOfClaim() ? claiming(it, slip) : correcting(slip))
                .getOrElse(() -> new Search(course, taken, settled.add(Key.of(it.finding()))));
    }

    private Search claiming(Case it, Slip slip) {
        Key key = Key.of(it.finding());
        Seq<Finding> followers =
                new AuditReport(course.lines().size(), course.findings())
                        .followers()
                        .getOrElse(it.finding().id(), Vector.empty());
        Set<Key> gone = HashSet.of(key).addAll(followers.map(Key::of));
        return new Search(
                course,
                taken.append(new Taken(slip, line(slip), gone, Option.of(key))),
                settled.add(key));
    }

    /// The correction changes what comes after it: claims taken for wrong may be right then.
    private Search correcting(Slip slip) {
        Course after = course.with(slip.correction());
        Set<Key> left = HashSet.ofAll(after.findings().map(Key::of));
        Set<Key> gone = HashSet.ofAll(course.findings().map(Key::of)).removeAll(left);
        Vector<Taken> kept = taken.reject(old -> old.claim().exists(gone::contains));
        return new Search(
                after, kept.append(new Taken(slip, line(slip), gone, Option.none())), settled);
    }

    private long line(Slip slip) {
        int index = Math.min(slip.correction().index(), course.lines().size() - 1);
        return course.lines().get(index).where().line();
    }

    /// What was found, in terms of the log as it was written and its audit.
    Diagnosis diagnosis(Seq<LogLine> written, AuditReport report) {
        Map<Long, Where> places =
                HashMap.ofEntries(written.map(line -> Tuple.of(line.where().line(), line.where())));
        Seq<Explained> slips =
                taken.flatMap(each ->
                                places.get(each.line())
                                        .map(where -> each.explained(report.findings(), where)))
                        .sortBy(each -> each.where().line());
        return new Diagnosis(report, slips, unexplained(report));
    }

    private Seq<FindingId> unexplained(AuditReport report) {
        Set<Key> claims = HashSet.ofAll(taken.flatMap(Taken::claim));
        Set<Key> left =
                HashSet.ofAll(course.findings().filter(Finding::isError).map(Key::of))
                        .removeAll(claims);
        return report.findings()
                .filter(finding -> finding.isError() && left.contains(Key.of(finding)))
                .map(Finding::id);
    }
}
