package sortis.rules.ledger;

import static sortis.entry.BuildingKind.SMELTER;
import static sortis.entry.BuildingKind.WORKSHOP;
import static sortis.rules.building.BuildingRule.BUILD_OCCUPIED;
import static sortis.rules.ledger.LedgerRule.STOCK_COUNT;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.counted;
import static sortis.testing.Entries.fed;
import static sortis.testing.Entries.loaded;
import static sortis.testing.Entries.raised;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.Views.pile;
import static sortis.testing.Words.bag;

import org.junit.jupiter.api.Test;
import sortis.ruling.StockRuling;
import sortis.testing.Given;

/// `stock-count` where the player's books explain nothing.
class CountTest {
    private static final Given GAME = given(aGame());

    @Test
    void isWhatLiesOnTheSquare() {
        GAME.when(counted().at("5,14").of("ore(0)", 2)).isLegal();
        GAME.when(counted().at("5,14").of("ore(0)", 3))
                .breaks(STOCK_COUNT)
                .at("5,14")
                .of("ore(0)")
                .claiming(3)
                .expecting(2)
                .ofNoAgent()
                .leaves(pile("5,14"), bag("ore(0)", 2));
        GAME.when(counted().at("5,15").of("ore(0)", 2)).breaks(STOCK_COUNT).at("5,15").expecting(0);
    }

    @Test
    void isEverythingWithoutASquare() {
        Given loaded = GAME.having(loaded("A", "5,14", bag("ore(0)", 1)));
        loaded.when(counted().of("ore(0)", 2)).isLegal();
        loaded.when(counted().at("5,14").of("ore(0)", 1)).isLegal();
        loaded.when(counted().of("ore(0)", 1))
                .breaks(STOCK_COUNT)
                .ofAll("ore(0)")
                .claiming(1)
                .expecting(2);
    }

    @Test
    void isEverythingWithPooledStock() {
        Given pooled = given(aGame().ruling(StockRuling.POOLED));
        pooled.when(counted().at("200,200").of("ore(0)", 2)).isLegal();
        pooled.when(counted().at("200,200").of("ore(0)", 1))
                .breaks(STOCK_COUNT)
                .at("200,200")
                .expecting(2);
    }

    @Test
    void doesNotCountWhatIsDue() {
        Given fed =
                given(aGame().rich())
                        .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                        .slipping(raised(SMELTER, 0, "5,14"), BUILD_OCCUPIED)
                        .having(fed("A", "5,14"));
        fed.when(counted().of("ore(1)", 1000)).isLegal();
        fed.when(counted().of("ore(1)", 1001).on(1)).isLegal();
    }

    @Test
    void isFoundForEachResourceWritten() {
        GAME.when(counted().of("ore(0)", 1).of("wood", 2).of("ore(3)", 0))
                .breaks(STOCK_COUNT, STOCK_COUNT)
                .of("wood")
                .claiming(2)
                .expecting(0)
                .finding(2)
                .of("ore(0)")
                .claiming(1)
                .expecting(2);
    }

    @Test
    void judgesOnlyWhatIsWritten() {
        GAME.when(counted()).isLegal();
        GAME.when(counted().of("wood", 0)).isLegal();
        GAME.when(counted().of("ore(0)", 0)).breaks(STOCK_COUNT).claiming(0).expecting(2);
    }
}
