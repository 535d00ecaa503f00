package sortis.replay.diagnosis;

import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Where;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.finding.RuleCode;
import sortis.finding.Subject;
import sortis.replay.audit.AuditReport;
import sortis.replay.diagnosis.Diagnosis.Explained;

/// Looks for the fewest slips that explain all errors of a log: from the earliest error on, the
/// hypothesis is taken that leaves the fewest errors in the entries after it; among equally good
/// ones the one least in doubt.
public record Diagnostician(Readings readings) {
    /// No more slips than that are looked for.
    private static final int MOST = 200;

    /// A finding, whatever its number is in an audit.
    private record Key(long line, RuleCode code, Subject subject) {
        static Key of(Finding finding) {
            return new Key(
                    finding.origin().map(origin -> origin.where().line()).getOrElse(0L),
                    finding.code(),
                    finding.evidence().subject());
        }
    }

    public Diagnosis diagnose(Seq<LogLine> lines) {
        Course course = Course.of(lines);
        Search search = new Search(course, Vector.empty(), HashSet.empty());
        int rounds = 0;
        Option<Search> next = search.next(readings);
        while (next.isDefined() && rounds < MOST) {
            search = next.getOrElse(search);
            next = search.next(readings);
            rounds++;
        }
        return search.diagnosis(course);
    }

    /// A slip that was taken, and the findings that are gone with it.
    private record Taken(Slip slip, Where where, Set<Key> gone, Set<Key> settles) {}

    /// @param settled errors that need no more explaining: claims taken for wrong, and what nothing
    ///   explains
    private record Search(Course course, Vector<Taken> taken, Set<Key> settled) {
        Option<Search> next(Readings readings) {
            return course.findings()
                    .find(finding -> finding.isError() && !settled.contains(Key.of(finding)))
                    .map(finding -> explaining(finding, readings));
        }

        private Search explaining(Finding finding, Readings readings) {
            Case it = Case.of(course, finding);
            return new Trials(it)
                    .best(Hypotheses.of(it, readings))
                    .map(slip -> slip.isOfClaim() ? claiming(it, slip) : correcting(slip))
                    .getOrElse(() -> new Search(course, taken, settled.add(Key.of(finding))));
        }

        private Search claiming(Case it, Slip slip) {
            Key key = Key.of(it.finding());
            AuditReport report = new AuditReport(course.lines().size(), course.findings());
            Set<Key> gone =
                    HashSet.of(key).addAll(report.followersOf(it.finding().id()).map(Key::of));
            return new Search(
                    course,
                    taken.append(
                            new Taken(
                                    slip,
                                    course.lines().get(it.index()).where(),
                                    gone,
                                    HashSet.of(key))),
                    settled.add(key));
        }

        private Search correcting(Slip slip) {
            Course after = course.with(slip.correction());
            Set<Key> left = HashSet.ofAll(after.findings().map(Key::of));
            Set<Key> gone = HashSet.ofAll(course.findings().map(Key::of)).removeAll(left);
            Vector<Taken> kept =
                    taken.reject(
                            old -> !old.settles().isEmpty() && gone.containsAll(old.settles()));
            Where where =
                    course.lines()
                            .get(Math.min(slip.correction().index(), course.lines().size() - 1))
                            .where();
            return new Search(
                    after, kept.append(new Taken(slip, where, gone, HashSet.empty())), settled);
        }

        Diagnosis diagnosis(Course original) {
            Vector<Finding> findings = original.findings();
            Set<Key> claimed =
                    taken.foldLeft(HashSet.<Key>empty(), (all, one) -> all.addAll(one.settles()));
            Set<Key> left =
                    HashSet.ofAll(course.findings().filter(Finding::isError).map(Key::of))
                            .removeAll(claimed);
            Seq<FindingId> unexplained =
                    findings.filter(finding -> finding.isError() && left.contains(Key.of(finding)))
                            .map(Finding::id);
            return new Diagnosis(
                    new AuditReport(original.lines().size(), findings),
                    taken.map(one ->
                                    new Explained(
                                            one.slip(),
                                            one.where(),
                                            findings.filter(finding ->
                                                            one.gone().contains(Key.of(finding)))
                                                    .map(Finding::id)))
                            .sortBy(one -> one.where().line()),
                    unexplained);
        }
    }
}
