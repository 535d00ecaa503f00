package sortis.cli.page;

import sortis.cli.report.DiffText;
import sortis.cli.report.Html;
import sortis.replay.diff.Comparison;

/// What differs between two games on a turn, as a table.
final class DifferencesHtml {
    private DifferencesHtml() {}

    static String of(Comparison comparison) {
        return comparison.state().isEmpty()
                ? "<p>Nothing differs between the two games.</p>"
                : "<table><thead><tr><th scope=\"col\">what</th><th scope=\"col\">a</th><th"
                        + " scope=\"col\">b</th></tr></thead><tbody>"
                        + comparison
                                .state()
                                .map(DiffText::cells)
                                .map(row ->
                                        "<tr><th scope=\"row\">%s</th><td>%s</td><td>%s</td></tr>"
                                                .formatted(
                                                        Html.text(row._1),
                                                        Html.text(row._2),
                                                        Html.text(row._3)))
                                .mkString()
                        + "</tbody></table>";
    }
}
