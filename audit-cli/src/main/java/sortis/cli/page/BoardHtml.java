package sortis.cli.page;

import io.vavr.collection.Vector;
import sortis.cli.report.Html;

/// The parts of a page that its script fills: the map with what belongs to it, and the time.
final class BoardHtml {
    private static final Vector<String> LEGEND =
            Vector.of(
                    "water",
                    "forest",
                    "mountain",
                    "cleared",
                    "road",
                    "workshop",
                    "house",
                    "extractor",
                    "smelter",
                    "pile");

    private BoardHtml() {}

    /// The map of a game.
    ///
    /// @param name of the game, such as that of its log
    static String map(String name) {
        return """
        <section class="map" aria-label="Map of NAME">
        <p class="when" data-role="when"></p>
        <canvas data-role="map" tabindex="0" role="application" aria-label="Map of NAME. Arrow keys choose a square, plus and minus zoom, 0 shows everything; the tables of the state say the same in words."></canvas>
        <div class="tools">
        <button type="button" data-role="closer" aria-label="Zoom in">+</button>
        <button type="button" data-role="further" aria-label="Zoom out">&#8722;</button>
        <button type="button" data-role="whole">Whole game</button>
        </div>
        LEGEND
        <div class="chosen">
        <p data-role="square" aria-live="polite"></p>
        <details><summary>History of this square</summary><ul data-role="history"></ul></details>
        </div>
        </section>
        """
                .replace("LEGEND", legend())
                .replace("NAME", Html.text(name));
    }

    private static String legend() {
        return "<ul class=\"legend\" aria-label=\"Signs of the map\">"
                + LEGEND.map(each -> Html.element("li", "<i class=\"" + each + "\"></i>" + each))
                        .mkString()
                + "</ul>";
    }

    /// The state of a game in tables.
    static String state(String title) {
        return "<section class=\"state\" aria-label=\"%1$s\"><h2>%1$s</h2><div data-role=\"state\"></div></section>"
                .formatted(Html.text(title));
    }

    /// The slider with its buttons.
    static String time() {
        return """
        <section class="time" aria-label="Turn">
        <div class="row">
        <button type="button" data-jump="-1" aria-label="To the turn of the entry before">&#8249; entry</button>
        <button type="button" data-by="-10">&#8722;10</button>
        <button type="button" data-by="-1">&#8722;1</button>
        <button type="button" data-role="play">Play</button>
        <button type="button" data-by="1">+1</button>
        <button type="button" data-by="10">+10</button>
        <button type="button" data-jump="1" aria-label="To the turn of the next entry">entry &#8250;</button>
        <label>Turn <input data-role="turn" type="number" min="0" max="1000000000000" inputmode="numeric"></label>
        </div>
        <input data-role="slider" type="range" min="0" max="1000" step="any" aria-label="Turn">
        <p class="blank" data-role="blank" role="status" hidden>Routes that work on the same piles take too long to come round together; this is the nearest turn that is known.</p>
        </section>
        """;
    }
}
