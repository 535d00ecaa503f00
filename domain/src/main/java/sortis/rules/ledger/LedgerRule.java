package sortis.rules.ledger;

import static sortis.rule.Citation.ruling;
import static sortis.rule.Citation.text;
import static sortis.rule.Statute.Trait.BY_TURN;
import static sortis.rule.Statute.Trait.EACH;
import static sortis.rule.Statute.Trait.NOT_OF_AGENT;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.GameEntry;
import sortis.entry.LedgerEntry.PositionNoted;
import sortis.entry.LedgerEntry.StockCounted;
import sortis.entry.LedgerEntry.TurnsSkipped;
import sortis.entry.LogEntry.EntryStruck;
import sortis.entry.MapEntry;
import sortis.finding.Booking;
import sortis.finding.Datum;
import sortis.finding.Evidence;
import sortis.finding.Step;
import sortis.notebook.Books;
import sortis.notebook.Notebook;
import sortis.rule.Judgments;
import sortis.rule.Rule;
import sortis.rule.Scene;
import sortis.rule.Statute;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Place;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.World;

/// The laws about skips and counts.
public enum LedgerRule implements Rule {
    /// `skip-range`: a skip leads to a later turn.
    SKIP_RANGE(
            Statute.of(
                            "skip-range",
                            ruling(7),
                            Judgments.of(TurnsSkipped.class, LedgerRule::skipsGoForward))
                    .with(BY_TURN)
                    .with(NOT_OF_AGENT)),

    /// `skip-overlap`: nothing happens inside an announced skip.
    SKIP_OVERLAP(
            Statute.of(
                            Notebook.OVERLAP.text(),
                            ruling(7),
                            Judgments.of(GameEntry.class, LedgerRule::skipsAreEmpty))
                    .with(NOT_OF_AGENT)),

    /// `skip-gain`: what is gained is total stock then minus total stock now.
    SKIP_GAIN(
            Statute.of(
                            "skip-gain",
                            text(4),
                            Judgments.of(TurnsSkipped.class, LedgerRule::gainsAddUp))
                    .with(EACH)
                    .with(NOT_OF_AGENT)),

    /// `stock-count`: what was counted is there.
    STOCK_COUNT(
            Statute.of(
                            Books.COUNT.text(),
                            ruling(7),
                            Judgments.of(StockCounted.class, LedgerRule::countsAgree))
                    .with(EACH)
                    .with(NOT_OF_AGENT));

    private final Statute statute;

    LedgerRule(Statute statute) {
        this.statute = statute;
    }

    private static Seq<Evidence> skipsGoForward(Scene scene, TurnsSkipped entry) {
        return Option.when(
                        !isGood(scene, entry),
                        () ->
                                Evidence.whole()
                                        .claiming(Datum.of(entry.to()))
                                        .expecting(Datum.of(scene.turn().plus(1))))
                .toVector();
    }

    private static boolean isGood(Scene scene, TurnsSkipped entry) {
        return scene.turn().isBefore(entry.to());
    }

    private static Seq<Evidence> skipsAreEmpty(Scene scene, GameEntry entry) {
        return scene.notebook()
                .skips()
                .overlappedBy(scene.turn())
                .filter(_ -> !isOnPaperOnly(entry))
                .map(to ->
                        Evidence.whole().claiming(Datum.of(scene.turn())).expecting(Datum.of(to)))
                .toVector();
    }

    private static boolean isOnPaperOnly(GameEntry entry) {
        return switch (entry) {
            case MapEntry _, PositionNoted _, StockCounted _, EntryStruck _ -> true;
            default -> false;
        };
    }

    private static Seq<Evidence> gainsAddUp(Scene scene, TurnsSkipped entry) {
        return entry.gained()
                .filter(_ -> isGood(scene, entry))
                .map(gained -> wrongGains(scene, gained, entry.to()))
                .getOrElse(Vector.empty());
    }

    private static Seq<Evidence> wrongGains(Scene scene, Bag gained, Turn to) {
        World now = scene.world();
        World then = scene.carriedTo(to);
        Bag truth = then.total().minus(now.total());
        return gained.resources()
                .filter(resource -> !gained.amount(resource).equals(truth.amount(resource)))
                .map(resource ->
                        compared(Option.none(), resource, gained, truth)
                                .showing(Mining.of(now, resource, to))
                                .showing(
                                        new Step.Balanced(
                                                resource,
                                                now.total().amount(resource),
                                                then.total().amount(resource),
                                                now.turn(),
                                                to))
                                .booking(
                                        Booking.inTotal(
                                                Bag.of(resource, off(gained, truth, resource)))));
    }

    private static Seq<Evidence> countsAgree(Scene scene, StockCounted entry) {
        Place place = Notebook.countedPlace(entry, scene.world());
        Bag truth =
                place.equals(Place.store())
                        ? scene.world().total()
                        : scene.world().stock().pile(place);
        return entry.stock()
                .resources()
                .filter(resource -> !entry.stock().amount(resource).equals(truth.amount(resource)))
                .map(resource ->
                        compared(entry.at(), resource, entry.stock(), truth)
                                .because(
                                        scene.notebook()
                                                .books()
                                                .balance(place, resource)
                                                .explaining(off(entry.stock(), truth, resource))));
    }

    private static Evidence compared(Option<Square> at, Resource resource, Bag claimed, Bag truth) {
        return Evidence.of(at, resource)
                .claiming(Datum.of(claimed.amount(resource)))
                .expecting(Datum.of(truth.amount(resource)));
    }

    private static Amount off(Bag claimed, Bag truth, Resource resource) {
        return claimed.amount(resource).minus(truth.amount(resource));
    }

    @Override
    public Statute statute() {
        return statute;
    }
}
