package sortis.cli.report;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.replay.Transcript;
import sortis.replay.audit.Acceptance;
import sortis.replay.audit.AuditReport;
import sortis.replay.audit.StockTrail;
import sortis.replay.diagnosis.Diagnosis;

/// A log and its audit.
///
/// @param path of the log, as it was given
/// @param name the file's name without its folder
/// @param transcript without lines where it is clean or told to programs, and nobody will look
/// @param whole all findings
/// @param report those that were asked for
/// @param idle what notes accept without need
/// @param trails to counts that differ without a known cause, where they will be shown
/// @param diagnosis of a faulty log, where it will be shown
public record Audited(
        String path,
        String name,
        Transcript transcript,
        AuditReport whole,
        AuditReport report,
        Seq<Acceptance> idle,
        Map<FindingId, StockTrail> trails,
        Option<Diagnosis> diagnosis) {
    /// Without a diagnosis.
    public Audited(
            String path,
            String name,
            Transcript transcript,
            AuditReport whole,
            AuditReport report,
            Seq<Acceptance> idle,
            Map<FindingId, StockTrail> trails) {
        this(path, name, transcript, whole, report, idle, trails, Option.none());
    }

    /// The same without the lines of the log: findings have with them what is told to programs.
    public Audited withoutLines() {
        return new Audited(
                path, name, Transcript.of(Vector.empty()), whole, report, idle, trails, diagnosis);
    }

    /// The findings because of which alone one is wrong, whether or not they were asked for.
    Seq<Finding> causes(Finding finding) {
        Seq<Finding> all = whole.findings();
        return finding.evidence()
                .causes()
                .toVector()
                .filter(id -> id.number() <= all.size())
                .map(id -> all.get(id.number() - 1));
    }

    /// What there is to say of notes that accept without need, a line each.
    public Seq<String> remarks() {
        return idle.map(each ->
                Words.shown(path) + ":" + each.where().line() + ": " + Accepting.idle(each) + ".");
    }
}
