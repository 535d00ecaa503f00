package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import sortis.cli.report.SarifPrints.Printed;
import sortis.eventstore.shape.Places.Span;
import sortis.finding.Finding;
import sortis.finding.Origin;
import sortis.finding.Severity;

/// Audits as SARIF 2.1.0 (OASIS), for programs that show findings beside the lines of a file.
public final class AuditSarif {
    private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

    /// How many results a run may have for GitHub to take it.
    static final int MOST = 25_000;

    private static final String CUT =
            "There are %d findings; the first " + MOST + " are given, errors before others.";

    private AuditSarif() {}

    /// All audits as one run.
    public static String of(Audits audits) {
        Seq<Printed> all = audits.each().flatMap(SarifPrints::of);
        Json.Fields run =
                Json.object()
                        .with("tool", Json.object().with("driver", SarifRules.driver()))
                        .with("columnKind", "utf16CodeUnits")
                        .with("invocations", Vector.of(invocation(audits, all.size())))
                        .with("results", kept(all).map(AuditSarif::result));
        return Json.object()
                .with("$schema", SCHEMA)
                .with("version", "2.1.0")
                .with("runs", Vector.of(run))
                .text();
    }

    private static Seq<Printed> kept(Seq<Printed> all) {
        return all.size() <= MOST
                ? all
                : all.sortBy(printed -> printed.finding().severity()).take(MOST);
    }

    private static Json invocation(Audits audits, int findings) {
        Seq<Json> notes =
                findings <= MOST
                        ? Vector.empty()
                        : Vector.of(notification(String.format(Locale.ROOT, CUT, findings)));
        Seq<Json> remarks = audits.each().flatMap(Audited::remarks).map(AuditSarif::notification);
        return Json.object()
                .with("executionSuccessful", new Json.Flag(audits.unread() == 0))
                .with("toolExecutionNotifications", Json.ifAny(notes.appendAll(remarks)));
    }

    private static Json notification(String text) {
        return Json.object().with("level", "warning").with("message", message(text));
    }

    private static Json result(Printed printed) {
        Audited audit = printed.audit();
        Finding finding = printed.finding();
        return Json.object()
                .with("ruleId", finding.code().text())
                .with("ruleIndex", SarifRules.index(finding.code()))
                .with("level", level(finding.severity()))
                .with("message", message(Prose.sentence(finding) + "."))
                .with("locations", Vector.of(location(audit, finding)))
                .with("relatedLocations", Json.ifAny(causes(audit, finding)))
                .with(
                        "partialFingerprints",
                        Json.object().with("primaryLocationLineHash", printed.print()))
                .with("suppressions", suppressions(finding));
    }

    private static Option<Json> suppressions(Finding finding) {
        Json inSource =
                Json.object()
                        .with("kind", "inSource")
                        .with("justification", "accepted in the note of the entry");
        return Option.when(
                finding.severity() == Severity.ACCEPTED,
                () -> new Json.Elements(Vector.of(inSource)));
    }

    private static Seq<Json> causes(Audited audit, Finding finding) {
        return audit.causes(finding)
                .zipWithIndex((cause, index) ->
                        location(audit, cause)
                                .with("id", index + 1L)
                                .with("message", message(Prose.sentence(cause) + ".")));
    }

    private static Json.Fields location(Audited audit, Finding finding) {
        Json.Fields file = Json.object().with("uri", Uris.of(audit.path()));
        Json region =
                finding.origin()
                        .map(origin -> region(finding, origin))
                        .getOrElse(() -> region(1, new Span(0, 0)));
        return Json.object()
                .with(
                        "physicalLocation",
                        Json.object().with("artifactLocation", file).with("region", region));
    }

    private static Json region(Finding finding, Origin origin) {
        Marks.Region marked = Marks.region(finding, origin);
        return region(marked.line(), marked.span());
    }

    private static Json region(long line, Span span) {
        return Json.object()
                .with("startLine", line)
                .with("startColumn", span.from() + 1L)
                .with("endLine", line)
                .with("endColumn", span.to() + 1L);
    }

    static Json message(String text) {
        return Json.object().with("text", text);
    }

    static String level(Severity severity) {
        return switch (severity) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case FOLLOW_ON, ACCEPTED -> "note";
        };
    }
}
