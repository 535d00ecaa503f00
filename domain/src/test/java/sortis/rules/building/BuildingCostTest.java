package sortis.rules.building;

import static sortis.entry.BuildingKind.EXTRACTOR;
import static sortis.entry.BuildingKind.HOUSE;
import static sortis.entry.BuildingKind.SMELTER;
import static sortis.entry.BuildingKind.WORKSHOP;
import static sortis.rules.building.BuildingRule.BUILD_COST;
import static sortis.rules.building.BuildingRule.CLEAR_TERRAIN;
import static sortis.rules.map.MapRule.MAP_ORE;
import static sortis.rules.map.MapRule.MAP_TERRAIN;
import static sortis.rules.map.MapRule.MAP_VALUE;
import static sortis.testing.Entries.charted;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.drove;
import static sortis.testing.Entries.laid;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.raised;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.Views.total;
import static sortis.testing.Words.bag;
import static sortis.testing.Words.level;

import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import sortis.finding.Step;
import sortis.map.Terrain;
import sortis.ruling.LevelsRuling;
import sortis.ruling.StockRuling;
import sortis.ruling.VehicleCost;
import sortis.testing.GameDraft;
import sortis.testing.Given;

/// `build-cost`. Workshop 2 stands on `[5, 14]`, and A has its authority.
class BuildingCostTest {
    private static final GameDraft GAME =
            aGame().rich().ruling(StockRuling.POOLED).ruling(LevelsRuling.DIRECT);
    private static final Given FOUNDED =
            given(GAME).having(cleared("5,14"), raised(WORKSHOP, 2, "5,14"));
    private static final Given CLEARED =
            FOUNDED.having(moved("A", "5,14", "5,15"), cleared("5,15").on(1));
    private static final Given ON_A_MOUNTAIN = FOUNDED.having(moved("A", "5,14", "4,14"));

    @Test
    void isTwoToTheLevelInOreOfTheLevelForAWorkshopOrSmelter() {
        CLEARED.when(raised(WORKSHOP, 0, "5,15").paying("ore(0)", 1)).isLegal();
        CLEARED.when(raised(WORKSHOP, 1, "5,15").paying("ore(1)", 2)).isLegal();
        CLEARED.when(raised(SMELTER, 2, "5,15").paying("ore(2)", 4)).isLegal();
        CLEARED.when(raised(SMELTER, 2, "5,15").paying("ore(2)", 3))
                .breaks(BUILD_COST)
                .at("5,15")
                .claiming(bag("ore(2)", 3))
                .expecting(bag("ore(2)", 4))
                .showing(new Step.Priced(Option.of(SMELTER), level(2), bag("ore(2)", 4)));
    }

    @Test
    void isTwoToTheLevelInWoodForAHouse() {
        CLEARED.when(raised(HOUSE, 2, "5,15").paying("wood", 4)).isLegal();
        CLEARED.when(raised(HOUSE, 2, "5,15").paying("ore(2)", 4))
                .breaks(BUILD_COST)
                .claiming(bag("ore(2)", 4))
                .expecting(bag("wood", 4))
                .showing(new Step.Priced(Option.of(HOUSE), level(2), bag("wood", 4)));
    }

    @Test
    void isTwoToTheLevelInWhatTheSquareYieldsForAnExtractor() {
        FOUNDED.having(moved("A", "5,14", "5,15"))
                .when(raised(EXTRACTOR, 1, "5,15").on(1).paying("wood", 2))
                .isLegal();
        FOUNDED.having(moved("A", "5,14", "5,18"))
                .when(raised(EXTRACTOR, 2, "5,18").on(4).paying("ore(1)", 4))
                .isLegal();
        ON_A_MOUNTAIN
                .when(raised(EXTRACTOR, 2, "4,14").on(1).paying("ore(2)", 4))
                .breaks(BUILD_COST)
                .at("4,14")
                .expecting(bag("ore(0)", 4));
    }

    @Test
    void isOneOreOfTheGradeForEachSquareOfRoad() {
        FOUNDED.when(laid(2, "5,13", "6,13").paying("ore(2)", 2)).isLegal();
        FOUNDED.when(laid(2, "5,13", "6,13").paying("ore(2)", 8))
                .breaks(BUILD_COST)
                .at("5,13")
                .claiming(bag("ore(2)", 8))
                .expecting(bag("ore(2)", 2))
                .showing(new Step.Paved(level(2), 2, bag("ore(2)", 2)));
    }

    @Test
    void countsASquareOfRoadMetTwiceOnce() {
        FOUNDED.when(laid(0, "5,13", "6,13", "4,13").paying("ore(0)", 3)).isLegal();
        FOUNDED.when(laid(0, "5,13", "6,13", "4,13").paying("ore(0)", 4))
                .breaks(BUILD_COST)
                .at("5,13")
                .expecting(bag("ore(0)", 3));
    }

    @Test
    void isTwoToTheLevelInWoodForAVehicle() {
        FOUNDED.when(drove("A", 2, "5,14").paying("wood", 4)).isLegal();
        FOUNDED.when(drove("A", 2, "5,14").paying("wood", 2))
                .breaks(BUILD_COST)
                .at("5,14")
                .claiming(bag("wood", 2))
                .expecting(bag("wood", 4))
                .showing(new Step.Priced(Option.none(), level(2), bag("wood", 4)));
    }

    @Test
    void isTwoToTheLevelInOreForAVehicleIfTheRulingSaysSo() {
        given(GAME.ruling(VehicleCost.IN_ORE))
                .having(cleared("5,14"), raised(WORKSHOP, 2, "5,14"))
                .when(drove("A", 1, "5,14").paying("ore(1)", 2))
                .isLegal();
    }

    @Test
    void isJudgedOnlyWhereItIsClaimed() {
        CLEARED.when(raised(HOUSE, 2, "5,15")).isLegal();
    }

    @Test
    void holdsNothingAgainstAWrittenZero() {
        CLEARED.when(raised(HOUSE, 0, "5,15").paying("wood", 1, "ore(0)", 0)).isLegal();
        CLEARED.when(raised(HOUSE, 0, "5,15").paying("wood", 0))
                .breaks(BUILD_COST)
                .claiming(bag("wood", 0))
                .expecting(bag("wood", 1));
    }

    @Test
    void isWrongIfAnythingElseWasPaidToo() {
        CLEARED.when(raised(HOUSE, 0, "5,15").paying("wood", 1, "ore(0)", 1)).breaks(BUILD_COST);
        CLEARED.when(raised(HOUSE, 0, "5,15").paying(bag())).breaks(BUILD_COST).claiming(bag());
    }

    @Test
    void isTakenAsItTrulyIs() {
        given(aGame().opening("ore(0)", 9))
                .having(cleared("5,14"))
                .when(raised(WORKSHOP, 0, "5,14").paying("ore(0)", 7))
                .breaks(BUILD_COST)
                .leaves(total(), bag("ore(0)", 8, "wood", 1));
    }

    @Test
    void followsFromAWrongOre() {
        ON_A_MOUNTAIN
                .slipping(charted("4,14").ore(2), MAP_ORE)
                .when(raised(EXTRACTOR, 1, "4,14").on(1).paying("ore(2)", 2))
                .echoes(BUILD_COST)
                .at("4,14")
                .claiming(bag("ore(2)", 2))
                .expecting(bag("ore(0)", 2))
                .followingFrom(MAP_ORE);
    }

    @Test
    void followsFromAWrongValue() {
        ON_A_MOUNTAIN
                .slipping(charted("4,14").value("E8"), MAP_VALUE)
                .when(raised(EXTRACTOR, 0, "4,14").on(1).paying("ore(3)", 1))
                .echoes(BUILD_COST)
                .followingFrom(MAP_VALUE);
    }

    @Test
    void prefersTheOreChartedToItsValue() {
        Given charted =
                ON_A_MOUNTAIN.slipping(charted("4,14").value("E8").ore(2), MAP_VALUE, MAP_ORE);
        charted.when(raised(EXTRACTOR, 0, "4,14").on(1).paying("ore(2)", 1))
                .echoes(BUILD_COST)
                .followingFrom(MAP_VALUE, MAP_ORE);
        charted.when(raised(EXTRACTOR, 0, "4,14").on(1).paying("ore(3)", 1)).breaks(BUILD_COST);
    }

    @Test
    void followsFromAWrongTerrain() {
        ON_A_MOUNTAIN
                .slipping(charted("4,14").as(Terrain.FOREST), MAP_TERRAIN)
                .when(raised(EXTRACTOR, 0, "4,14").on(1).paying("wood", 1))
                .echoes(BUILD_COST)
                .followingFrom(MAP_TERRAIN);
    }

    @Test
    void followsNotFromAMountainWithoutAGrade() {
        FOUNDED.having(moved("A", "5,14", "5,15"))
                .slipping(charted("5,15").as(Terrain.MOUNTAIN), MAP_TERRAIN)
                .when(raised(EXTRACTOR, 0, "5,15").on(1).paying("ore(0)", 1))
                .breaks(BUILD_COST);
    }

    @Test
    void followsNotFromAChartOfAnotherCost() {
        ON_A_MOUNTAIN
                .slipping(charted("4,14").ore(2), MAP_ORE)
                .when(raised(EXTRACTOR, 1, "4,14").on(1).paying("ore(2)", 1))
                .breaks(BUILD_COST);
        ON_A_MOUNTAIN
                .slipping(charted("4,14").as(Terrain.FOREST), MAP_TERRAIN)
                .slipping(cleared("4,14").on(1), CLEAR_TERRAIN)
                .when(raised(EXTRACTOR, 0, "4,14").paying("wood", 1))
                .breaks(BUILD_COST);
    }

    @Test
    void followsNotFromAChartForOtherBuildings() {
        CLEARED.slipping(charted("5,15").ore(2), MAP_ORE)
                .when(raised(SMELTER, 1, "5,15").paying("ore(2)", 2))
                .breaks(BUILD_COST);
    }

    @Test
    void isNoneForAClearing() {
        FOUNDED.having(moved("A", "5,14", "5,15")).when(cleared("5,15").on(1)).isLegal();
    }
}
