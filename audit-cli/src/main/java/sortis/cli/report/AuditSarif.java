package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

import sortis.eventstore.shape.Places.Span;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.finding.Origin;
import sortis.finding.Severity;
import sortis.rule.Rule;
import sortis.rulebook.RuleBook;

import java.net.URI;
import java.net.URISyntaxException;

/// Audits as SARIF 2.1.0 (OASIS), for programs that show findings beside the lines of a file.
public final class AuditSarif {
    private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

    private AuditSarif() {}

    /// All audits as one run.
    public static String of(Audits audits) {
        Json.Fields driver =
                Json.object()
                        .with("name", "sortis")
                        .with("rules", RuleBook.COMPLETE.rules().map(AuditSarif::rule));
        Json.Fields run =
                Json.object()
                        .with("tool", Json.object().with("driver", driver))
                        .with("columnKind", "utf16CodeUnits")
                        .with("results", audits.each().flatMap(AuditSarif::results));
        return Json.object()
                .with("$schema", SCHEMA)
                .with("version", "2.1.0")
                .with("runs", Vector.of(run))
                .text();
    }

    private static Json rule(Rule rule) {
        Wording wording = Prose.of(rule.code());
        return Json.object()
                .with("id", rule.code().text())
                .with("shortDescription", message(wording.law()))
                .with("fullDescription", message(wording.law() + " Example: " + wording.example()))
                .with("help", message(wording.help()))
                .with(
                        "defaultConfiguration",
                        Json.object().with("level", level(rule.statute().severity())));
    }

    private static Seq<Json> results(Audited audit) {
        return audit.report().findings().map(finding -> result(audit, finding));
    }

    private static Json result(Audited audit, Finding finding) {
        return Json.object()
                .with("ruleId", finding.code().text())
                .with("level", level(finding.severity()))
                .with("message", message(Prose.sentence(finding) + "."))
                .with("locations", Vector.of(location(audit, finding)))
                .with("relatedLocations", Json.ifAny(causes(audit, finding)));
    }

    private static Seq<Json> causes(Audited audit, Finding finding) {
        return finding.evidence()
                .causes()
                .toVector()
                .flatMap(cause -> found(audit, cause))
                .map(cause ->
                        location(audit, cause)
                                .with("message", message(Prose.sentence(cause) + ".")));
    }

    private static Option<Finding> found(Audited audit, FindingId id) {
        return audit.report().findings().find(finding -> finding.id().equals(id));
    }

    private static Json.Fields location(Audited audit, Finding finding) {
        return Json.object()
                .with(
                        "physicalLocation",
                        Json.object()
                                .with(
                                        "artifactLocation",
                                        Json.object().with("uri", uri(audit.path())))
                                .with(
                                        "region",
                                        finding.origin().map(origin -> region(finding, origin))));
    }

    private static Json region(Finding finding, Origin origin) {
        Marks.Region region = Marks.region(finding, origin);
        Span span = region.span();
        return Json.object()
                .with("startLine", region.line())
                .with("startColumn", span.from() + 1L)
                .with("endLine", region.line())
                .with("endColumn", span.to() + 1L);
    }

    private static String uri(String path) {
        try {
            return new URI(null, null, path, null).toASCIIString();
        } catch (URISyntaxException _) {
            return path;
        }
    }

    private static Json message(String text) {
        return Json.object().with("text", text);
    }

    private static String level(Severity severity) {
        return switch (severity) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case FOLLOW_ON -> "note";
        };
    }
}
