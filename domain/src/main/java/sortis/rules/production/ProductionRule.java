package sortis.rules.production;

import static sortis.rule.Citation.ruling;
import static sortis.rule.Citation.text;
import static sortis.rule.Statute.Trait.BY_TURN;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.entry.BuildingKind;
import sortis.entry.ProductionEntry.OperationEnded;
import sortis.entry.ProductionEntry.OperationStarted;
import sortis.entry.ProductionEntry.SmelterFed;
import sortis.finding.Booking;
import sortis.finding.Datum;
import sortis.finding.Evidence;
import sortis.finding.Step;
import sortis.rule.Funds;
import sortis.rule.Judgments;
import sortis.rule.Rule;
import sortis.rule.Scene;
import sortis.rule.Statute;
import sortis.time.Smelting;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Resource;
import sortis.value.Turn;
import sortis.world.Plan;
import sortis.world.Structure;

/// The laws about extractors and smelters.
public enum ProductionRule implements Rule {
    /// `operate-extractor`: only an extractor can be operated.
    OPERATE_EXTRACTOR(
            Statute.of(
                    "operate-extractor",
                    text(6),
                    Judgments.of(OperationStarted.class, ProductionRule::extractorsAreOperated))),

    /// `operate-taken`: one agent operates an extractor.
    OPERATE_TAKEN(
            Statute.of(
                    "operate-taken",
                    ruling(6),
                    Judgments.of(OperationStarted.class, ProductionRule::oneOperates))),

    /// `operate-idle`: who ends an operation operates something; legal but odd.
    OPERATE_IDLE(
            Statute.of(
                            "operate-idle",
                            ruling(6),
                            Judgments.of(OperationEnded.class, ProductionRule::operatorsStop))
                    .warning()),

    /// `smelt-smelter`: only a smelter can be fed.
    SMELT_SMELTER(
            Statute.of(
                    "smelt-smelter",
                    text(6),
                    Judgments.of(SmelterFed.class, ProductionRule::smeltersAreFed))),

    /// `smelt-rate`: a smelter begins at most one batch a turn.
    SMELT_RATE(
            Statute.of(
                    "smelt-rate",
                    ruling(6),
                    Judgments.of(SmelterFed.class, ProductionRule::oneBatchATurn))),

    /// `smelt-cost`: what went in is what the batches take.
    SMELT_COST(
            Statute.of(
                    "smelt-cost",
                    text(6),
                    Judgments.of(SmelterFed.class, ProductionRule::batchesTakeTheirInput))),

    /// `smelt-funds`: pile and load, or the store, hold what the batches take.
    SMELT_FUNDS(
            Statute.of(
                    "smelt-funds",
                    ruling(6),
                    Judgments.of(SmelterFed.class, ProductionRule::inputsAreAtHand))),

    /// `smelt-yield`: each batch yields one ore of the next grade.
    SMELT_YIELD(
            Statute.of(
                    "smelt-yield",
                    text(6),
                    Judgments.of(SmelterFed.class, ProductionRule::batchesYieldOne))),

    /// `smelt-ready`: the output is there the turn after.
    SMELT_READY(
            Statute.of(
                            "smelt-ready",
                            text(6),
                            Judgments.of(SmelterFed.class, ProductionRule::outputsTakeATurn))
                    .with(BY_TURN));

    private final Statute statute;

    ProductionRule(Statute statute) {
        this.statute = statute;
    }

    private static Seq<Evidence> extractorsAreOperated(Scene scene, OperationStarted entry) {
        boolean hasExtractor =
                scene.world().land().levelOf(BuildingKind.EXTRACTOR, entry.at()).isDefined();
        return Option.when(!hasExtractor, () -> Evidence.at(entry.at())).toVector();
    }

    private static Seq<Evidence> oneOperates(Scene scene, OperationStarted entry) {
        return scene.world()
                .operatorsAt(entry.at())
                .filter(operator -> !operator.equals(entry.agent()))
                .map(_ -> Evidence.at(entry.at()));
    }

    private static Seq<Evidence> operatorsStop(Scene scene, OperationEnded entry) {
        return scene.world()
                .agents()
                .named(entry.agent())
                .filter(agent -> !(agent.plan() instanceof Plan.Operating))
                .map(_ -> Evidence.whole())
                .toVector();
    }

    private static Seq<Evidence> smeltersAreFed(Scene scene, SmelterFed entry) {
        return Option.when(smelter(scene, entry).isEmpty(), () -> Evidence.at(entry.at()))
                .toVector();
    }

    private static Seq<Evidence> oneBatchATurn(Scene scene, SmelterFed entry) {
        return smelter(scene, entry)
                .map(smelter -> smelter.batchesOn(scene.turn()) + entry.batches())
                .filter(batches -> batches > 1)
                .map(batches ->
                        Evidence.at(entry.at())
                                .claiming(Datum.of((long) batches))
                                .expecting(Datum.of(1)))
                .toVector();
    }

    private static Seq<Evidence> batchesTakeTheirInput(Scene scene, SmelterFed entry) {
        return smelter(scene, entry)
                .flatMap(smelter ->
                        entry.paid()
                                .filter(paid -> !paid.holdsSameAs(input(smelter, entry)))
                                .map(paid ->
                                        Funds.wrong(entry.at(), paid, input(smelter, entry))
                                                .showing(
                                                        new Step.Smelted(
                                                                smelter.level(),
                                                                entry.batches(),
                                                                input(smelter, entry)))))
                .toVector();
    }

    private static Seq<Evidence> inputsAreAtHand(Scene scene, SmelterFed entry) {
        return smelter(scene, entry)
                .toVector()
                .flatMap(smelter -> Funds.shortage(scene, entry, input(smelter, entry)));
    }

    private static Seq<Evidence> batchesYieldOne(Scene scene, SmelterFed entry) {
        Amount truth = new Amount(entry.batches());
        return smelter(scene, entry)
                .map(smelter -> Smelting.product(smelter.level()))
                .flatMap(product ->
                        entry.yields()
                                .filter(yields -> !yields.equals(truth))
                                .map(yields -> misjudged(entry, product, yields, truth)))
                .toVector();
    }

    private static Evidence misjudged(
            SmelterFed entry, Resource product, Amount claimed, Amount truth) {
        return Evidence.of(Option.of(entry.at()), product)
                .claiming(Datum.of(claimed))
                .expecting(Datum.of(truth))
                .booking(Booking.onSquare(Bag.of(product, claimed.minus(truth))));
    }

    private static Seq<Evidence> outputsTakeATurn(Scene scene, SmelterFed entry) {
        Turn truth = scene.turn().plus(1);
        return smelter(scene, entry)
                .flatMap(_ -> entry.ready().filter(ready -> !ready.equals(truth)))
                .map(ready ->
                        Evidence.at(entry.at())
                                .claiming(Datum.of(ready))
                                .expecting(Datum.of(truth)))
                .toVector();
    }

    private static Bag input(Structure.Smelter smelter, SmelterFed entry) {
        return Smelting.input(smelter.level(), entry.batches());
    }

    private static Option<Structure.Smelter> smelter(Scene scene, SmelterFed entry) {
        return scene.world()
                .land()
                .at(entry.at())
                .filter(Structure.Smelter.class::isInstance)
                .map(Structure.Smelter.class::cast);
    }

    @Override
    public Statute statute() {
        return statute;
    }
}
