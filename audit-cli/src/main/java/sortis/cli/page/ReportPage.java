package sortis.cli.page;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.cli.report.AuditText;
import sortis.cli.report.Audited;
import sortis.cli.report.Html;
import sortis.cli.report.Phrases;
import sortis.cli.report.Style;
import sortis.cli.report.Telling;
import sortis.entry.LogEntry.GameStarted;

/// A game on one page: the map on any turn, the notebook, what the audit says, charts, rulings.
public final class ReportPage {
    private static final Vector<String> SCRIPTS =
            Vector.of(
                    "film.js", "dom.js", "map.js", "state.js", "time.js", "board.js", "report.js");

    private final Audited audit;
    private final GameStarted game;
    private final Film film;
    private final Axis axis;

    private ReportPage(Audited audit, GameStarted game) {
        this.audit = audit;
        this.game = game;
        this.film = Camera.film(audit.transcript());
        this.axis = Axis.of(film.stations());
    }

    /// The whole file.
    ///
    /// @throws sortis.time.Unforeseeable if routes take too long to come round before the last
    ///   entry
    public static String of(Audited audit, GameStarted game) {
        return new ReportPage(audit, game).document().html();
    }

    private Document document() {
        return new Document(
                title() + " - Sortis",
                body(),
                "{\"axis\":" + Axes.json(axis) + ",\"games\":[" + GameJson.of(film) + "]}",
                SCRIPTS);
    }

    private String title() {
        return Phrases.shown(game.title().getOrElse(audit.name()));
    }

    private String body() {
        Seq<Telling> tellings = Telling.of(audit);
        return """
        <a class="skip" href="#notebook">Skip to the notebook</a>
        %s
        <main class="report">
        <div class="board">
        %s
        <section class="notebook" id="notebook" aria-label="Notebook"><h2>Notebook</h2>
        %s
        </section>
        %s
        </div>
        <section class="charts" aria-label="Charts"><h2>Charts</h2>
        %s
        </section>
        <section class="findings" aria-label="Findings"><h2>Findings</h2>
        %s
        </section>
        <section class="rulings" aria-label="Rulings"><h2>Rulings</h2>
        %s
        </section>
        %s
        </main>
        %s
        """
                .formatted(
                        header(),
                        BoardHtml.map(audit.name()),
                        NotebookHtml.of(audit.transcript(), audit.report().findings(), "e"),
                        BoardHtml.state("State"),
                        charts(),
                        findings(tellings),
                        RulingsHtml.of(game.rulings()),
                        BoardHtml.time(),
                        HelpHtml.of());
    }

    private String header() {
        String verdict = new AuditText(Style.PLAIN, AuditText.Folding.FOLDED).verdict(audit);
        String by =
                game.player()
                        .map(player -> "played by " + Phrases.shown(player) + ", ")
                        .getOrElse("");
        String seeds = "seeds " + game.seeds().x() + " and " + game.seeds().y();
        String kind = audit.report().isClean() ? "clean" : "faulty";
        return "<header><h1>%s</h1><p>%s</p><p class=\"verdict %s\">%s</p></header>"
                .formatted(Html.text(title()), Html.text(by + seeds), kind, Html.text(verdict));
    }

    private String charts() {
        Vector<Long> turns = Figures.turns(axis);
        Figures figures = new Figures(film);
        return Vector.of(
                        ChartSvg.of(
                                "Highest workshop",
                                axis,
                                Vector.of(figures.workshops("level", 0, turns))),
                        ChartSvg.of("Yield of extractors, a turn", axis, figures.yields(turns)),
                        ChartSvg.of("Stock, piles and loads together", axis, figures.stocks(turns)))
                .mkString("\n");
    }

    private static String findings(Seq<Telling> tellings) {
        return tellings.isEmpty() ? "<p>Nothing is wrong.</p>" : FindingsHtml.of(tellings, "e");
    }
}
