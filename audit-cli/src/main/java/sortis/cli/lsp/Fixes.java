package sortis.cli.lsp;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import sortis.cli.report.Phrases;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Unknown;
import sortis.entry.LogLine.Unreadable;
import sortis.eventstore.shape.Places.Span;
import sortis.finding.Finding;
import sortis.finding.Severity;

/// What an editor can do about findings at a key press.
final class Fixes {
    private final String uri;
    private final Study study;

    private Fixes(String uri, Study study) {
        this.uri = uri;
        this.study = study;
    }

    /// What can be done about the findings on the lines that were asked for.
    static Seq<CodeAction> in(Study study, CodeActionParams asked) {
        List<String> only = asked.getContext() == null ? null : asked.getContext().getOnly();
        boolean isWanted =
                only == null || only.stream().anyMatch(CodeActionKind.QuickFix::startsWith);
        Fixes fixes = new Fixes(asked.getTextDocument().getUri(), study);
        return isWanted
                ? study.wanted()
                        .findings()
                        .filter(finding -> meets(study.range(finding), asked.getRange()))
                        .flatMap(fixes::of)
                : Vector.empty();
    }

    private static boolean meets(Range one, Range other) {
        return one.getStart().getLine() <= other.getEnd().getLine()
                && other.getStart().getLine() <= one.getEnd().getLine();
    }

    private Seq<CodeAction> of(Finding finding) {
        return line(finding)
                .map(line ->
                        corrected(finding, line)
                                .orElse(() -> respelled(finding, line))
                                .toVector()
                                .appendAll(accepted(finding, line)))
                .getOrElse(Vector.empty());
    }

    private Option<LogLine> line(Finding finding) {
        return finding.origin()
                .map(origin -> (int) origin.where().number().number() - 1)
                .filter(index -> index < study.lines().size())
                .map(study.lines()::get);
    }

    private Option<CodeAction> corrected(Finding finding, LogLine line) {
        return Phrases.value(finding)
                .flatMap(span ->
                        TrueValue.in(study)
                                .of(finding, written(line, span))
                                .map(value -> replaced(finding, line, span, value)));
    }

    private static String written(LogLine line, Span span) {
        String text = line.where().text();
        int to = Math.clamp(span.to(), 0, text.length());
        return text.substring(Math.clamp(span.from(), 0, to), to);
    }

    private CodeAction replaced(Finding finding, LogLine line, Span span, String value) {
        String title = "Write " + value + " instead of " + Phrases.shown(written(line, span));
        CodeAction action =
                action(finding, title, new TextEdit(study.text().range(line.where(), span), value));
        action.setIsPreferred(finding.isError());
        return action;
    }

    private Option<CodeAction> respelled(Finding finding, LogLine line) {
        return switch (line) {
            case Unreadable unread ->
                    Phrases.meant(unread.fault()).flatMap(word -> respelled(finding, unread, word));
            case Unknown unknown ->
                    Phrases.meantType(unknown.type())
                            .flatMap(word ->
                                    Phrases.value(finding)
                                            .map(span ->
                                                    replaced(finding, line, span, quoted(word))));
            case Entry _ -> Option.none();
        };
    }

    /// The word in place of the one that stands in the column of the fault, with or without quotes.
    private Option<CodeAction> respelled(Finding finding, Unreadable line, String word) {
        String text = line.where().text();
        int points = text.codePointCount(0, text.length());
        int at = text.offsetByCodePoints(0, Math.clamp(line.column() - 1, 0, points));
        String plain = line.fault().subject();
        String stands = text.startsWith(quoted(plain), at) ? quoted(plain) : plain;
        String instead = stands.equals(plain) ? word : quoted(word);
        return Option.when(
                text.startsWith(stands, at),
                () -> replaced(finding, line, new Span(at, at + stands.length()), instead));
    }

    private static String quoted(String word) {
        return "\"" + word + "\"";
    }

    private Option<CodeAction> accepted(Finding finding, LogLine line) {
        boolean isCounted =
                finding.severity() == Severity.ERROR || finding.severity() == Severity.WARNING;
        return line instanceof Entry entry && isCounted
                ? AcceptNote.of(study.text(), entry, finding.code())
                        .map(edit ->
                                action(finding, "Mark " + finding.code() + " as accepted", edit))
                : Option.none();
    }

    private CodeAction action(Finding finding, String title, TextEdit edit) {
        CodeAction action = new CodeAction(title);
        action.setKind(CodeActionKind.QuickFix);
        action.setDiagnostics(List.of(Marking.of(uri, study, finding)));
        action.setEdit(new WorkspaceEdit(Map.of(uri, List.of(edit))));
        return action;
    }
}
