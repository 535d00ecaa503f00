package sortis.rules.building;

import static sortis.rules.building.BuildingRule.CLEAR_TERRAIN;
import static sortis.rules.building.BuildingRule.CLEAR_YIELD;
import static sortis.rules.log.LogRule.START_SQUARE;
import static sortis.rules.map.MapRule.MAP_TERRAIN;
import static sortis.rules.map.MapRule.MAP_VALUE;
import static sortis.testing.Entries.charted;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.loaded;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.raised;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.Views.clearing;
import static sortis.testing.Views.pile;
import static sortis.testing.Views.structure;
import static sortis.testing.Views.total;
import static sortis.testing.Words.bag;
import static sortis.testing.Words.octet;

import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import sortis.entry.BuildingKind;
import sortis.finding.Step;
import sortis.map.Terrain;
import sortis.ruling.StockRuling;
import sortis.testing.Given;
import sortis.value.Amount;

class ClearingTest {
    private static final Given ON_A_MOUNTAIN = given(aGame().startingAt("4,14"));

    @Test
    void clearsAForestForWoodOnItsPile() {
        given(aGame())
                .when(cleared("5,14").yielding(1))
                .isLegal()
                .leaves(clearing("5,14"), true)
                .leaves(pile("5,14"), bag("wood", 1, "ore(0)", 2));
    }

    @Test
    void clearsForTheStoreWithPooledStock() {
        given(aGame().opening(bag()).ruling(StockRuling.POOLED))
                .when(cleared("5,14"))
                .isLegal()
                .leaves(pile("200,200"), bag("wood", 1));
    }

    @Test
    void isNoForestOnAMountain() {
        ON_A_MOUNTAIN
                .when(cleared("4,14").yielding(7))
                .breaks(CLEAR_TERRAIN)
                .at("4,14")
                .claimingNothing()
                .expectingNothing()
                .showing(new Step.Classified(octet("E7")))
                .leaves(clearing("4,14"), false)
                .leaves(total(), bag("ore(0)", 2));
    }

    @Test
    void isNoForestInWater() {
        given(aGame().startingAt("5,13"), START_SQUARE)
                .when(cleared("5,13"))
                .breaks(CLEAR_TERRAIN)
                .at("5,13")
                .leaves(clearing("5,13"), false);
    }

    @Test
    void isNoForestAnyMoreWhenCleared() {
        given(aGame())
                .having(cleared("5,14"))
                .when(cleared("5,14").yielding(7))
                .breaks(CLEAR_TERRAIN)
                .leaves(total(), bag("wood", 1, "ore(0)", 2));
    }

    @Test
    void clearsAroundWhatStandsThere() {
        extractorOnForest()
                .when(cleared("5,15").yielding(1))
                .breaks(CLEAR_TERRAIN)
                .at("5,15")
                .leaves(clearing("5,15"), true)
                .leaves(structure("5,15"), "extractor 0")
                .leaves(pile("5,15"), bag("wood", 1));
    }

    @Test
    void judgesTheYieldAroundWhatStandsThere() {
        extractorOnForest()
                .when(cleared("5,15").yielding(2))
                .breaks(CLEAR_TERRAIN, CLEAR_YIELD)
                .finding(2)
                .at("5,15");
    }

    private static Given extractorOnForest() {
        return given(aGame().rich())
                .having(cleared("5,14"), raised(BuildingKind.WORKSHOP, 0, "5,14"))
                .having(loaded("A", "5,14", bag("wood", 1)))
                .having(moved("A", "5,14", "5,15"))
                .having(raised(BuildingKind.EXTRACTOR, 0, "5,15").on(1));
    }

    @Test
    void yieldsAsMuchAsTheRulingSays() {
        given(aGame().clearingWood(3)).when(cleared("5,14").yielding(3)).isLegal();
        given(aGame().clearingWood(3))
                .when(cleared("5,14").yielding(1))
                .breaks(CLEAR_YIELD)
                .at("5,14")
                .of("wood")
                .claiming(1)
                .expecting(3)
                .showing(new Step.Ruled("clearingWood", "3", Option.none(), new Amount(3)))
                .leaves(pile("5,14"), bag("wood", 3, "ore(0)", 2));
    }

    @Test
    void followsFromAWrongChart() {
        ON_A_MOUNTAIN
                .slipping(charted("4,14").as(Terrain.FOREST), MAP_TERRAIN)
                .when(cleared("4,14"))
                .echoes(CLEAR_TERRAIN)
                .at("4,14")
                .followingFrom(MAP_TERRAIN)
                .leaves(clearing("4,14"), false);
    }

    @Test
    void doesNotFollowFromAChartOfOtherGround() {
        ON_A_MOUNTAIN
                .slipping(charted("4,14").as(Terrain.WATER), MAP_TERRAIN)
                .when(cleared("4,14"))
                .breaks(CLEAR_TERRAIN);
    }

    @Test
    void doesNotFollowFromAChartSinceCorrected() {
        ON_A_MOUNTAIN
                .slipping(charted("4,14").value("E0").as(Terrain.FOREST), MAP_VALUE, MAP_TERRAIN)
                .having(charted("4,14").value("E7"))
                .when(cleared("4,14"))
                .breaks(CLEAR_TERRAIN);
    }

    @Test
    void doesNotFollowFromAChartWhereItWasClearedAlready() {
        ON_A_MOUNTAIN
                .slipping(charted("4,14").as(Terrain.FOREST), MAP_TERRAIN)
                .slipping(cleared("4,14"), CLEAR_TERRAIN)
                .when(cleared("4,14"))
                .breaks(CLEAR_TERRAIN);
    }

    @Test
    void doesNotFollowFromAChartWhereSomethingStands() {
        given(aGame().startingAt("4,14").rich())
                .slipping(charted("4,14").as(Terrain.FOREST), MAP_TERRAIN)
                .slipping(raised(BuildingKind.WORKSHOP, 0, "4,14"), BuildingRule.BUILD_TERRAIN)
                .when(cleared("4,14"))
                .breaks(CLEAR_TERRAIN)
                .leaves(structure("4,14"), "workshop 0");
    }
}
