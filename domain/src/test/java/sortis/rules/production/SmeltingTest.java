package sortis.rules.production;

import static sortis.entry.BuildingKind.HOUSE;
import static sortis.entry.BuildingKind.SMELTER;
import static sortis.entry.BuildingKind.WORKSHOP;
import static sortis.rules.building.BuildingRule.BUILD_OCCUPIED;
import static sortis.rules.building.BuildingRule.BUILD_WORKSHOP;
import static sortis.rules.log.LogRule.ENTRY_ORDER;
import static sortis.rules.production.ProductionRule.SMELT_COST;
import static sortis.rules.production.ProductionRule.SMELT_FUNDS;
import static sortis.rules.production.ProductionRule.SMELT_RATE;
import static sortis.rules.production.ProductionRule.SMELT_READY;
import static sortis.rules.production.ProductionRule.SMELT_SMELTER;
import static sortis.rules.production.ProductionRule.SMELT_YIELD;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.counted;
import static sortis.testing.Entries.fed;
import static sortis.testing.Entries.loaded;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.raised;
import static sortis.testing.Entries.routed;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.StopDraft.stop;
import static sortis.testing.Views.due;
import static sortis.testing.Views.load;
import static sortis.testing.Views.pile;
import static sortis.testing.Words.bag;
import static sortis.testing.Words.level;
import static sortis.testing.Words.square;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import sortis.finding.Step;
import sortis.ruling.StockRuling;
import sortis.testing.Draft;
import sortis.testing.GameDraft;
import sortis.testing.Given;
import sortis.value.Bag;

/// All `smelt-…` rules. A smelter stands on `[5, 15]`, and so does A, on turn 1, with a load or
/// with a store.
class SmeltingTest {
    private static final Draft FED = fed("A", "5,15");
    private static final Given POOLED = smelter(aGame().rich().ruling(StockRuling.POOLED), bag());
    private static final Given LEVEL_1 =
            given(aGame().rich().ruling(StockRuling.POOLED))
                    .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                    .having(raised(WORKSHOP, 1, "5,14"))
                    .having(moved("A", "5,14", "5,15"), cleared("5,15").on(1))
                    .having(raised(SMELTER, 0, "5,15"), raised(SMELTER, 1, "5,15"));

    /// A brings that load, and one ore(0) for the smelter itself.
    private static Given with(Bag load) {
        return smelter(aGame().rich().carry(9), load.plus(bag("ore(0)", 1)));
    }

    private static Given smelter(GameDraft game, Bag load) {
        return given(game.clearingWood(0))
                .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                .having(loaded("A", "5,14", load), moved("A", "5,14", "5,15"))
                .having(cleared("5,15").on(1), raised(SMELTER, 0, "5,15"));
    }

    @Test
    void takesTwiceAsMuchWoodAsOreForOneOreOfTheNextGrade() {
        with(bag("wood", 2, "ore(0)", 1))
                .when(FED.paying("wood", 2, "ore(0)", 1).yielding(1).by(2))
                .isLegal()
                .leaves(load("A"), bag())
                .leaves(pile("5,15"), bag())
                .leaves(due(), Vector.of("[5, 15] 2 {ore(1): 1}"));
        LEVEL_1.when(FED.paying("wood", 4, "ore(1)", 2).yielding(1).by(2))
                .isLegal()
                .leaves(due(), Vector.of("[5, 15] 2 {ore(2): 1}"));
    }

    @Test
    void deliversOnTheNextTurn() {
        with(bag("wood", 2, "ore(0)", 1))
                .having(FED, counted().at("5,15").of("ore(1)", 0))
                .when(counted().at("5,15").of("ore(1)", 1).on(2))
                .isLegal()
                .leaves(due(), Vector.empty());
    }

    @Test
    void needsASmelter() {
        given(aGame().rich())
                .when(fed("A", "5,14").paying(bag()).yielding(7).by(77).batches(5))
                .breaks(SMELT_SMELTER)
                .at("5,14")
                .claimingNothing()
                .expectingNothing()
                .leaves(due(), Vector.empty());
        given(aGame().rich())
                .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                .when(fed("A", "5,14"))
                .breaks(SMELT_SMELTER);
    }

    @Test
    void beginsOneBatchATurn() {
        POOLED.when(FED.batches(1)).isLegal();
        POOLED.when(FED.batches(2).yielding(2))
                .breaks(SMELT_RATE)
                .at("5,15")
                .claiming(2)
                .expecting(1)
                .leaves(due(), Vector.of("[5, 15] 2 {ore(1): 2}"));
        POOLED.having(FED).when(FED).breaks(SMELT_RATE).claiming(2).expecting(1);
        POOLED.having(FED).when(FED.on(2)).isLegal();
        POOLED.slipping(FED.batches(3), SMELT_RATE).when(FED).breaks(SMELT_RATE).claiming(4);
    }

    @Test
    void countsTheBatchesOfRoutes() {
        POOLED.having(routed("A", stop("5,15").feeding().waiting(3)))
                .when(FED)
                .breaks(SMELT_RATE)
                .claiming(2)
                .expecting(1)
                .leaves(due(), Vector.of("[5, 15] 2 {ore(1): 2}"));
        POOLED.having(routed("A", stop("5,15").feeding().waiting(3))).when(FED.on(2)).isLegal();
        POOLED.having(routed("A", stop("5,15").feeding().waiting(3)))
                .when(FED.on(4))
                .breaks(SMELT_RATE);
    }

    @Test
    void countsAnewInASmelterThatWasReplaced() {
        POOLED.having(FED)
                .slipping(raised(HOUSE, 0, "5,15"), BUILD_OCCUPIED)
                .slipping(raised(SMELTER, 0, "5,15"), BUILD_OCCUPIED)
                .when(FED)
                .isLegal();
    }

    @Test
    void countsOnInASmelterThatWasUpgraded() {
        LEVEL_1.having(FED).when(FED).breaks(SMELT_RATE);
        POOLED.having(FED)
                .slipping(raised(SMELTER, 1, "5,15"), BUILD_WORKSHOP)
                .when(FED)
                .breaks(SMELT_RATE)
                .claiming(2);
    }

    @Test
    void costsWhatAllItsBatchesTake() {
        POOLED.when(FED.batches(3).paying("wood", 6, "ore(0)", 3)).breaks(SMELT_RATE);
        POOLED.when(FED.batches(3).paying("wood", 2, "ore(0)", 1))
                .breaks(SMELT_RATE, SMELT_COST)
                .finding(2)
                .at("5,15")
                .claiming(bag("wood", 2, "ore(0)", 1))
                .expecting(bag("wood", 6, "ore(0)", 3))
                .showing(new Step.Smelted(level(0), 3, bag("wood", 6, "ore(0)", 3)));
        LEVEL_1.when(FED.paying("wood", 2, "ore(0)", 1))
                .breaks(SMELT_COST)
                .expecting(bag("wood", 4, "ore(1)", 2));
    }

    @Test
    void takesTheTrueCost() {
        with(bag("wood", 3, "ore(0)", 3))
                .when(FED.paying("wood", 1, "ore(0)", 1))
                .breaks(SMELT_COST)
                .leaves(load("A"), bag("wood", 1, "ore(0)", 2));
    }

    @Test
    void needsItsInputAtHand() {
        with(bag("wood", 2))
                .when(FED)
                .breaks(SMELT_FUNDS)
                .at("5,15")
                .claiming(bag("wood", 2, "ore(0)", 1))
                .expecting(bag("wood", 2))
                .showing(new Step.Held(Option.of(square("5,15")), bag(), bag("wood", 2)))
                .leaves(load("A"), bag())
                .leaves(due(), Vector.of("[5, 15] 2 {ore(1): 1}"));
    }

    @Test
    void followsFromItsOwnCost() {
        with(bag("wood", 1, "ore(0)", 1))
                .when(FED.paying("wood", 1, "ore(0)", 1))
                .shows(SMELT_COST, SMELT_FUNDS)
                .isError()
                .finding(2)
                .followingFrom(SMELT_COST);
        with(bag("wood", 1))
                .when(FED.paying("wood", 1, "ore(0)", 1))
                .breaks(SMELT_COST, SMELT_FUNDS);
    }

    @Test
    void yieldsOneForEachBatch() {
        POOLED.when(FED.yielding(2))
                .breaks(SMELT_YIELD)
                .at("5,15")
                .of("ore(1)")
                .claiming(2)
                .expecting(1)
                .leaves(due(), Vector.of("[5, 15] 2 {ore(1): 1}"));
        LEVEL_1.when(FED.yielding(0)).breaks(SMELT_YIELD).of("ore(2)").claiming(0);
        POOLED.when(FED.batches(3).yielding(1))
                .breaks(SMELT_RATE, SMELT_YIELD)
                .finding(2)
                .expecting(3);
    }

    @Test
    void isReadyOnTheNextTurn() {
        POOLED.when(FED.by(3))
                .breaks(SMELT_READY)
                .at("5,15")
                .claiming(3)
                .expecting(2)
                .leaves(due(), Vector.of("[5, 15] 2 {ore(1): 1}"));
        POOLED.when(FED.by(1)).breaks(SMELT_READY).claiming(1).expecting(2);
    }

    @Test
    void isReadyLateBecauseOfItsOrder() {
        POOLED.having(counted().on(9), counted())
                .when(FED.on(2).by(3))
                .shows(ENTRY_ORDER, SMELT_READY)
                .finding(2)
                .claiming(3)
                .expecting(10)
                .followingFrom(ENTRY_ORDER);
    }
}
