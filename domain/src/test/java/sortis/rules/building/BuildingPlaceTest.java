package sortis.rules.building;

import static sortis.entry.BuildingKind.EXTRACTOR;
import static sortis.entry.BuildingKind.HOUSE;
import static sortis.entry.BuildingKind.SMELTER;
import static sortis.entry.BuildingKind.WORKSHOP;
import static sortis.rules.building.BuildingRule.BUILD_LEVEL;
import static sortis.rules.building.BuildingRule.BUILD_OCCUPIED;
import static sortis.rules.building.BuildingRule.BUILD_TERRAIN;
import static sortis.rules.building.BuildingRule.CLEAR_TERRAIN;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.joined;
import static sortis.testing.Entries.laid;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.operated;
import static sortis.testing.Entries.raised;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.Views.activity;
import static sortis.testing.Views.structure;
import static sortis.testing.Words.level;

import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import sortis.finding.Step;
import sortis.rules.house.HouseRule;
import sortis.ruling.LevelsRuling;
import sortis.ruling.StockRuling;
import sortis.testing.Given;

/// `build-occupied` and `build-level`. Workshop 1 stands on `[5, 14]`, and A has its authority.
class BuildingPlaceTest {
    private static final Given FOUNDED =
            given(aGame().rich().ruling(StockRuling.POOLED))
                    .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                    .having(raised(WORKSHOP, 1, "5,14"));
    private static final Given CLEARED =
            FOUNDED.having(moved("A", "5,14", "5,15"), cleared("5,15").on(1));
    private static final Given DIRECT =
            given(aGame().rich().ruling(StockRuling.POOLED).ruling(LevelsRuling.DIRECT))
                    .having(cleared("5,14"));

    @Test
    void replacesAnotherKindOfBuilding() {
        CLEARED.having(raised(HOUSE, 0, "5,15"))
                .when(raised(SMELTER, 0, "5,15"))
                .breaks(BUILD_OCCUPIED)
                .at("5,15")
                .claimingNothing()
                .expectingNothing()
                .leaves(structure("5,15"), "smelter 0");
    }

    @Test
    void replacesARoad() {
        CLEARED.having(laid(0, "5,15"))
                .when(raised(SMELTER, 0, "5,15"))
                .breaks(BUILD_OCCUPIED)
                .at("5,15")
                .leaves(structure("5,15"), "smelter 0");
    }

    @Test
    void isNotOccupiedByTheSameKind() {
        CLEARED.having(raised(HOUSE, 0, "5,15"))
                .when(raised(HOUSE, 1, "5,15"))
                .isLegal()
                .leaves(structure("5,15"), "house 1");
    }

    @Test
    void laysAHigherRoadOverALowerOne() {
        CLEARED.having(laid(0, "5,15"))
                .when(laid(1, "5,15"))
                .isLegal()
                .leaves(structure("5,15"), "road 1");
    }

    @Test
    void laysNoRoadOverAnEqualOrHigherOne() {
        CLEARED.having(laid(0, "5,15")).when(laid(0, "5,15")).breaks(BUILD_OCCUPIED).at("5,15");
        CLEARED.having(laid(1, "5,15"))
                .when(laid(0, "5,15"))
                .breaks(BUILD_OCCUPIED)
                .at("5,15")
                .leaves(structure("5,15"), "road 0");
    }

    @Test
    void laysNoRoadOverABuilding() {
        CLEARED.when(laid(0, "5,15", "5,14"))
                .breaks(BUILD_OCCUPIED)
                .at("5,14")
                .claimingNothing()
                .expectingNothing()
                .leaves(structure("5,14"), "road 0");
    }

    @Test
    void namesTheFirstOccupiedSquareOfARoad() {
        CLEARED.having(raised(HOUSE, 0, "5,15"))
                .when(laid(0, "5,15", "5,14"))
                .breaks(BUILD_OCCUPIED)
                .at("5,15");
    }

    @Test
    void forgetsHowManyAgentsAReplacedHouseBroughtIn() {
        CLEARED.having(raised(HOUSE, 0, "5,15"), joined("B", "5,15"))
                .slipping(raised(SMELTER, 0, "5,15"), BUILD_OCCUPIED)
                .slipping(raised(HOUSE, 0, "5,15"), BUILD_OCCUPIED)
                .having(joined("C", "5,15"))
                .when(joined("D", "5,15"))
                .breaks(HouseRule.HOUSE_FULL)
                .claiming(2)
                .expecting(1);
    }

    @Test
    void idlesWhoOperatesAReplacedExtractor() {
        FOUNDED.having(moved("A", "5,14", "5,15"), raised(EXTRACTOR, 0, "5,15").on(1))
                .having(operated("A", "5,15"))
                .slipping(cleared("5,15"), CLEAR_TERRAIN)
                .when(raised(HOUSE, 0, "5,15"))
                .breaks(BUILD_OCCUPIED)
                .leaves(activity("A"), "standing");
        FOUNDED.having(moved("A", "5,14", "5,15"), raised(EXTRACTOR, 0, "5,15").on(1))
                .having(operated("A", "5,15"))
                .when(laid(0, "5,15"))
                .breaks(BUILD_TERRAIN, BUILD_OCCUPIED)
                .leaves(activity("A"), "standing");
    }

    @Test
    void keepsWhoOperatesAnUpgradedExtractorAtWork() {
        FOUNDED.having(moved("A", "5,14", "5,15"), raised(EXTRACTOR, 0, "5,15").on(1))
                .having(operated("A", "5,15"))
                .when(raised(EXTRACTOR, 1, "5,15"))
                .isLegal()
                .leaves(activity("A"), "operating");
    }

    @Test
    void startsStepwiseAtLevel0() {
        CLEARED.when(raised(HOUSE, 0, "5,15")).isLegal();
        CLEARED.when(raised(HOUSE, 1, "5,15"))
                .breaks(BUILD_LEVEL)
                .at("5,15")
                .claiming(1)
                .expecting(0)
                .showing(new Step.Raised(Option.none(), level(0)))
                .leaves(structure("5,15"), "house 1");
    }

    @Test
    void risesStepwiseOneLevelAtATime() {
        FOUNDED.when(raised(WORKSHOP, 2, "5,14")).isLegal();
        FOUNDED.when(raised(WORKSHOP, 1, "5,14"))
                .breaks(BUILD_LEVEL)
                .claiming(1)
                .expecting(2)
                .showing(new Step.Raised(Option.of(level(1)), level(2)));
        FOUNDED.when(raised(WORKSHOP, 0, "5,14"))
                .breaks(BUILD_LEVEL)
                .claiming(0)
                .expecting(2)
                .leaves(structure("5,14"), "workshop 0");
    }

    @Test
    void countsAnotherKindOfBuildingAsNone() {
        CLEARED.having(raised(HOUSE, 0, "5,15"))
                .when(raised(SMELTER, 1, "5,15"))
                .breaks(BUILD_OCCUPIED, BUILD_LEVEL)
                .finding(2)
                .claiming(1)
                .expecting(0);
    }

    @Test
    void startsDirectlyAtAnyLevel() {
        DIRECT.when(raised(WORKSHOP, 3, "5,14")).isLegal().leaves(structure("5,14"), "workshop 3");
    }

    @Test
    void risesDirectlyToAnyHigherLevel() {
        DIRECT.having(raised(WORKSHOP, 1, "5,14")).when(raised(WORKSHOP, 2, "5,14")).isLegal();
        DIRECT.having(raised(WORKSHOP, 1, "5,14"))
                .when(raised(WORKSHOP, 1, "5,14"))
                .breaks(BUILD_LEVEL)
                .at("5,14")
                .claiming(1)
                .expecting(2);
        DIRECT.having(raised(WORKSHOP, 3, "5,14"))
                .when(raised(WORKSHOP, 0, "5,14"))
                .breaks(BUILD_LEVEL)
                .claiming(0)
                .expecting(4);
    }
}
