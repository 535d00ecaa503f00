package sortis.cli.page;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.cli.report.Audited;
import sortis.cli.report.DiffText;
import sortis.cli.report.Html;
import sortis.cli.report.Phrases;
import sortis.cli.report.Rivalry;
import sortis.replay.diff.Comparison;
import sortis.replay.diff.LogDiff;

/// Two games on one page: both maps on the same turn, where they part, who was ahead, what only one
/// of them did.
public final class DiffPage {
    private static final Vector<String> SCRIPTS =
            Vector.of("film.js", "dom.js", "map.js", "state.js", "time.js", "board.js", "diff.js");

    private final Audited a;
    private final Audited b;
    private final Film filmA;
    private final Film filmB;
    private final Axis axis;
    private final Comparison comparison;
    private final Rivalry rivalry;

    private DiffPage(Audited a, Audited b, Comparison comparison, Rivalry rivalry) {
        this.a = a;
        this.b = b;
        this.filmA = Camera.film(a.transcript());
        this.filmB = Camera.film(b.transcript());
        this.axis = Axis.of(filmA.stations().appendAll(filmB.stations()));
        this.comparison = comparison;
        this.rivalry = rivalry;
    }

    /// The whole file.
    ///
    /// @throws sortis.time.Unforeseeable if routes take too long to come round before the last
    ///   entry
    public static String of(Audited a, Audited b, Comparison comparison, Rivalry rivalry) {
        return new DiffPage(a, b, comparison, rivalry).document().html();
    }

    private Document document() {
        return new Document(
                title() + " - Sortis",
                body(),
                "{\"axis\":"
                        + Axes.json(axis)
                        + ",\"games\":["
                        + GameJson.of(filmA)
                        + ","
                        + GameJson.of(filmB)
                        + "]}",
                SCRIPTS);
    }

    private String title() {
        return Phrases.shown(a.name() + " and " + b.name());
    }

    private String body() {
        return """
        <a class="skip" href="#boards">Skip to the maps</a>
        <header><h1>%s</h1></header>
        <main class="diff">
        <section class="parting" aria-label="Summary">
        %s
        </section>
        <div class="pair" id="boards">
        %s
        %s
        </div>
        <section class="charts" aria-label="Charts"><h2>Side by side</h2>
        %s
        </section>
        <section class="deeds" aria-label="What only one did"><h2>What only one did</h2>
        <div class="pair">%s%s</div>
        </section>
        <section class="apart" aria-label="Differences"><h2>On turn %s</h2>
        %s
        </section>
        %s
        </main>
        %s
        """
                .formatted(
                        Html.text(title()),
                        summary(),
                        board(a, "a"),
                        board(b, "b"),
                        charts(),
                        deeds("a", a, rivalry.onlyA()),
                        deeds("b", b, rivalry.onlyB()),
                        comparison.turn(),
                        DifferencesHtml.of(comparison),
                        BoardHtml.time(),
                        HelpHtml.of());
    }

    private String summary() {
        String apart =
                rivalry.apart()
                        .map(turn ->
                                "<p>"
                                        + Html.text(DiffText.apart(turn))
                                        + " <button type=\"button\" data-turn=\""
                                        + turn
                                        + "\">Show it</button></p>")
                        .getOrElse("");
        return Html.element("p", Html.text(DiffText.map(comparison)))
                + comparison
                        .first()
                        .map(DiffPage::first)
                        .getOrElse("<p>They say the same, entry by entry.</p>")
                + apart
                + leads();
    }

    private static String first(LogDiff.Difference first) {
        String turn = first.turn().map(each -> ", turn " + each).getOrElse("");
        return "<p>They part at entry %s%s:</p><table><tbody><tr><th scope=\"row\">a</th><td><code>%s</code></td></tr><tr><th scope=\"row\">b</th><td><code>%s</code></td></tr></tbody></table>"
                .formatted(
                        first.number(),
                        turn,
                        Html.text(DiffText.side(first.a())),
                        Html.text(DiffText.side(first.b())));
    }

    private String leads() {
        return "<table><caption>Who was ahead</caption><tbody>"
                + rivalry.leads().map(DiffPage::lead).mkString()
                + "</tbody></table>";
    }

    private static String lead(Rivalry.Lead lead) {
        return "<tr><th scope=\"row\">%s</th><td>%s</td></tr>"
                .formatted(lead.measure(), lead.stretches().map(Rivalry::words).mkString(", "));
    }

    private String board(Audited audit, String side) {
        String name = side + ": " + audit.name();
        return "<div class=\"board\" id=\"board-%s\"><h2>%s</h2>%s<section class=\"notebook\" aria-label=\"Notebook of %2$s\"><h3>Notebook</h3>%4$s</section>%5$s</div>"
                .formatted(
                        side,
                        Html.text(Phrases.shown(name)),
                        BoardHtml.map(Phrases.shown(name)),
                        NotebookHtml.of(audit.transcript(), Vector.empty(), side),
                        BoardHtml.state("State of " + side));
    }

    private String charts() {
        Vector<Long> turns = Figures.turns(axis);
        Figures one = new Figures(filmA);
        Figures other = new Figures(filmB);
        return Vector.of(
                        chart(
                                "Highest workshop",
                                one.workshops("a", 0, turns),
                                other.workshops("b", 1, turns)),
                        chart(
                                "Yield of extractors, a turn",
                                Series.of("a", 0, turns, one::mined),
                                Series.of("b", 1, turns, other::mined)),
                        chart(
                                "Agents",
                                Series.of("a", 0, turns, one::agents),
                                Series.of("b", 1, turns, other::agents)),
                        chart(
                                "Stock, all goods together",
                                Series.of("a", 0, turns, one::stock),
                                Series.of("b", 1, turns, other::stock)))
                .mkString("\n");
    }

    private String chart(String title, Series one, Series other) {
        return ChartSvg.of(title, axis, Vector.of(one, other));
    }

    private static String deeds(String side, Audited audit, Seq<Rivalry.Deed> deeds) {
        String heading =
                Html.element("h3", Html.text("Only " + side + ": " + Phrases.shown(audit.name())));
        return deeds.isEmpty()
                ? "<div>" + heading + "<p>Nothing that the other did not do, too.</p></div>"
                : "<div>"
                        + heading
                        + deeds.map(deed -> deed(side, deed)).mkString("<ul>", "", "</ul></div>");
    }

    private static String deed(String side, Rivalry.Deed deed) {
        return "<li><button type=\"button\" data-side=\"%s\" data-go=\"%d\">entry %2$d, turn %s</button> %s</li>"
                .formatted(side, deed.entry(), deed.turn(), Html.text(deed.words()));
    }
}
