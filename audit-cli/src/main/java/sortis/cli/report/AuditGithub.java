package sortis.cli.report;

import io.vavr.collection.Seq;
import sortis.eventstore.shape.Places.Span;
import sortis.finding.Finding;
import sortis.finding.Origin;
import sortis.finding.Severity;

/// Audits as workflow commands of GitHub Actions, which show them beside the lines of a change.
public final class AuditGithub {
    private AuditGithub() {}

    /// One command a finding of a log.
    public static Seq<String> lines(Audited audit) {
        return audit.report().findings().map(finding -> command(audit, finding));
    }

    private static String command(Audited audit, Finding finding) {
        String place = finding.origin().map(origin -> place(finding, origin)).getOrElse("");
        return "::"
                + word(finding.severity())
                + " file="
                + property(Words.shown(audit.path()))
                + place
                + ",title="
                + property("sortis " + finding.severity() + " " + finding.code())
                + "::"
                + data(message(finding));
    }

    private static String place(Finding finding, Origin origin) {
        Marks.Region marked = Marks.region(finding, origin);
        String columns = Marks.of(finding, origin).map(_ -> columns(marked.span())).getOrElse("");
        return ",line=" + marked.line() + columns;
    }

    private static String columns(Span span) {
        return ",col=" + (span.from() + 1) + ",endColumn=" + (span.to() + 1);
    }

    private static String message(Finding finding) {
        return Prose.working(finding).prepend(Prose.sentence(finding) + ".").mkString("\n");
    }

    private static String word(Severity severity) {
        return switch (severity) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case FOLLOW_ON, ACCEPTED -> "notice";
        };
    }

    private static String property(String text) {
        return data(text).replace(":", "%3A").replace(",", "%2C");
    }

    private static String data(String text) {
        return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
    }
}
