package sortis.notebook;

import static sortis.entry.BuildingKind.WORKSHOP;
import static sortis.rules.building.BuildingRule.BUILD_COST;
import static sortis.rules.building.BuildingRule.BUILD_FUNDS;
import static sortis.rules.building.BuildingRule.BUILD_TERRAIN;
import static sortis.rules.building.BuildingRule.CLEAR_YIELD;
import static sortis.rules.haulage.HaulageRule.LOAD_CAPACITY;
import static sortis.rules.haulage.HaulageRule.LOAD_STOCK;
import static sortis.rules.ledger.LedgerRule.STOCK_COUNT;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.counted;
import static sortis.testing.Entries.drove;
import static sortis.testing.Entries.laid;
import static sortis.testing.Entries.loaded;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.raised;
import static sortis.testing.Entries.unloaded;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.Words.bag;

import org.junit.jupiter.api.Test;
import sortis.ruling.StockRuling;
import sortis.testing.Given;

/// Shortages that the player's own books explain (rulebook §8, the player's books).
class ShortageTest {
    private static Given with(long ore) {
        return given(aGame().opening("ore(0)", ore)).having(cleared("5,14"));
    }

    @Test
    void followsFromACostPaidTooLow() {
        with(1).slipping(raised(WORKSHOP, 0, "5,14").paying(bag()), BUILD_COST)
                .when(laid(0, "5,13"))
                .echoes(BUILD_FUNDS)
                .claiming(bag("ore(0)", 1))
                .expecting(bag())
                .followingFrom(BUILD_COST);
    }

    @Test
    void followsFromTheCostOfTheSameEntry() {
        with(0).when(raised(WORKSHOP, 0, "5,14").paying(bag()))
                .shows(BUILD_COST, BUILD_FUNDS)
                .isError()
                .finding(2)
                .followingFrom(BUILD_COST);
        with(0).when(raised(WORKSHOP, 0, "5,14").paying("ore(0)", 2))
                .breaks(BUILD_COST, BUILD_FUNDS);
    }

    @Test
    void followsNotIfTheBooksShowLessTooMany() {
        with(1).slipping(raised(WORKSHOP, 0, "5,14").paying(bag()), BUILD_COST)
                .when(laid(0, "5,13", "6,13"))
                .breaks(BUILD_FUNDS)
                .claiming(bag("ore(0)", 2));
    }

    @Test
    void followsFromAWrongClearing() {
        given(aGame().opening("ore(0)", 1))
                .slipping(cleared("5,14").yielding(2), CLEAR_YIELD)
                .having(raised(WORKSHOP, 0, "5,14"), drove("A", 0, "5,14"))
                .when(drove("A", 0, "5,14"))
                .echoes(BUILD_FUNDS)
                .followingFrom(CLEAR_YIELD);
    }

    @Test
    void followsFromAWrongCount() {
        with(1).having(raised(WORKSHOP, 0, "5,14"))
                .slipping(counted().at("5,14").of("ore(0)", 1), STOCK_COUNT)
                .when(laid(0, "5,13"))
                .echoes(BUILD_FUNDS)
                .followingFrom(STOCK_COUNT);
    }

    @Test
    void followsNotFromACountElsewhere() {
        with(1).having(raised(WORKSHOP, 0, "5,14"))
                .slipping(counted().at("5,15").of("ore(0)", 1), STOCK_COUNT)
                .slipping(counted().of("ore(0)", 1), STOCK_COUNT)
                .when(laid(0, "5,13"))
                .breaks(BUILD_FUNDS);
    }

    @Test
    void followsFromACountOfTheTotalWithPooledStock() {
        given(aGame().opening("ore(0)", 1).ruling(StockRuling.POOLED))
                .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                .slipping(counted().of("ore(0)", 1), STOCK_COUNT)
                .when(laid(0, "5,13"))
                .echoes(BUILD_FUNDS)
                .followingFrom(STOCK_COUNT);
    }

    @Test
    void leavesTheBooksShortOfWhatCameFromNowhere() {
        with(1).slipping(raised(WORKSHOP, 0, "5,14").paying(bag()), BUILD_COST)
                .slipping(laid(0, "5,13"), BUILD_FUNDS)
                .when(laid(0, "6,14"))
                .breaks(BUILD_TERRAIN, BUILD_FUNDS);
    }

    @Test
    void countsWhatWasLoadedFromNowhere() {
        with(1).slipping(raised(WORKSHOP, 0, "5,14").paying(bag()), BUILD_COST)
                .slipping(loaded("A", "5,14", bag("ore(0)", 1)), LOAD_STOCK)
                .having(moved("A", "5,14", "6,14"))
                .having(unloaded("A", "6,14", bag("ore(0)", 1)).on(1))
                .having(moved("A", "6,14", "5,14"))
                .when(laid(0, "5,13").on(2))
                .breaks(BUILD_FUNDS);
        with(1).having(raised(WORKSHOP, 0, "5,14"))
                .slipping(loaded("A", "5,14", bag("ore(0)", 2)), LOAD_STOCK, LOAD_CAPACITY)
                .when(laid(0, "5,13", "6,13"))
                .isLegal();
    }

    @Test
    void namesAllFindingsInTheSums() {
        with(1).slipping(
                        counted().at("5,14").of("ore(0)", 2).of("wood", 2),
                        STOCK_COUNT,
                        STOCK_COUNT)
                .slipping(raised(WORKSHOP, 0, "5,14").paying(bag()), BUILD_COST)
                .when(laid(0, "5,13", "6,13"))
                .echoes(BUILD_FUNDS)
                .followingFrom(2, 3);
    }
}
