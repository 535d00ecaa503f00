package sortis.notebook;

import io.vavr.collection.Seq;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.GameEntry;
import sortis.entry.LedgerEntry.StockCounted;
import sortis.entry.LedgerEntry.TurnsSkipped;
import sortis.entry.LogLine.Entry;
import sortis.entry.MapEntry.SequenceWritten;
import sortis.entry.MapEntry.SquareCharted;
import sortis.entry.NamesAgent;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.finding.RuleCode;
import sortis.value.Bag;
import sortis.value.Place;
import sortis.world.World;

/// What the player believes, chapter by chapter, with the findings behind it.
public record Notebook(Numbering numbering, Skips skips, Map map, Agents agents, Books books) {
    public static final RuleCode OVERLAP = new RuleCode("skip-overlap");

    public static final Notebook BLANK =
            new Notebook(
                    Numbering.NONE,
                    Skips.NONE,
                    new Map(Worksheets.BLANK, Charts.BLANK),
                    new Agents(Plans.NONE, Sightings.NONE),
                    Books.CLOSED);

    /// What is believed of the map.
    public record Map(Worksheets worksheets, Charts charts) {
        private Map after(GameEntry entry, World world, Seq<Finding> findings) {
            return switch (entry) {
                case SequenceWritten line ->
                        new Map(worksheets.after(line, world.land().map(), findings), charts);
                case SquareCharted chart -> new Map(worksheets, charts.after(chart, findings));
                case ForestCleared clearing ->
                        new Map(worksheets, charts.after(clearing, world.land()));
                default -> this;
            };
        }
    }

    /// What is believed of where agents are.
    public record Agents(Plans plans, Sightings sightings) {
        private Agents after(Page page, Seq<Finding> findings) {
            return page.entry().content() instanceof NamesAgent naming
                    ? new Agents(
                            plans.after(naming, page.after(), findings),
                            sightings.after(naming, page.world().turn(), findings))
                    : this;
        }
    }

    /// An entry with the world in which it was judged, its agent where the entry has it, and the
    /// world after it.
    public record Page(Entry entry, World world, World after) {
        /// Where goods are that the entry's agent handles; for any other entry the total.
        private Place place() {
            return entry.content()
                    .namedAgent()
                    .flatMap(world::whereIs)
                    .map(world::placeOf)
                    .getOrElse(Place.store());
        }
    }

    /// The notebook after an entry and what was found in it.
    public Notebook after(Page page, Seq<Finding> findings) {
        GameEntry content = page.entry().content();
        return new Notebook(
                numbering.after(page.entry()),
                skips(content, page.world(), findings),
                map.after(content, page.world(), findings),
                agents.after(page, findings),
                books(page, findings));
    }

    private Skips skips(GameEntry entry, World world, Seq<Finding> findings) {
        boolean isOverlap = findings.exists(finding -> finding.is(OVERLAP));
        Skips now = isOverlap ? skips.overlapping() : skips;
        return entry instanceof TurnsSkipped(var to, _) && world.turn().isBefore(to)
                ? Skips.announced(to)
                : now;
    }

    private Books books(Page page, Seq<Finding> findings) {
        Books booked = books.with(findings, page.place());
        return page.entry().content() instanceof StockCounted count
                ? booked.after(count, countedPlace(count, page.world()), findings)
                : booked;
    }

    /// The place a count is about: a square's pile, or everything; with pooled stock always
    /// everything.
    public static Place countedPlace(StockCounted count, World world) {
        return count.at().map(world::placeOf).getOrElse(Place.store());
    }

    /// The findings that excuse a shortage where the agent pays, those of this entry counted.
    public Seq<FindingId> shortage(Place place, Bag shortage, Seq<Finding> found) {
        return books.with(found, place).excuse(place, shortage);
    }
}
