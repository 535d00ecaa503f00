package sortis.cli.page;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.cli.report.Html;
import sortis.cli.report.Phrases;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Where;
import sortis.eventstore.notation.NotationWriter;
import sortis.finding.Finding;
import sortis.replay.Transcript;

/// A log as the list of its entries, each with what was found wrong in it.
final class NotebookHtml {
    /// So much of an unreadable line is shown.
    private static final int LONG = 200;

    private final Transcript transcript;
    private final Map<Long, Seq<Finding>> findings;
    private final String prefix;

    private NotebookHtml(Transcript transcript, Map<Long, Seq<Finding>> findings, String prefix) {
        this.transcript = transcript;
        this.findings = findings;
        this.prefix = prefix;
    }

    /// @param prefix of the rows' names, so that two notebooks can stand on one page
    static String of(Transcript transcript, Seq<Finding> findings, String prefix) {
        Map<Long, Seq<Finding>> byEntry =
                findings.groupBy(NotebookHtml::number).mapValues(all -> all);
        NotebookHtml notebook = new NotebookHtml(transcript, byEntry, prefix);
        return "<ol class=\"entries\">\n"
                + transcript.lines().map(notebook::row).mkString("\n")
                + "\n</ol>";
    }

    private static long number(Finding finding) {
        return finding.origin().map(origin -> origin.where().number().number()).getOrElse(0L);
    }

    private String row(LogLine line) {
        long number = line.number().number();
        Seq<Finding> wrong = findings.getOrElse(number, Vector.empty());
        String kind = kind(wrong);
        return "<li id=\"%s%d\" data-entry=\"%d\"%s>%s%s</li>"
                .formatted(
                        prefix,
                        number,
                        number,
                        kind.isEmpty() ? "" : " class=\"" + kind + "\"",
                        isTaken(line) ? button(line, number) : said(line, number),
                        wrong.map(this::badge).mkString());
    }

    private static String kind(Seq<Finding> wrong) {
        return wrong.map(finding -> finding.severity().toString()).headOption().getOrElse("");
    }

    private boolean isTaken(LogLine line) {
        return line instanceof Entry && !transcript.strikes().isStruck(line);
    }

    private String button(LogLine line, long number) {
        return "<button type=\"button\" data-go=\""
                + number
                + "\">"
                + parts(line, number, "code")
                + "</button>";
    }

    private String said(LogLine line, long number) {
        boolean isStruck = transcript.strikes().isStruck(line);
        return Html.element("span", "passed", parts(line, number, isStruck ? "s" : "code"));
    }

    private String parts(LogLine line, long number, String element) {
        String turn = line instanceof Entry entry ? transcript.turnOf(entry).toString() : "";
        return "<b>"
                + number
                + "</b><i>"
                + turn
                + "</i>"
                + Html.element(element, Html.text(text(line)))
                + note(line)
                        .map(note -> Html.element("q", Html.text(Phrases.shown(note))))
                        .getOrElse("");
    }

    private static Option<String> note(LogLine line) {
        return line instanceof Entry entry ? entry.note() : Option.none();
    }

    /// As short as the paper.
    private static String text(LogLine line) {
        String written = line.where().text().strip();
        String text =
                line instanceof Entry entry
                        ? notation(entry)
                        : written.substring(0, Math.min(LONG, written.length()));
        return Phrases.shown(text);
    }

    private static String notation(Entry entry) {
        Where where = entry.where();
        Entry bare =
                new Entry(
                        new Where(where.number(), where.line(), Option.none(), ""),
                        entry.turn(),
                        Option.none(),
                        Option.none(),
                        entry.content());
        return NotationWriter.lines(Vector.of(bare))
                .reject(each -> each.equals("@" + entry.turn()))
                .mkString(" / ");
    }

    private String badge(Finding finding) {
        return "<a class=\"badge %s\" href=\"#%sf%s\">%s %s</a>"
                .formatted(
                        finding.severity(),
                        prefix,
                        finding.id().number(),
                        finding.severity(),
                        finding.code());
    }
}
