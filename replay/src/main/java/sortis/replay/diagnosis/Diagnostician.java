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
import sortis.finding.Severity;
import sortis.finding.Subject;
import sortis.replay.audit.AuditReport;
import sortis.replay.audit.Progress;
import sortis.replay.diagnosis.Diagnosis.Explained;
import sortis.time.Unforeseeable;

/// Looks for the fewest slips that explain all errors of a log: from the earliest error on, the
/// hypothesis is taken that leaves the fewest errors in the entries after it; among equally good
/// ones the one least in doubt.
public record Diagnostician(Readings readings) {
    /// How far ahead a hypothesis is judged, in entries.
    private static final int HORIZON = 150;

    /// What an error left is worth against the doubt about a hypothesis.
    private static final int ERROR = 180;

    private static final int WARNING = 60;

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
                    .getOrElse(() ->
                            new Search(course, taken, settled.add(Key.of(finding))));
        }

        private Search claiming(Case it, Slip slip) {
            Key key = Key.of(it.finding());
            AuditReport report = new AuditReport(course.lines().size(), course.findings());
            Set<Key> gone =
                    HashSet.of(key)
                            .addAll(report.followersOf(it.finding().id()).map(Key::of));
            return new Search(
                    course,
                    taken.append(
                            new Taken(slip, course.lines().get(it.index()).where(), gone, HashSet.of(key))),
                    settled.add(key));
        }

        private Search correcting(Slip slip) {
            Course after = course.with(slip.correction());
            Set<Key> left = HashSet.ofAll(after.findings().map(Key::of));
            Set<Key> gone = HashSet.ofAll(course.findings().map(Key::of)).removeAll(left);
            Vector<Taken> kept =
                    taken.reject(old -> !old.settles().isEmpty() && gone.containsAll(old.settles()));
            Where where =
                    course.lines()
                            .get(Math.min(slip.correction().index(), course.lines().size() - 1))
                            .where();
            return new Search(
                    after, kept.append(new Taken(slip, where, gone, HashSet.empty())), settled);
        }

        Diagnosis diagnosis(Course original) {
            Vector<Finding> findings = original.findings();
            Set<Key> claimed = taken.foldLeft(HashSet.<Key>empty(), (all, one) -> all.addAll(one.settles()));
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

    /// Hypotheses about one finding, judged by auditing on from each.
    private record Trials(Case it) {
        Option<Slip> best(Seq<Slip> slips) {
            Option<Slip> best = Option.none();
            int least = 0;
            for (Slip slip : slips) {
                int cost = cost(slip, least);
                if (cost < least) {
                    least = cost;
                    best = Option.of(slip);
                }
            }
            return best;
        }

        /// What taking it costs: its doubt, less what is explained; not less than `enough` if it is
        /// no good.
        private int cost(Slip slip, int enough) {
            if (slip.isOfClaim()) {
                return slip.doubt().tenths() - ERROR;
            }
            try {
                return tried(slip, enough);
            } catch (Unforeseeable | IllegalArgumentException | ArithmeticException impossible) {
                return enough;
            }
        }

        private int tried(Slip slip, int enough) {
            Course course = it.course();
            Correction correction = slip.correction();
            Course.Audition changed = course.changed(correction);
            int from = changed.from();
            int end = Math.min(course.lines().size(), it.index() + HORIZON);
            int through = Math.min(course.lines().size(), Math.max(it.index(), last(correction)) + 1);
            int allowed = weight(course.findings(), course.found(from), course.found(through)) ;
            int total = weight(course.findings(), course.found(from), course.found(end));
            Progress now = changed.start(course);
            int before = now.findings().size();
            int limit = enough - slip.doubt().tenths() + total;
            for (int index = from; index < end + correction.growth(); index++) {
                now = changed.after(now, index);
                int weight = weight(now.findings(), before, now.findings().size());
                boolean isThrough = index + 1 <= through + correction.growth();
                if (weight >= limit || isThrough && weight >= allowed) {
                    return enough;
                }
            }
            return slip.doubt().tenths()
                    + weight(now.findings(), before, now.findings().size())
                    - total;
        }

        private static int last(Correction correction) {
            return correction instanceof Correction.Moved(int from, int to)
                    ? Math.max(from, to)
                    : correction.index();
        }

        private static int weight(Vector<Finding> findings, int from, int to) {
            int weight = 0;
            for (int at = from; at < to; at++) {
                weight += weight(findings.get(at).severity());
            }
            return weight;
        }

        private static int weight(Severity severity) {
            return switch (severity) {
                case ERROR -> ERROR;
                case WARNING -> WARNING;
                case FOLLOW_ON -> 0;
            };
        }
    }
}
