package sortis.cli.page;

import io.vavr.collection.Seq;
import io.vavr.collection.Stream;
import io.vavr.collection.Vector;
import java.util.Locale;
import java.util.function.LongToDoubleFunction;
import sortis.cli.report.Html;

/// A chart of numbers over the turns, with the same numbers as a table.
final class ChartSvg {
    private static final int HEIGHT = 160;

    /// From there on a chart shows orders of magnitude.
    private static final long STEEP = 2_000;

    private static final int ROWS = 40;

    private final String title;
    private final Axis axis;
    private final Vector<Series> series;
    private final long most;

    private ChartSvg(String title, Axis axis, Vector<Series> series) {
        this.title = title;
        this.axis = axis;
        this.series = series;
        this.most = Math.max(1, series.map(Series::most).max().getOrElse(1L));
    }

    static String of(String title, Axis axis, Vector<Series> series) {
        return new ChartSvg(title, axis, series).html();
    }

    private String html() {
        return "<figure class=\"chart\"><figcaption>%s%s</figcaption>\n%s\n%s%s</figure>"
                .formatted(
                        Html.text(title),
                        isSteep() ? " <small>(each line ten times the one below)</small>" : "",
                        svg(),
                        key(),
                        table());
    }

    private boolean isSteep() {
        return most > STEEP;
    }

    private String svg() {
        return "<svg viewBox=\"-8 -14 1096 %d\" role=\"img\" aria-label=\"%s\">%s%s%s<line class=\"now\" y1=\"-4\" y2=\"%d\" x1=\"0\" x2=\"0\"/></svg>"
                .formatted(
                        HEIGHT + 36,
                        Html.text(title + "; the table below says the same"),
                        lines(),
                        turns(),
                        series.map(this::line).mkString("\n"),
                        HEIGHT);
    }

    private String lines() {
        return marks().map(this::line).mkString();
    }

    private Seq<Long> marks() {
        if (isSteep()) {
            return Stream.iterate(1L, each -> each * 10).takeWhile(each -> each <= most).toVector();
        }
        long step =
                Math.max(
                        1,
                        Vector.of(1L, 2L, 5L, 10L, 20L, 50L, 100L, 200L, 500L, 1000L)
                                .find(each -> most / each <= 4)
                                .getOrElse(1000L));
        return Vector.rangeClosedBy(0L, most, step);
    }

    private String line(long mark) {
        String y = number(height(mark));
        return "<line class=\"grid\" x1=\"0\" x2=\"1000\" y1=\"%1$s\" y2=\"%1$s\"/><text x=\"1006\" y=\"%1$s\" dy=\"4\">%2$s</text>"
                .formatted(y, brief(mark));
    }

    private static String brief(long number) {
        if (number >= 1_000_000_000) {
            return number / 1_000_000_000 + " bn";
        }
        return number >= 1_000_000 ? number / 1_000_000 + " m" : Long.toString(number);
    }

    private double height(long value) {
        LongToDoubleFunction scale = isSteep() ? each -> Math.log10(1.0 + each) : each -> each;
        return HEIGHT - HEIGHT * scale.applyAsDouble(value) / scale.applyAsDouble(most);
    }

    /// Turns beneath the axis, as many as there is room for.
    private String turns() {
        StringBuilder texts = new StringBuilder();
        double free = -1;
        for (long turn : axis.places().keySet()) {
            double x = axis.place(turn);
            if (x >= free && x <= Axis.LENGTH - 20) {
                StringBuilder _ =
                        texts.append(
                                "<text class=\"turn\" x=\"%s\" y=\"%d\">%d</text>"
                                        .formatted(number(x), HEIGHT + 16, turn));
                free = x + 26 + 9 * Long.toString(turn).length();
            }
        }
        return texts.toString();
    }

    private String line(Series each) {
        String points =
                each.points()
                        .filter(point -> point.value() >= 0)
                        .map(point ->
                                number(axis.place(point.turn()))
                                        + ","
                                        + number(height(point.value())))
                        .mkString(" ");
        return "<polyline class=\"s%d\" points=\"%s\"/>".formatted(each.look(), points);
    }

    private static String number(double number) {
        String text = String.format(Locale.ROOT, "%.1f", number);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }

    private String key() {
        return series.map(each ->
                        "<li><svg viewBox=\"0 0 30 8\" aria-hidden=\"true\"><polyline class=\"s%d\" points=\"0,4 30,4\"/></svg>%s</li>"
                                .formatted(each.look(), Html.text(each.name())))
                .mkString("<ul class=\"key\">", "", "</ul>");
    }

    private String table() {
        Vector<Long> all =
                series.headOption()
                        .map(Series::points)
                        .getOrElse(Vector.empty())
                        .map(Series.Point::turn);
        Vector<Integer> rows = Vector.rangeBy(0, all.size(), Math.max(1, all.size() / ROWS));
        String heads =
                series.map(each -> "<th scope=\"col\">" + Html.text(each.name()) + "</th>")
                        .mkString();
        return "<details><summary>As a table</summary><table><thead><tr><th scope=\"col\">turn</th>%s</tr></thead><tbody>%s</tbody></table></details>"
                .formatted(heads, rows.map(row -> row(all.get(row), row)).mkString());
    }

    private String row(long turn, int index) {
        return "<tr><th scope=\"row\">%d</th>%s</tr>"
                .formatted(
                        turn,
                        series.map(each -> "<td>" + cell(each.points().get(index)) + "</td>")
                                .mkString());
    }

    private static String cell(Series.Point point) {
        return point.value() < 0 ? "none" : Long.toString(point.value());
    }
}
