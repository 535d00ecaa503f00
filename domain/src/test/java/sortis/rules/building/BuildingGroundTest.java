package sortis.rules.building;

import static sortis.entry.BuildingKind.EXTRACTOR;
import static sortis.entry.BuildingKind.HOUSE;
import static sortis.entry.BuildingKind.SMELTER;
import static sortis.entry.BuildingKind.WORKSHOP;
import static sortis.rules.building.BuildingRule.BUILD_TERRAIN;
import static sortis.rules.building.BuildingRule.CLEAR_TERRAIN;
import static sortis.rules.map.MapRule.MAP_ORE;
import static sortis.rules.map.MapRule.MAP_TERRAIN;
import static sortis.rules.map.MapRule.MAP_VALUE;
import static sortis.testing.Entries.charted;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.laid;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.raised;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.Views.pile;
import static sortis.testing.Views.structure;
import static sortis.testing.Words.bag;
import static sortis.testing.Words.octet;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sortis.entry.BuildingKind;
import sortis.finding.Step;
import sortis.map.Terrain;
import sortis.ruling.StockRuling;
import sortis.testing.Draft;
import sortis.testing.Given;

/// `build-terrain`. Workshop 0 stands on `[5, 14]`, and A has its authority.
class BuildingGroundTest {
    private static final Given FOUNDED =
            given(aGame().rich().ruling(StockRuling.POOLED))
                    .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"));
    private static final Given IN_A_FOREST = FOUNDED.having(to("5,15"));
    private static final Given ON_A_MOUNTAIN = FOUNDED.having(to("4,14"));

    private static Draft to(String at) {
        return moved("A", "5,14", at);
    }

    @ParameterizedTest
    @EnumSource(names = {"WORKSHOP", "HOUSE", "SMELTER"})
    void standsOnClearedLand(BuildingKind kind) {
        IN_A_FOREST
                .having(cleared("5,15").on(1))
                .when(raised(kind, 0, "5,15"))
                .isLegal()
                .leaves(structure("5,15"), kind + " 0");
    }

    @ParameterizedTest
    @EnumSource(names = {"WORKSHOP", "HOUSE", "SMELTER"})
    void standsNotOnUnclearedForest(BuildingKind kind) {
        IN_A_FOREST
                .when(raised(kind, 0, "5,15").on(1))
                .breaks(BUILD_TERRAIN)
                .at("5,15")
                .claimingNothing()
                .expectingNothing()
                .showing(new Step.Classified(octet("CE")))
                .leaves(structure("5,15"), kind + " 0");
    }

    @ParameterizedTest
    @EnumSource(names = {"WORKSHOP", "HOUSE", "SMELTER"})
    void standsNotOnAMountain(BuildingKind kind) {
        ON_A_MOUNTAIN
                .when(raised(kind, 0, "4,14").on(1))
                .breaks(BUILD_TERRAIN)
                .at("4,14")
                .showing(new Step.Classified(octet("E7")));
    }

    @Test
    void isAnExtractorOnForestOrMountain() {
        IN_A_FOREST.when(raised(EXTRACTOR, 0, "5,15").on(1)).isLegal();
        ON_A_MOUNTAIN.when(raised(EXTRACTOR, 0, "4,14").on(1)).isLegal();
    }

    @Test
    void isNoExtractorOnClearedLandWhereItCostsNothing() {
        given(aGame().opening("wood", 7, "ore(0)", 8))
                .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                .having(moved("A", "5,14", "5,15"), cleared("5,15").on(1))
                .when(raised(EXTRACTOR, 0, "5,15").paying("wood", 77))
                .breaks(BUILD_TERRAIN)
                .at("5,15")
                .leaves(structure("5,15"), "extractor 0")
                .leaves(pile("5,15"), bag("wood", 1));
    }

    @Test
    void isNotJudgedAgainForAnUpgrade() {
        given(aGame().rich().ruling(StockRuling.POOLED))
                .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                .having(raised(WORKSHOP, 1, "5,14"), to("5,15"))
                .having(raised(EXTRACTOR, 0, "5,15").on(1))
                .slipping(cleared("5,15"), CLEAR_TERRAIN)
                .when(raised(EXTRACTOR, 1, "5,15"))
                .isLegal();
    }

    @Test
    void isARoadOnClearedLandOrWater() {
        FOUNDED.when(laid(0, "5,13")).isLegal().leaves(structure("5,13"), "road 0");
        IN_A_FOREST.having(cleared("5,15").on(1)).when(laid(0, "5,15")).isLegal();
    }

    @Test
    void isNoRoadOnForestOrMountain() {
        FOUNDED.when(laid(0, "5,15"))
                .breaks(BUILD_TERRAIN)
                .at("5,15")
                .claimingNothing()
                .expectingNothing()
                .showing(new Step.Classified(octet("CE")))
                .leaves(structure("5,15"), "road 0");
        FOUNDED.when(laid(0, "4,14")).breaks(BUILD_TERRAIN).at("4,14");
    }

    @Test
    void namesTheFirstBadSquareOfARoad() {
        FOUNDED.when(laid(0, "5,13", "5,15")).shows(BUILD_TERRAIN, BuildingRule.BUILD_OCCUPIED);
        IN_A_FOREST
                .having(cleared("5,15").on(1))
                .when(laid(0, "5,15", "5,17"))
                .breaks(BUILD_TERRAIN)
                .at("5,16");
    }

    @Test
    void namesTheFirstSquareOfARoadThatIsNoFollowOn() {
        IN_A_FOREST
                .having(cleared("5,15").on(1))
                .slipping(charted("5,16").as(Terrain.WATER), MAP_TERRAIN)
                .when(laid(0, "5,15", "5,17"))
                .breaks(BUILD_TERRAIN)
                .at("5,17");
    }

    @Test
    void isNotJudgedAgainForAHigherRoad() {
        FOUNDED.having(raised(WORKSHOP, 1, "5,14"))
                .slipping(laid(0, "5,15"), BUILD_TERRAIN)
                .when(laid(1, "5,15"))
                .isLegal()
                .leaves(structure("5,15"), "road 1");
    }

    @Test
    void followsFromAWrongTerrain() {
        IN_A_FOREST
                .slipping(charted("5,15").as(Terrain.WATER), MAP_TERRAIN)
                .when(laid(0, "5,15").on(1))
                .echoes(BUILD_TERRAIN)
                .at("5,15")
                .followingFrom(MAP_TERRAIN)
                .leaves(structure("5,15"), "road 0");
    }

    @Test
    void followsFromAWrongValue() {
        ON_A_MOUNTAIN
                .slipping(charted("4,14").value("D0"), MAP_VALUE)
                .slipping(cleared("4,14").on(1), CLEAR_TERRAIN)
                .when(raised(HOUSE, 0, "4,14"))
                .echoes(BUILD_TERRAIN)
                .followingFrom(MAP_VALUE);
    }

    @Test
    void followsFromADecisiveFirstDigit() {
        ON_A_MOUNTAIN
                .slipping(charted("4,14").nibble("0"), MAP_VALUE)
                .when(laid(0, "4,14"))
                .echoes(BUILD_TERRAIN)
                .followingFrom(MAP_VALUE);
    }

    @Test
    void followsNotFromAnUndecidedFirstDigit() {
        ON_A_MOUNTAIN
                .slipping(charted("4,14").nibble("7"), MAP_VALUE)
                .when(laid(0, "4,14"))
                .breaks(BUILD_TERRAIN);
    }

    @Test
    void followsFromAnOreWhereThereIsNoMountain() {
        FOUNDED.slipping(charted("5,14").ore(3), MAP_ORE)
                .when(raised(EXTRACTOR, 0, "5,14"))
                .shows(BUILD_TERRAIN, BuildingRule.BUILD_OCCUPIED)
                .followingFrom(MAP_ORE);
    }

    @Test
    void prefersTheTerrainChartedToItsValue() {
        ON_A_MOUNTAIN
                .slipping(charted("4,14").value("10").as(Terrain.FOREST), MAP_VALUE, MAP_TERRAIN)
                .when(laid(0, "4,14"))
                .breaks(BUILD_TERRAIN);
        ON_A_MOUNTAIN
                .slipping(charted("4,14").value("D0").as(Terrain.WATER), MAP_VALUE, MAP_TERRAIN)
                .when(laid(0, "4,14"))
                .echoes(BUILD_TERRAIN)
                .followingFrom(MAP_VALUE, MAP_TERRAIN);
    }

    @Test
    void countsAsClearedWhereAClearingWasSkippedAsNoForest() {
        ON_A_MOUNTAIN
                .slipping(charted("4,14").as(Terrain.FOREST), MAP_TERRAIN)
                .when(raised(SMELTER, 0, "4,14").on(1))
                .breaks(BUILD_TERRAIN);
        ON_A_MOUNTAIN
                .slipping(charted("4,14").as(Terrain.FOREST), MAP_TERRAIN)
                .slipping(cleared("4,14").on(1), CLEAR_TERRAIN)
                .when(raised(SMELTER, 0, "4,14"))
                .echoes(BUILD_TERRAIN)
                .followingFrom(MAP_TERRAIN);
    }

    @Test
    void followsNotFromAChartOfAnotherSquare() {
        ON_A_MOUNTAIN
                .slipping(charted("4,15").as(Terrain.WATER), MAP_TERRAIN)
                .when(laid(0, "4,14"))
                .breaks(BUILD_TERRAIN);
    }
}
