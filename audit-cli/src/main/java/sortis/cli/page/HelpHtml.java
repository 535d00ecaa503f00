package sortis.cli.page;

import io.vavr.collection.Vector;
import sortis.cli.report.Html;

/// What keys do.
final class HelpHtml {
    private static final Vector<String> KEYS =
            Vector.of(
                    "on the slider: arrows|a turn on or back",
                    "on the slider: Page Up, Page Down|ten turns",
                    "on the slider: Shift and an arrow|to the turn of the next entry, or the one"
                            + " before",
                    "on the slider: Home, End|first turn, last entry",
                    "on the map: arrows|choose a square; with Shift five further",
                    "on the map: +, -, 0|closer, further, the whole game",
                    "j, k|next entry, entry before",
                    "n, p|next finding, finding before",
                    "space|play, stop",
                    "?|this help");

    private HelpHtml() {}

    static String of() {
        return "<footer><button type=\"button\" id=\"keys\">Keys</button></footer>\n"
                + "<dialog id=\"help\" aria-label=\"Keys\"><table>"
                + KEYS.map(HelpHtml::row).mkString()
                + "</table><form method=\"dialog\"><button"
                + " autofocus>Close</button></form></dialog><noscript><p>The map and the slider"
                + " need JavaScript; all else can be read.</p></noscript>";
    }

    private static String row(String key) {
        String[] parts = key.split("\\|", 2);
        return "<tr><th scope=\"row\">"
                + Html.text(parts[0])
                + "</th><td>"
                + Html.text(parts[1])
                + "</td></tr>";
    }
}
