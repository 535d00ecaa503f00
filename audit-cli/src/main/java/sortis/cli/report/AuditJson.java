package sortis.cli.report;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import sortis.finding.Evidence;
import sortis.finding.Finding;
import sortis.finding.Origin;
import sortis.finding.Severity;
import sortis.finding.Subject;
import sortis.replay.audit.AuditReport;

/// Audits as JSON, in the shape other programs rely on.
public final class AuditJson {
    private AuditJson() {}

    /// The audit of one log as one object; of several, each with its path, and how many are faulty
    /// or could not be read.
    public static String of(Audits audits) {
        return audits.areMany()
                ? Json.object()
                        .with(
                                "logs",
                                audits.each()
                                        .map(audit -> object(audit).with("path", audit.path())))
                        .with("faulty", audits.faulty())
                        .with("unread", audits.unread())
                        .text()
                : audits.each().map(audit -> object(audit).text()).mkString();
    }

    /// One finding of a log a line.
    ///
    /// @param areMany whether there are other logs, so that each line names its own
    public static Seq<String> lines(Audited audit, boolean areMany) {
        return audit.report()
                .findings()
                .map(AuditJson::object)
                .map(finding -> areMany ? finding.with("path", audit.path()) : finding)
                .map(Json::text);
    }

    private static Json.Fields object(Audited audit) {
        AuditReport report = audit.report();
        return Json.object()
                .with("log", audit.name())
                .with("entries", report.entries())
                .with("verdict", report.isClean() ? "clean" : "faulty")
                .with("counts", counts(report))
                .with("findings", report.findings().map(AuditJson::object));
    }

    private static Json counts(AuditReport report) {
        return Array.of(Severity.values())
                .filter(severity -> severity != Severity.ACCEPTED || report.count(severity) > 0)
                .foldLeft(
                        Json.object(),
                        (all, severity) -> all.with(severity.toString(), report.count(severity)));
    }

    static Json.Fields object(Finding finding) {
        Evidence evidence = finding.evidence();
        return Json.object()
                .with("id", finding.id().number())
                .with("code", finding.code().text())
                .with("severity", finding.severity().toString())
                .and(
                        finding.origin()
                                .map(origin -> origin(finding, origin))
                                .getOrElse(Json::object))
                .and(subject(evidence.subject()))
                .with("claimed", evidence.claimed().flatMap(Json::of))
                .with("expected", evidence.expected().flatMap(Json::of))
                .with("causes", Json.ifAny(numbers(evidence)))
                .with("message", Prose.sentence(finding))
                .with("working", Json.ifAny(Prose.working(finding).map(Json.Text::new)));
    }

    private static Seq<Json> numbers(Evidence evidence) {
        return evidence.causes().toVector().map(cause -> new Json.Count(cause.number()));
    }

    /// Only of what cannot be read a column is told.
    private static Json.Fields origin(Finding finding, Origin origin) {
        boolean isUnreadable = finding.code().text().equals("entry-unreadable");
        return Json.object()
                .with("line", origin.where().line())
                .with("column", origin.column().filter(_ -> isUnreadable).map(Json.Count::new))
                .with("entry", origin.where().number().number())
                .with("turn", origin.turn().map(turn -> new Json.Count(turn.number())))
                .with("paper", origin.where().paper().map(Json.Text::new))
                .with("agent", origin.agent().map(agent -> new Json.Text(agent.text())));
    }

    private static Json.Fields subject(Subject subject) {
        return switch (subject) {
            case Subject.Whole _ -> Json.object();
            case Subject.OnSquare(var at) -> Json.object().with("at", Json.of(at));
            case Subject.OfResource(var at, var resource) ->
                    Json.object()
                            .with("at", at.map(Json::of))
                            .with("resource", resource.toString());
            case Subject.OnAxis(var axis) -> Json.object().with("axis", axis.toString());
            case Subject.InSequence(var axis, int index) ->
                    Json.object().with("axis", axis.toString()).with("index", index);
        };
    }
}
