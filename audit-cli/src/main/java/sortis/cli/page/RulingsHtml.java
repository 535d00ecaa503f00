package sortis.cli.page;

import sortis.cli.report.Html;
import sortis.cli.report.Phrases;
import sortis.replay.rulings.Switch;
import sortis.ruling.HouseRules;

/// The rulings in force.
final class RulingsHtml {
    private RulingsHtml() {}

    static String of(HouseRules rules) {
        return "<table><caption>Rulings in force</caption><thead><tr><th scope=\"col\">ruling</th>"
                + "<th scope=\"col\">value</th><th scope=\"col\"></th></tr></thead>\n<tbody>"
                + Switch.all().map(each -> row(each, rules)).mkString("\n")
                + "</tbody></table>";
    }

    private static String row(Switch ruling, HouseRules rules) {
        boolean isDefault = ruling.isSame(rules, HouseRules.DEFAULT);
        return "<tr%s><th scope=\"row\">%s</th><td>%s</td><td>%s</td></tr>"
                .formatted(
                        isDefault ? "" : " class=\"own\"",
                        Html.text(ruling.toString()),
                        Html.text(Phrases.of(ruling, rules)),
                        isDefault ? "" : "not the default");
    }
}
