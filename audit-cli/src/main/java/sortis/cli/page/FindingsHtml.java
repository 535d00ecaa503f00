package sortis.cli.page;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.cli.report.Html;
import sortis.cli.report.Phrases;
import sortis.cli.report.Telling;
import sortis.eventstore.shape.Places.Span;
import sortis.finding.Finding;
import sortis.finding.Origin;

/// What an audit found, each finding with its working and what follows from it.
final class FindingsHtml {
    /// So much of a line is shown on either side of what is marked.
    private static final int AROUND = 60;

    private final String prefix;

    private FindingsHtml(String prefix) {
        this.prefix = prefix;
    }

    /// @param prefix of the notebook's rows
    static String of(Seq<Telling> tellings, String prefix) {
        FindingsHtml html = new FindingsHtml(prefix);
        return tellings.map(html::article).mkString("\n");
    }

    private String article(Telling telling) {
        Finding finding = telling.finding();
        String number =
                finding.origin()
                        .map(origin -> " data-number=\"" + origin.where().number() + "\"")
                        .getOrElse("");
        return "<article class=\"finding %s\" id=\"%sf%d\"%s>\n%s\n</article>"
                .formatted(
                        finding.severity(),
                        prefix,
                        finding.id().number(),
                        number,
                        parts(telling).mkString("\n"));
    }

    private Seq<String> parts(Telling telling) {
        return Vector.of(heading(telling.finding()))
                .appendAll(telling.marked().map(span -> excerpt(telling.line(), span)))
                .append(Html.element("p", "sentence", Html.text(telling.sentence())))
                .appendAll(working(telling.working()))
                .appendAll(telling.perhaps().map(each -> labelled("Perhaps", each)))
                .appendAll(telling.help().map(each -> labelled("Help", each)))
                .appendAll(links("Only because of", telling.causes()))
                .appendAll(links("What follows from it", telling.followers()));
    }

    private String heading(Finding finding) {
        String what =
                "<span class=\"badge %1$s\">%1$s</span> %2$s"
                        .formatted(finding.severity(), finding.code());
        return Html.element("h3", what + finding.origin().map(this::place).getOrElse(""));
    }

    private String place(Origin origin) {
        String turn = origin.turn().map(each -> ", turn " + each).getOrElse("");
        String paper = origin.where().paper().map(each -> ", " + Phrases.shown(each)).getOrElse("");
        return " <button type=\"button\" data-go=\"%s\">entry %1$s, line %s%s</button>"
                .formatted(origin.where().number(), origin.where().line(), Html.text(turn + paper));
    }

    /// The line around what is marked in it.
    private static String excerpt(String line, Span span) {
        int start = Math.clamp(span.from(), 0, line.length());
        int end = Math.clamp(span.to(), start, line.length());
        int from = Math.max(0, start - AROUND);
        int to = Math.min(line.length(), end + AROUND);
        return "<pre class=\"excerpt\">"
                + (from > 0 ? "..." : "")
                + shown(line.substring(from, start))
                + Html.element("mark", shown(line.substring(start, end)))
                + shown(line.substring(end, to))
                + (to < line.length() ? "..." : "")
                + "</pre>";
    }

    private static String shown(String text) {
        return Html.text(Phrases.shown(text));
    }

    private static Seq<String> working(Seq<String> lines) {
        return lines.isEmpty()
                ? Vector.empty()
                : Vector.of(Html.element("pre", "working", Html.text(lines.mkString("\n"))));
    }

    private static String labelled(String label, String text) {
        return Html.element("p", Html.element("b", label + ":") + " " + Html.text(text));
    }

    private Seq<String> links(String label, Seq<Finding> findings) {
        return findings.isEmpty()
                ? Vector.empty()
                : Vector.of(
                        Html.element(
                                "p",
                                Html.element("b", label + ":")
                                        + " "
                                        + findings.map(this::link).mkString(", ")));
    }

    private String link(Finding finding) {
        String line =
                finding.origin().map(origin -> ", line " + origin.where().line()).getOrElse("");
        return "<a href=\"#%sf%d\">%s%s</a>"
                .formatted(prefix, finding.id().number(), finding.code(), line);
    }
}
