package sortis.cli.lsp;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import sortis.cli.report.Phrases;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.Form;
import sortis.eventstore.Script;
import sortis.eventstore.shape.Places.Span;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.finding.RuleCode;
import sortis.replay.Transcript;
import sortis.replay.audit.AuditCourse;
import sortis.replay.audit.AuditReport;
import sortis.world.World;

/// A document as a log, read and audited.
///
/// @param whole all findings
/// @param wanted those of the rules that the player wants to hear of
record Study(Text text, Form form, AuditCourse course, AuditReport whole, AuditReport wanted) {
    /// Reads and audits a text.
    ///
    /// @param before the same document as it was, if it was studied
    /// @param isVain asked again and again; once it says so, the study is given up
    /// @throws java.util.concurrent.CancellationException if it was given up
    static Study of(
            Text text, Option<Study> before, Predicate<RuleCode> wants, BooleanSupplier isVain) {
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        Script script = Script.of(new ByteArrayInputStream(bytes));
        Vector<LogLine> known =
                before.filter(study -> study.form() == script.form())
                        .map(Study::lines)
                        .getOrElse(Vector.empty());
        Transcript transcript = Transcript.of(script.read(known));
        AuditCourse course =
                before.map(study -> study.course().changedTo(transcript, isVain))
                        .getOrElse(() -> AuditCourse.of(transcript, isVain));
        AuditReport whole = course.report();
        return new Study(text, script.form(), course, whole, whole.only(wants));
    }

    /// All lines that are not blank.
    Vector<LogLine> lines() {
        return course.lines();
    }

    /// A place in an entry.
    ///
    /// @param index of its line among all that are not blank
    /// @param at in the entry's text, in UTF-16 units from 0
    record Spot(int index, LogLine line, int at) {}

    /// The line with a place, if it is not blank.
    Option<Spot> at(Position place) {
        long row = text.row(place);
        int last = before(row + 1);
        return Vector.rangeClosedBy(last, Math.max(0, last - 64), -1)
                .filter(index -> index >= 0)
                .map(index -> new Spot(index, lines().get(index), 0))
                .find(spot -> row <= lastRow(spot.line()))
                .map(spot -> new Spot(spot.index(), spot.line(), at(spot.line(), row, place)));
    }

    private int at(LogLine line, long row, Position place) {
        int from = 0;
        for (long passed = line.where().line(); passed < row; passed++) {
            from = line.where().text().indexOf('\n', from) + 1;
        }
        return from + text.column(place);
    }

    private static long lastRow(LogLine line) {
        return line.where().line()
                + line.where().text().chars().filter(sign -> sign == '\n').count();
    }

    /// The index of the last line before one of the file, −1 if there is none.
    int before(long row) {
        int low = 0;
        int high = lines().size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            boolean isBefore = lines().get(middle).where().line() < row;
            low = isBefore ? middle + 1 : low;
            high = isBefore ? high : middle;
        }
        return low - 1;
    }

    /// The world after a line and all before it.
    World after(int index) {
        return course.after(index);
    }

    Option<Entry> entry(long number) {
        return Option.when(
                        1 <= number && number <= lines().size(),
                        () -> lines().get((int) number - 1))
                .filter(Entry.class::isInstance)
                .map(Entry.class::cast);
    }

    /// Where a finding stands; the very start, if the log has no entry.
    Range range(Finding finding) {
        return Phrases.marked(finding)
                .map(marked -> text.range(marked.line(), marked.span()))
                .getOrElse(() -> new Range(new Position(0, 0), new Position(0, 0)));
    }

    /// The whole of a line of the log, and of the first one of an entry that has several.
    Range line(LogLine line) {
        String first = text.row(line.where().line());
        return text.range(line.where().line(), new Span(0, first.length()));
    }

    /// What was found in a line.
    Seq<Finding> findings(LogLine line) {
        return wanted.findings()
                .filter(finding ->
                        finding.origin()
                                .exists(origin -> origin.where().number().equals(line.number())));
    }

    /// The findings because of which alone one is wrong.
    Seq<Finding> causes(Finding finding) {
        Seq<Finding> all = whole.findings();
        return finding.evidence()
                .causes()
                .toVector()
                .map(FindingId::number)
                .filter(number -> number <= all.size())
                .map(number -> all.get(number - 1));
    }
}
