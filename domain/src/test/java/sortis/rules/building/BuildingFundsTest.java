package sortis.rules.building;

import static sortis.entry.BuildingKind.EXTRACTOR;
import static sortis.entry.BuildingKind.HOUSE;
import static sortis.entry.BuildingKind.WORKSHOP;
import static sortis.rules.agent.AgentRule.AGENT_ABSENT;
import static sortis.rules.building.BuildingRule.BUILD_FUNDS;
import static sortis.rules.building.BuildingRule.BUILD_TERRAIN;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.drove;
import static sortis.testing.Entries.laid;
import static sortis.testing.Entries.loaded;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.raised;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.Views.load;
import static sortis.testing.Views.pile;
import static sortis.testing.Views.structure;
import static sortis.testing.Views.total;
import static sortis.testing.Words.bag;
import static sortis.testing.Words.square;

import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import sortis.finding.Step;
import sortis.ruling.LevelsRuling;
import sortis.ruling.StockRuling;
import sortis.testing.Given;

/// `build-funds`: what it takes, what is taken, and when the player's own books explain it.
class BuildingFundsTest {
    private static Given with(long ore) {
        return given(aGame().opening("ore(0)", ore)).having(cleared("5,14"));
    }

    private static Given direct(long ore1, long wood) {
        return given(
                        aGame().opening("ore(1)", ore1, "wood", wood)
                                .carry(9)
                                .ruling(LevelsRuling.DIRECT))
                .having(cleared("5,14"));
    }

    @Test
    void isEnoughIfThePileHoldsJustTheCost() {
        with(1).when(raised(WORKSHOP, 0, "5,14")).isLegal().leaves(pile("5,14"), bag("wood", 1));
        direct(2, 0).when(raised(WORKSHOP, 1, "5,14")).isLegal().leaves(total(), bag("wood", 1));
    }

    @Test
    void isTooLittleIfOneIsMissing() {
        direct(1, 0)
                .when(raised(WORKSHOP, 1, "5,14"))
                .breaks(BUILD_FUNDS)
                .at("5,14")
                .claiming(bag("ore(1)", 2))
                .expecting(bag("ore(1)", 1))
                .showing(
                        new Step.Held(
                                Option.of(square("5,14")), bag("ore(1)", 1, "wood", 1), bag()))
                .leaves(structure("5,14"), "workshop 1")
                .leaves(total(), bag("wood", 1));
    }

    @Test
    void isNothingWhereThereIsNone() {
        with(0).when(raised(WORKSHOP, 0, "5,14"))
                .breaks(BUILD_FUNDS)
                .claiming(bag("ore(0)", 1))
                .expecting(bag())
                .leaves(total(), bag("wood", 1));
    }

    @Test
    void comesFromThePileThenFromTheLoad() {
        direct(3, 0)
                .having(loaded("A", "5,14", bag("ore(1)", 2)))
                .when(raised(WORKSHOP, 1, "5,14"))
                .isLegal()
                .leaves(pile("5,14"), bag("wood", 1))
                .leaves(load("A"), bag("ore(1)", 1));
        direct(3, 0)
                .having(loaded("A", "5,14", bag("ore(1)", 2)))
                .when(raised(WORKSHOP, 2, "5,14"))
                .shows(BUILD_FUNDS)
                .claiming(bag("ore(2)", 4))
                .expecting(bag())
                .showing(
                        new Step.Held(
                                Option.of(square("5,14")),
                                bag("ore(1)", 1, "wood", 1),
                                bag("ore(1)", 2)));
    }

    @Test
    void comesFromTheLoadAloneElsewhere() {
        given(aGame().opening("ore(0)", 3))
                .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                .having(loaded("A", "5,14", bag("ore(0)", 1)))
                .having(moved("A", "5,14", "4,14"))
                .when(raised(EXTRACTOR, 0, "4,14").on(1))
                .isLegal()
                .leaves(load("A"), bag())
                .leaves(pile("5,14"), bag("ore(0)", 1, "wood", 1));
    }

    @Test
    void doesNotComeFromOtherPiles() {
        given(aGame().opening("ore(0)", 3))
                .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                .having(moved("A", "5,14", "4,14"))
                .when(raised(EXTRACTOR, 0, "4,14").on(1))
                .breaks(BUILD_FUNDS)
                .at("4,14")
                .claiming(bag("ore(0)", 1))
                .expecting(bag())
                .leaves(total(), bag("ore(0)", 2, "wood", 1));
    }

    @Test
    void comesFromTheStoreWithPooledStock() {
        Given pooled =
                given(aGame().opening("ore(0)", 2).ruling(StockRuling.POOLED))
                        .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                        .having(moved("A", "5,14", "4,14"));
        pooled.when(raised(EXTRACTOR, 0, "4,14").on(1)).isLegal();
        pooled.having(raised(EXTRACTOR, 0, "4,14").on(1))
                .when(laid(0, "4,13"))
                .breaks(BUILD_FUNDS)
                .at("4,13")
                .claiming(bag("ore(0)", 1))
                .expecting(bag())
                .showing(new Step.Held(Option.none(), bag("wood", 1), bag()));
    }

    @Test
    void isWhatAWholeRoadCosts() {
        given(aGame().opening("ore(0)", 3))
                .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                .when(laid(0, "5,13", "6,13"))
                .isLegal();
        given(aGame().opening("ore(0)", 2))
                .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                .when(laid(0, "5,13", "6,13"))
                .breaks(BUILD_FUNDS)
                .at("5,13")
                .claiming(bag("ore(0)", 2))
                .expecting(bag("ore(0)", 1))
                .leaves(structure("6,13"), "road 0");
    }

    @Test
    void isWhatAVehicleCosts() {
        with(1).having(raised(WORKSHOP, 0, "5,14")).when(drove("A", 0, "5,14")).isLegal();
        with(1).having(raised(WORKSHOP, 0, "5,14"), drove("A", 0, "5,14"))
                .when(drove("A", 0, "5,14"))
                .breaks(BUILD_FUNDS)
                .at("5,14")
                .claiming(bag("wood", 1))
                .expecting(bag());
    }

    @Test
    void isNotJudgedOfAnExtractorWhereTheGroundYieldsNothing() {
        given(aGame().opening("ore(0)", 1).clearingWood(0))
                .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                .having(moved("A", "5,14", "5,15"), cleared("5,15").on(1))
                .when(raised(EXTRACTOR, 0, "5,15"))
                .breaks(BUILD_TERRAIN);
    }

    @Test
    void isOnTheSquareWhereTheEntryHasItsAgent() {
        given(aGame().opening("ore(0)", 2))
                .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                .when(raised(EXTRACTOR, 0, "4,14"))
                .breaks(AGENT_ABSENT, BUILD_FUNDS);
    }

    @Test
    void pilesAreNotMixedUp() {
        direct(2, 3)
                .having(raised(WORKSHOP, 1, "5,14"))
                .having(moved("A", "5,14", "5,15"), cleared("5,15").on(1))
                .when(raised(HOUSE, 1, "5,15"))
                .breaks(BUILD_FUNDS)
                .at("5,15")
                .claiming(bag("wood", 2))
                .expecting(bag("wood", 1))
                .leaves(pile("5,14"), bag("wood", 4));
    }
}
