package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.LogLine;
import sortis.finding.Finding;
import sortis.finding.Severity;
import sortis.replay.Transcript;
import sortis.replay.audit.AuditReport;
import sortis.replay.audit.Auditor;

/// Looks for the fewest slips that explain all errors of a log: from the earliest error on, the
/// hypothesis is taken that leaves the fewest errors in the entries after it; among equally good
/// ones the one least in doubt. What is not found with a bounded effort stays unexplained.
public record Diagnostician(Readings readings) {
    /// No more slips than that are looked for.
    private static final int MOST = 1_000;

    /// The diagnosis of a log.
    ///
    /// @param lines all that are not blank, in order
    /// @throws sortis.time.Unforeseeable if routes of the log itself take too long to come round
    public Diagnosis diagnose(Seq<LogLine> lines) {
        if (lines.isEmpty()) {
            AuditReport report = Auditor.STRICT.audit(Transcript.of(lines));
            return new Diagnosis(report, Vector.empty(), report.findings().map(Finding::id));
        }
        Course course = Course.of(lines);
        AuditReport report = course.report();
        return searched(course, report).diagnosis(lines, report);
    }

    private Search searched(Course course, AuditReport report) {
        Search search = Search.of(course, report);
        Effort effort = new Effort(report.count(Severity.ERROR));
        Option<Search> next = search.next(readings, effort);
        for (int round = 0; round < MOST && next.isDefined(); round++) {
            search = next.getOrElse(search);
            next = search.next(readings, effort);
        }
        return search;
    }
}
