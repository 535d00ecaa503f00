package sortis.cli.lsp;

import io.vavr.collection.Seq;
import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticRelatedInformation;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import sortis.cli.report.Phrases;
import sortis.finding.Finding;
import sortis.finding.Severity;

/// Findings as the marks that an editor shows.
final class Marking {
    static final String SOURCE = "sortis";

    /// Editors become slow with more.
    static final int MOST = 5_000;

    private Marking() {}

    /// Every finding of a document; of very many, the first of them, errors before others.
    static Seq<Diagnostic> all(String uri, Study study) {
        Seq<Finding> findings = study.wanted().findings();
        Seq<Finding> shown =
                findings.size() <= MOST ? findings : findings.sortBy(Finding::severity).take(MOST);
        return shown.map(finding -> of(uri, study, finding));
    }

    static Diagnostic of(String uri, Study study, Finding finding) {
        Diagnostic mark =
                new Diagnostic(
                        study.range(finding),
                        message(finding),
                        severity(finding.severity()),
                        SOURCE);
        mark.setCode(finding.code().text());
        List<DiagnosticRelatedInformation> causes =
                study.causes(finding).map(cause -> cause(uri, study, cause)).asJava();
        if (!causes.isEmpty()) {
            mark.setRelatedInformation(causes);
        }
        return mark;
    }

    /// That a document cannot be audited at all.
    static Diagnostic trouble(String why) {
        Position start = new Position(0, 0);
        return new Diagnostic(new Range(start, start), why, DiagnosticSeverity.Error, SOURCE);
    }

    private static String message(Finding finding) {
        return Phrases.working(finding).prepend(Phrases.sentence(finding)).mkString("\n");
    }

    private static DiagnosticRelatedInformation cause(String uri, Study study, Finding cause) {
        return new DiagnosticRelatedInformation(
                new Location(uri, study.range(cause)), Phrases.sentence(cause));
    }

    private static DiagnosticSeverity severity(Severity severity) {
        return switch (severity) {
            case ERROR -> DiagnosticSeverity.Error;
            case WARNING -> DiagnosticSeverity.Warning;
            case FOLLOW_ON -> DiagnosticSeverity.Information;
            case ACCEPTED -> DiagnosticSeverity.Hint;
        };
    }
}
