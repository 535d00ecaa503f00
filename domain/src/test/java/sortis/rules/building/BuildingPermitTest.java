package sortis.rules.building;

import static sortis.entry.BuildingKind.EXTRACTOR;
import static sortis.entry.BuildingKind.HOUSE;
import static sortis.entry.BuildingKind.SMELTER;
import static sortis.entry.BuildingKind.WORKSHOP;
import static sortis.rules.agent.AgentRule.PATH_BROKEN;
import static sortis.rules.building.BuildingRule.BUILD_AUTHORITY;
import static sortis.rules.building.BuildingRule.BUILD_LEVEL;
import static sortis.rules.building.BuildingRule.BUILD_OCCUPIED;
import static sortis.rules.building.BuildingRule.BUILD_WORKSHOP;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.laid;
import static sortis.testing.Entries.laidBy;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.raised;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.Views.authority;
import static sortis.testing.Views.structure;

import org.junit.jupiter.api.Test;
import sortis.ruling.LevelsRuling;
import sortis.ruling.StockRuling;
import sortis.ruling.WorkshopAuthority;
import sortis.testing.GameDraft;
import sortis.testing.Given;

/// `build-workshop` and `build-authority`. A has cleared `[5, 14]` and stands there; B stands on
/// `[5, 15]`, cleared too, and has never seen a workshop.
class BuildingPermitTest {
    private static final GameDraft TWO = aGame().agents("A", "B").rich().ruling(StockRuling.POOLED);
    private static final Given STEPWISE = playing(TWO);
    private static final Given DIRECT = playing(TWO.ruling(LevelsRuling.DIRECT));

    private static Given playing(GameDraft game) {
        return given(game)
                .having(moved("B", "5,14", "5,15"))
                .having(cleared("A", "5,14").on(1), cleared("B", "5,15"));
    }

    @Test
    void asksForNothingToRaiseTheFirstWorkshop() {
        STEPWISE.when(raised(WORKSHOP, 0, "5,14")).isLegal().leaves(authority("A"), "0");
        DIRECT.when(raised(WORKSHOP, 3, "5,14")).isLegal().leaves(authority("A"), "3");
    }

    @Test
    void asksForNothingToRaiseAnotherWorkshopAtLevel0() {
        STEPWISE.having(raised(WORKSHOP, 0, "5,14"))
                .when(raised("B", WORKSHOP, 0, "5,15"))
                .isLegal();
    }

    @Test
    void asksForTheLevelBelowToRaiseAWorkshop() {
        STEPWISE.having(raised(WORKSHOP, 0, "5,14"))
                .when(raised(WORKSHOP, 1, "5,14"))
                .isLegal()
                .leaves(authority("A"), "1");
        DIRECT.having(raised(WORKSHOP, 0, "5,14"))
                .when(raised(WORKSHOP, 2, "5,14"))
                .breaks(BUILD_WORKSHOP)
                .at("5,14")
                .claiming(1)
                .expecting(0)
                .leaves(structure("5,14"), "workshop 2")
                .leaves(authority("A"), "2");
    }

    @Test
    void asksForTheLevelBelowWhereAHigherWorkshopStands() {
        DIRECT.having(raised(WORKSHOP, 3, "5,14"))
                .when(raised("B", WORKSHOP, 1, "5,15"))
                .breaks(BUILD_AUTHORITY)
                .at("5,15")
                .claiming(0)
                .expectingNothing()
                .leaves(structure("5,15"), "workshop 1")
                .leaves(authority("B"), "1");
    }

    @Test
    void asksForTheLevelBelowThatAnAgentHasNotYet() {
        DIRECT.having(raised(WORKSHOP, 2, "5,14"), raised("B", WORKSHOP, 0, "5,15"))
                .when(raised("B", WORKSHOP, 2, "5,15"))
                .breaks(BUILD_AUTHORITY)
                .claiming(1)
                .expecting(0);
        DIRECT.having(raised(WORKSHOP, 2, "5,14"), raised("B", WORKSHOP, 0, "5,15"))
                .when(raised("B", WORKSHOP, 1, "5,15"))
                .isLegal();
    }

    @Test
    void letsAuthorityDoToRaiseAWorkshopThoughNoneOfThatLevelStandsAnyMore() {
        DIRECT.having(raised(WORKSHOP, 1, "5,14"), raised("B", WORKSHOP, 0, "5,15"))
                .slipping(raised(HOUSE, 0, "5,14"), BUILD_OCCUPIED)
                .when(raised(WORKSHOP, 2, "5,14"))
                .breaks(BUILD_OCCUPIED)
                .leaves(structure("5,14"), "workshop 2");
    }

    @Test
    void namesTheWorkshopThatIsMissingToRaiseAWorkshop() {
        DIRECT.having(raised(WORKSHOP, 1, "5,14"), raised("B", WORKSHOP, 0, "5,15"))
                .slipping(raised(HOUSE, 0, "5,14"), BUILD_OCCUPIED)
                .when(raised("B", WORKSHOP, 2, "5,15"))
                .breaks(BUILD_WORKSHOP)
                .claiming(1)
                .expecting(0);
    }

    @Test
    void neverAsksToRaiseAWorkshopIfTheRulingSaysSo() {
        playing(TWO.ruling(LevelsRuling.DIRECT).ruling(WorkshopAuthority.NONE))
                .having(raised(WORKSHOP, 0, "5,14"))
                .when(raised("B", WORKSHOP, 3, "5,15"))
                .isLegal();
    }

    @Test
    void asksForAWorkshopToRaiseAnythingElse() {
        STEPWISE.when(raised(HOUSE, 0, "5,14"))
                .breaks(BUILD_WORKSHOP)
                .at("5,14")
                .claiming(0)
                .expectingNothing()
                .leaves(structure("5,14"), "house 0");
        STEPWISE.having(raised("B", WORKSHOP, 0, "5,15"))
                .when(raised(HOUSE, 0, "5,14"))
                .breaks(BUILD_AUTHORITY)
                .at("5,14")
                .claiming(0)
                .expectingNothing()
                .leaves(structure("5,14"), "house 0");
    }

    @Test
    void asksForAWorkshopOfTheLevelRaised() {
        DIRECT.having(raised(WORKSHOP, 1, "5,14"))
                .slipping(raised(SMELTER, 0, "5,14"), BUILD_OCCUPIED)
                .having(raised("B", WORKSHOP, 0, "5,15"))
                .when(raised(SMELTER, 1, "5,14"))
                .breaks(BUILD_WORKSHOP)
                .claiming(1)
                .expecting(0);
    }

    @Test
    void asksForTheAuthorityOfTheLevelRaised() {
        DIRECT.having(raised(WORKSHOP, 1, "5,14"), raised("B", WORKSHOP, 0, "5,15"))
                .having(moved("B", "5,15", "6,15"), cleared("B", "6,15").on(2))
                .having(raised("B", SMELTER, 0, "6,15"))
                .when(raised("B", SMELTER, 1, "6,15"))
                .breaks(BUILD_AUTHORITY)
                .at("6,15")
                .claiming(1)
                .expecting(0);
    }

    @Test
    void letsAHigherWorkshopDo() {
        DIRECT.having(raised(WORKSHOP, 3, "5,14"), moved("A", "5,14", "4,14"))
                .when(raised(EXTRACTOR, 2, "4,14").on(2))
                .isLegal();
    }

    @Test
    void asksForAWorkshopAndAuthorityToLayARoad() {
        STEPWISE.when(laid(0, "5,13"))
                .breaks(BUILD_WORKSHOP)
                .at("5,13")
                .claiming(0)
                .expectingNothing()
                .leaves(structure("5,13"), "road 0");
        STEPWISE.having(raised(WORKSHOP, 0, "5,14")).when(laid(0, "5,13")).isLegal();
        STEPWISE.having(raised(WORKSHOP, 0, "5,14"))
                .when(laid(1, "5,13"))
                .breaks(BUILD_WORKSHOP)
                .claiming(1)
                .expecting(0);
        STEPWISE.having(raised(WORKSHOP, 0, "5,14"))
                .when(laidBy("B", 0, "5,15"))
                .breaks(BUILD_AUTHORITY)
                .at("5,15")
                .claiming(0)
                .expectingNothing();
    }

    @Test
    void asksForAWorkshopToLayARoadThoughTheAgentHasAuthority() {
        DIRECT.having(raised(WORKSHOP, 1, "5,14"))
                .slipping(raised(SMELTER, 0, "5,14"), BUILD_OCCUPIED)
                .when(laid(0, "5,13"))
                .breaks(BUILD_WORKSHOP)
                .claiming(0)
                .expectingNothing();
    }

    @Test
    void isNotJudgedForABrokenRoad() {
        STEPWISE.when(laid(0, "5,14", "4,13")).breaks(PATH_BROKEN);
    }

    @Test
    void isJudgedBeforeTheEntryTakesEffect() {
        DIRECT.having(raised(WORKSHOP, 0, "5,14"))
                .slipping(raised(WORKSHOP, 3, "5,14"), BUILD_WORKSHOP)
                .when(raised(WORKSHOP, 2, "5,14"))
                .breaks(BUILD_LEVEL);
    }

    @Test
    void givesAuthorityToAllWhoStandThere() {
        STEPWISE.having(moved("B", "5,15", "5,14"))
                .when(raised(WORKSHOP, 0, "5,14").on(2))
                .isLegal()
                .leaves(authority("A"), "0")
                .leaves(authority("B"), "0");
    }

    @Test
    void givesAuthorityOnTheWay() {
        STEPWISE.having(moved("B", "5,15", "6,15"))
                .having(raised(WORKSHOP, 0, "5,14").on(2))
                .having(moved("B", "6,15", "6,14", "4,14"))
                .when(cleared("A", "5,14").on(4))
                .breaks(BuildingRule.CLEAR_TERRAIN)
                .leaves(authority("B"), "0");
    }
}
