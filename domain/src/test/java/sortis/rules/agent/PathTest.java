package sortis.rules.agent;

import static sortis.entry.BuildingKind.WORKSHOP;
import static sortis.rules.agent.AgentRule.PATH_BROKEN;
import static sortis.rules.agent.AgentRule.PATH_WATER;
import static sortis.rules.building.BuildingRule.BUILD_TERRAIN;
import static sortis.rules.log.LogRule.START_SQUARE;
import static sortis.rules.map.MapRule.MAP_TERRAIN;
import static sortis.rules.map.MapRule.MAP_VALUE;
import static sortis.testing.Entries.charted;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.laid;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.raised;
import static sortis.testing.Entries.routed;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.StopDraft.stop;
import static sortis.testing.Views.activity;
import static sortis.testing.Views.authority;
import static sortis.testing.Views.load;
import static sortis.testing.Views.structure;
import static sortis.testing.Views.total;
import static sortis.testing.Views.whereIs;
import static sortis.testing.Words.bag;
import static sortis.testing.Words.octet;

import org.junit.jupiter.api.Test;
import sortis.finding.Step;
import sortis.map.Terrain;
import sortis.ruling.Moves;
import sortis.testing.Given;

/// `path-broken` and `path-water`.
class PathTest {
    private static final Given GAME = given(aGame());
    private static final Given DIAGONAL = given(aGame().ruling(Moves.DIAGONAL));
    private static final Given FOUNDED =
            given(aGame().opening("ore(0)", 9).agents("A", "B"))
                    .having(cleared("5,14"), moved("B", "5,14", "5,15"))
                    .having(raised(WORKSHOP, 0, "5,14").on(1));

    @Test
    void leadsAlongStraightLines() {
        GAME.when(moved("A", "5,14", "5,17", "6,17", "4,17")).isLegal();
        GAME.when(moved("A", "5,14", "6,15", "6,16").by(77))
                .breaks(PATH_BROKEN)
                .at("6,15")
                .claimingNothing()
                .expectingNothing()
                .leaves(whereIs("A"), "[6, 16]")
                .leaves(activity("A"), "standing");
        GAME.when(moved("A", "5,14", "5,15", "6,17")).breaks(PATH_BROKEN).at("6,17");
    }

    @Test
    void leadsAlongDiagonalsIfTheRulingSaysSo() {
        DIAGONAL.when(moved("A", "5,14", "6,15", "5,16")).isLegal();
        DIAGONAL.when(moved("A", "5,14", "6,16")).breaks(PATH_BROKEN).at("6,16");
    }

    @Test
    void leadsAtLeastOneStepOn() {
        GAME.when(moved("A", "5,14", "5,14"))
                .breaks(PATH_BROKEN)
                .at("5,14")
                .leaves(activity("A"), "standing");
        GAME.when(moved("A", "5,14", "5,15", "5,15", "5,14")).breaks(PATH_BROKEN).at("5,15");
    }

    @Test
    void isNotJudgedForWaterWhereItIsBroken() {
        GAME.when(moved("A", "5,14", "5,13", "6,12")).breaks(PATH_BROKEN).at("6,12");
        GAME.when(routed("A", stop("5,14"), stop("5,13"), stop("6,12")).period(1).phase(8))
                .breaks(PATH_BROKEN)
                .at("6,12");
    }

    @Test
    void visitsTheSquareWhereItPutsTheAgent() {
        FOUNDED.when(moved("B", "5,15", "4,16", "5,14"))
                .breaks(PATH_BROKEN)
                .leaves(authority("B"), "0");
    }

    @Test
    void leadsARouteFromStopToStop() {
        GAME.when(routed("A", stop("5,14"), stop("5,16"))).isLegal();
        GAME.when(routed("A", stop("5,14"), stop("6,15")))
                .breaks(PATH_BROKEN)
                .at("6,15")
                .claimingNothing()
                .leaves(activity("A"), "standing")
                .leaves(whereIs("A"), "[5, 14]");
        GAME.when(routed("A", stop("5,14"), stop("5,14"))).breaks(PATH_BROKEN).at("5,14");
    }

    @Test
    void leadsARouteBackToItsFirstStop() {
        GAME.when(routed("A", stop("5,14"), stop("5,15"), stop("6,15")))
                .breaks(PATH_BROKEN)
                .at("5,14");
        GAME.when(routed("A", stop("5,14"), stop("5,15"), stop("6,15").via("6,14"))).isLegal();
    }

    @Test
    void leadsARouteOverItsVias() {
        GAME.when(routed("A", stop("5,14").via("6,14"), stop("6,15").via("5,15"))).isLegal();
        GAME.when(routed("A", stop("5,14").via("6,16"), stop("6,15").via("5,15")))
                .breaks(PATH_BROKEN)
                .at("6,16");
        GAME.when(routed("A", stop("5,14").via("5,15"))).isLegal();
    }

    @Test
    void takesARouteAtLeastOneTurn() {
        GAME.when(routed("A", stop("5,14").waiting(1))).isLegal();
        GAME.when(routed("A", stop("5,14").loading("ore(0)", 1)).period(7))
                .breaks(PATH_BROKEN)
                .at("5,14")
                .claimingNothing()
                .leaves(activity("A"), "standing")
                .leaves(load("A"), bag());
    }

    @Test
    void leadsARoadAlongStraightLines() {
        FOUNDED.when(laid(0, "5,13")).isLegal();
        FOUNDED.when(laid(0, "5,13", "6,12").paying("ore(0)", 99))
                .breaks(PATH_BROKEN)
                .at("6,12")
                .claimingNothing()
                .leaves(structure("5,13"), "none")
                .leaves(whereIs("A"), "[5, 14]")
                .leaves(total(), bag("wood", 1, "ore(0)", 8));
        FOUNDED.when(laid(0, "5,13", "5,13")).breaks(PATH_BROKEN).at("5,13");
    }

    @Test
    void leavesWhoLaysABrokenRoadOnItsWay() {
        FOUNDED.having(moved("A", "5,14", "5,17"))
                .when(laid(0, "5,15", "6,13").on(2))
                .breaks(PATH_BROKEN)
                .leaves(activity("A"), "walking");
    }

    @Test
    void staysDry() {
        GAME.when(moved("A", "5,14", "5,17")).isLegal();
        GAME.when(moved("A", "5,14", "7,14", "7,16").by(4))
                .breaks(PATH_WATER)
                .at("7,14")
                .claimingNothing()
                .expectingNothing()
                .showing(new Step.Classified(octet("26")))
                .leaves(activity("A"), "walking");
    }

    @Test
    void mayLeaveWaterAndCrossMountainsAndForests() {
        given(aGame().startingAt("5,13"), START_SQUARE)
                .when(moved("A", "5,13", "5,14", "4,14"))
                .isLegal();
    }

    @Test
    void crossesWaterOverABridge() {
        FOUNDED.having(laid(0, "5,13")).when(moved("A", "5,14", "5,13")).isLegal();
        FOUNDED.having(laid(0, "5,13"))
                .when(moved("A", "5,14", "5,13", "6,13"))
                .breaks(PATH_WATER)
                .at("6,13");
    }

    @Test
    void countsBridgesAsTheyAreWhenTheMoveIsWritten() {
        FOUNDED.slipping(moved("B", "5,15", "5,13"), PATH_WATER)
                .having(laid(0, "5,13"))
                .then()
                .isLegal();
    }

    @Test
    void staysDryOnARouteToo() {
        GAME.when(routed("A", stop("5,14"), stop("6,14"))).isLegal();
        GAME.when(routed("A", stop("5,14").via("6,14"), stop("6,15").via("7,15", "7,14")))
                .breaks(PATH_WATER)
                .at("7,15")
                .claimingNothing()
                .showing(new Step.Classified(octet("22")))
                .leaves(activity("A"), "route");
    }

    @Test
    void mayBeginARouteInWaterButNotComeBack() {
        given(aGame().startingAt("5,13"), START_SQUARE)
                .when(routed("A", stop("5,13"), stop("5,14")))
                .breaks(PATH_WATER)
                .at("5,13");
    }

    @Test
    void followsFromAWrongChart() {
        GAME.slipping(charted("7,14").as(Terrain.FOREST), MAP_TERRAIN)
                .when(moved("A", "5,14", "7,14"))
                .echoes(PATH_WATER)
                .at("7,14")
                .followingFrom(MAP_TERRAIN);
        GAME.slipping(charted("7,14").value("F6"), MAP_VALUE)
                .when(routed("A", stop("5,14"), stop("7,14")))
                .echoes(PATH_WATER)
                .followingFrom(MAP_VALUE);
    }

    @Test
    void followsNotFromAChartOfWater() {
        GAME.slipping(charted("7,14").value("27"), MAP_VALUE)
                .when(moved("A", "5,14", "7,14"))
                .breaks(PATH_WATER);
    }

    @Test
    void namesTheFirstSquareThatIsNoFollowOn() {
        GAME.slipping(charted("7,14").as(Terrain.FOREST), MAP_TERRAIN)
                .when(moved("A", "5,14", "8,14"))
                .breaks(PATH_WATER)
                .at("8,14");
        GAME.slipping(charted("7,14").as(Terrain.FOREST), MAP_TERRAIN)
                .slipping(charted("8,14").as(Terrain.FOREST), MAP_TERRAIN)
                .when(moved("A", "5,14", "8,14"))
                .echoes(PATH_WATER)
                .at("7,14")
                .followingFrom(1);
    }

    @Test
    void isNotOfARoadOverWater() {
        FOUNDED.when(laid(0, "5,13", "7,13")).breaks(BUILD_TERRAIN).at("7,13");
    }
}
