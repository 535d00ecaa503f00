package sortis.notebook;

import static sortis.entry.BuildingKind.EXTRACTOR;
import static sortis.entry.BuildingKind.SMELTER;
import static sortis.entry.BuildingKind.WORKSHOP;
import static sortis.rules.agent.AgentRule.AGENT_ABSENT;
import static sortis.rules.building.BuildingRule.BUILD_COST;
import static sortis.rules.building.BuildingRule.BUILD_FUNDS;
import static sortis.rules.building.BuildingRule.BUILD_OCCUPIED;
import static sortis.rules.building.BuildingRule.CLEAR_YIELD;
import static sortis.rules.haulage.HaulageRule.LOAD_STOCK;
import static sortis.rules.haulage.HaulageRule.UNLOAD_STOCK;
import static sortis.rules.ledger.LedgerRule.SKIP_GAIN;
import static sortis.rules.ledger.LedgerRule.STOCK_COUNT;
import static sortis.rules.production.ProductionRule.SMELT_COST;
import static sortis.rules.production.ProductionRule.SMELT_FUNDS;
import static sortis.rules.production.ProductionRule.SMELT_YIELD;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.counted;
import static sortis.testing.Entries.fed;
import static sortis.testing.Entries.laid;
import static sortis.testing.Entries.loaded;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.raised;
import static sortis.testing.Entries.skipped;
import static sortis.testing.Entries.unloaded;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.Words.bag;

import org.junit.jupiter.api.Test;
import sortis.ruling.StockRuling;
import sortis.testing.Draft;
import sortis.testing.Given;

/// Counts that the player's own books explain (rulebook §8, the player's books).
class BooksTest {
    private static final Draft ON_SQUARE = counted().at("5,14");
    private static final Given GAME = given(aGame().opening("ore(0)", 9));

    /// A workshop that cost 1 ore(0) was noted as costing nothing; 8 are left, the player has 9.
    private static final Given ONE_TOO_MANY =
            GAME.having(cleared("5,14"))
                    .slipping(raised(WORKSHOP, 0, "5,14").paying(bag()), BUILD_COST);

    private static final Given SMELTER_THERE =
            given(aGame().rich().clearingWood(0).carry(99))
                    .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                    .slipping(raised(SMELTER, 0, "5,14"), BUILD_OCCUPIED);

    @Test
    void showACostPaidTooLow() {
        ONE_TOO_MANY
                .when(ON_SQUARE.of("ore(0)", 9))
                .echoes(STOCK_COUNT)
                .at("5,14")
                .claiming(9)
                .expecting(8)
                .followingFrom(BUILD_COST);
        ONE_TOO_MANY.when(counted().of("ore(0)", 9)).echoes(STOCK_COUNT).followingFrom(BUILD_COST);
    }

    @Test
    void showExactlyWhatTheyShow() {
        ONE_TOO_MANY.when(ON_SQUARE.of("ore(0)", 8)).isLegal();
        ONE_TOO_MANY.when(ON_SQUARE.of("ore(0)", 10)).breaks(STOCK_COUNT);
        ONE_TOO_MANY.when(ON_SQUARE.of("ore(0)", 7)).breaks(STOCK_COUNT);
        ONE_TOO_MANY.when(ON_SQUARE.of("wood", 2)).breaks(STOCK_COUNT);
        ONE_TOO_MANY.when(counted().at("5,15").of("ore(0)", 1)).breaks(STOCK_COUNT);
    }

    @Test
    void showACostPaidTooHigh() {
        GAME.having(cleared("5,14"))
                .slipping(raised(WORKSHOP, 0, "5,14").paying("ore(0)", 3), BUILD_COST)
                .when(ON_SQUARE.of("ore(0)", 6))
                .echoes(STOCK_COUNT)
                .followingFrom(BUILD_COST);
    }

    @Test
    void showBothResourcesOfAWrongCost() {
        Given wrong =
                given(aGame().opening("ore(0)", 9, "wood", 9))
                        .having(cleared("5,14"))
                        .slipping(raised(WORKSHOP, 0, "5,14").paying("wood", 1), BUILD_COST);
        wrong.when(ON_SQUARE.of("wood", 9).of("ore(0)", 9))
                .echoes(STOCK_COUNT, STOCK_COUNT)
                .followingFrom(BUILD_COST)
                .finding(2)
                .followingFrom(BUILD_COST);
    }

    @Test
    void addUpWithinOneResource() {
        ONE_TOO_MANY
                .slipping(laid(0, "5,13").paying(bag()), BUILD_COST)
                .when(ON_SQUARE.of("ore(0)", 9))
                .echoes(STOCK_COUNT)
                .followingFrom(1, 2);
        ONE_TOO_MANY
                .slipping(laid(0, "5,13").paying(bag()), BUILD_COST)
                .when(ON_SQUARE.of("ore(0)", 8))
                .breaks(STOCK_COUNT);
        ONE_TOO_MANY
                .slipping(laid(0, "5,13").paying("ore(0)", 2), BUILD_COST)
                .when(ON_SQUARE.of("ore(0)", 8))
                .breaks(STOCK_COUNT);
    }

    @Test
    void areOfTheSquareOfTheAgentWhoLaysARoad() {
        Given laid =
                GAME.having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                        .slipping(laid(0, "5,13").paying(bag()), BUILD_COST);
        laid.when(ON_SQUARE.of("ore(0)", 8)).echoes(STOCK_COUNT).followingFrom(BUILD_COST);
        laid.when(counted().at("5,13").of("ore(0)", 1)).breaks(STOCK_COUNT);
    }

    @Test
    void areOfEverySquareInTheTotal() {
        Given elsewhere =
                ONE_TOO_MANY
                        .having(loaded("A", "5,14", bag("ore(0)", 1)), moved("A", "5,14", "4,14"))
                        .slipping(
                                raised(EXTRACTOR, 0, "4,14").on(1).paying("ore(0)", 0), BUILD_COST);
        elsewhere.when(counted().of("ore(0)", 9)).echoes(STOCK_COUNT).followingFrom(1, 2);
        elsewhere.when(counted().at("4,14").of("ore(0)", 1)).echoes(STOCK_COUNT).followingFrom(2);
        elsewhere.when(ON_SQUARE.of("ore(0)", 8)).echoes(STOCK_COUNT).followingFrom(1);
    }

    @Test
    void showAWrongClearing() {
        GAME.slipping(cleared("5,14").yielding(3), CLEAR_YIELD)
                .when(ON_SQUARE.of("wood", 3))
                .echoes(STOCK_COUNT)
                .followingFrom(CLEAR_YIELD);
        GAME.slipping(cleared("5,14").yielding(0), CLEAR_YIELD)
                .when(counted().of("wood", 0))
                .echoes(STOCK_COUNT)
                .followingFrom(CLEAR_YIELD);
    }

    @Test
    void showAWrongSmelting() {
        SMELTER_THERE
                .slipping(fed("A", "5,14").paying("wood", 1, "ore(0)", 1), SMELT_COST)
                .when(ON_SQUARE.of("wood", 999))
                .echoes(STOCK_COUNT)
                .followingFrom(SMELT_COST);
        SMELTER_THERE
                .slipping(fed("A", "5,14").yielding(2), SMELT_YIELD)
                .when(ON_SQUARE.of("ore(1)", 1002).on(1))
                .echoes(STOCK_COUNT)
                .followingFrom(SMELT_YIELD);
    }

    @Test
    void showAWrongGainInTheTotalAlone() {
        Given gained = GAME.slipping(skipped(5).gaining("ore(0)", 4), SKIP_GAIN);
        gained.when(counted().of("ore(0)", 13).on(5)).echoes(STOCK_COUNT).followingFrom(SKIP_GAIN);
        gained.when(ON_SQUARE.of("ore(0)", 13).on(5)).breaks(STOCK_COUNT);
        GAME.slipping(skipped(5).gaining("ore(0)", -4), SKIP_GAIN)
                .when(counted().of("ore(0)", 5).on(5))
                .echoes(STOCK_COUNT)
                .followingFrom(SKIP_GAIN);
    }

    @Test
    void areShortOfWhatWasMissing() {
        given(aGame().opening("ore(0)", 1))
                .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                .slipping(ON_SQUARE.of("ore(0)", 3), STOCK_COUNT)
                .slipping(laid(0, "5,13", "6,13"), BUILD_FUNDS)
                .when(ON_SQUARE.of("ore(0)", 1))
                .echoes(STOCK_COUNT)
                .followingFrom(1, 2);
        given(aGame().opening("ore(0)", 4))
                .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                .slipping(laid(0, "5,13", "6,13").paying("ore(0)", 1), BUILD_COST)
                .slipping(laid(0, "5,12", "6,12"), AGENT_ABSENT, BUILD_FUNDS)
                .when(counted().of("ore(0)", 0))
                .echoes(STOCK_COUNT)
                .followingFrom(BUILD_COST, BUILD_FUNDS);
    }

    @Test
    void areShortOfWhatWasLoadedFromNowhere() {
        Given loaded =
                given(aGame().opening("ore(0)", 1).carry(9))
                        .slipping(counted().at("5,14").of("ore(0)", 3), STOCK_COUNT)
                        .slipping(loaded("A", "5,14", bag("ore(0)", 3)), LOAD_STOCK);
        loaded.when(ON_SQUARE.of("ore(0)", 0)).isLegal();
        loaded.when(ON_SQUARE.of("ore(0)", 2)).echoes(STOCK_COUNT).followingFrom(1);
        given(aGame().opening("ore(0)", 1).carry(9))
                .slipping(counted().of("ore(0)", 4), STOCK_COUNT)
                .slipping(loaded("A", "5,14", bag("ore(0)", 3)), LOAD_STOCK)
                .when(counted().of("ore(0)", 4))
                .echoes(STOCK_COUNT)
                .followingFrom(1, 2);
    }

    @Test
    void areShortInTheTotalOfWhatWasUnloadedFromNowhere() {
        Given counted =
                GAME.slipping(counted().of("ore(0)", 11), STOCK_COUNT)
                        .slipping(unloaded("A", "5,14", bag("ore(0)", 1)), UNLOAD_STOCK);
        counted.when(counted().of("ore(0)", 11)).echoes(STOCK_COUNT).followingFrom(1, 2);
        GAME.slipping(ON_SQUARE.of("ore(0)", 11), STOCK_COUNT)
                .slipping(unloaded("A", "5,14", bag("ore(0)", 1)), UNLOAD_STOCK)
                .when(ON_SQUARE.of("ore(0)", 12))
                .echoes(STOCK_COUNT)
                .followingFrom(1);
    }

    @Test
    void areShortOfWhatASmelterLacked() {
        given(aGame().opening("ore(0)", 2, "wood", 1).clearingWood(0))
                .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                .slipping(raised(SMELTER, 0, "5,14"), BUILD_OCCUPIED)
                .slipping(ON_SQUARE.of("wood", 4).of("ore(0)", 1), STOCK_COUNT, STOCK_COUNT)
                .slipping(fed("A", "5,14"), SMELT_FUNDS)
                .when(ON_SQUARE.of("wood", 2))
                .echoes(STOCK_COUNT)
                .followingFrom(2, 4);
    }

    @Test
    void beginAnewWithACount() {
        Given counted = ONE_TOO_MANY.having(ON_SQUARE.of("ore(0)", 8));
        counted.when(ON_SQUARE.of("ore(0)", 9)).breaks(STOCK_COUNT);
        counted.when(counted().of("ore(0)", 9)).echoes(STOCK_COUNT).followingFrom(BUILD_COST);
        ONE_TOO_MANY
                .having(ON_SQUARE.of("wood", 1))
                .when(ON_SQUARE.of("ore(0)", 9))
                .echoes(STOCK_COUNT);
    }

    @Test
    void keepTheDifferenceOfTheLastCount() {
        Given counted = GAME.slipping(ON_SQUARE.of("ore(0)", 7), STOCK_COUNT);
        counted.when(ON_SQUARE.of("ore(0)", 7)).echoes(STOCK_COUNT).followingFrom(STOCK_COUNT);
        counted.slipping(ON_SQUARE.of("ore(0)", 7), STOCK_COUNT)
                .when(ON_SQUARE.of("ore(0)", 7))
                .echoes(STOCK_COUNT)
                .followingFrom(2);
        counted.when(counted().of("ore(0)", 7)).breaks(STOCK_COUNT);
    }

    @Test
    void addTheSumToTheDifferenceOfTheLastCount() {
        Given both =
                GAME.having(cleared("5,14"))
                        .slipping(ON_SQUARE.of("ore(0)", 11), STOCK_COUNT)
                        .slipping(raised(WORKSHOP, 0, "5,14").paying(bag()), BUILD_COST);
        both.when(ON_SQUARE.of("ore(0)", 11)).echoes(STOCK_COUNT).followingFrom(1, 2);
        both.when(ON_SQUARE.of("ore(0)", 10)).echoes(STOCK_COUNT).followingFrom(1);
        both.when(ON_SQUARE.of("ore(0)", 9)).breaks(STOCK_COUNT);
    }

    @Test
    void areOneWithPooledStock() {
        given(aGame().opening("ore(0)", 9).ruling(StockRuling.POOLED))
                .having(cleared("5,14"))
                .slipping(raised(WORKSHOP, 0, "5,14").paying(bag()), BUILD_COST)
                .when(counted().at("200,200").of("ore(0)", 9))
                .echoes(STOCK_COUNT)
                .followingFrom(BUILD_COST);
    }
}
