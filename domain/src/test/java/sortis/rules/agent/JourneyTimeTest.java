package sortis.rules.agent;

import static sortis.rules.agent.AgentRule.ARRIVAL_TURN;
import static sortis.rules.agent.AgentRule.PATH_WATER;
import static sortis.rules.agent.AgentRule.POSITION;
import static sortis.rules.agent.AgentRule.ROUTE_PERIOD;
import static sortis.rules.agent.AgentRule.ROUTE_PHASE;
import static sortis.rules.log.LogRule.ENTRY_ORDER;
import static sortis.rules.production.ProductionRule.OPERATE_IDLE;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.counted;
import static sortis.testing.Entries.ended;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.noted;
import static sortis.testing.Entries.routed;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.StopDraft.stop;
import static sortis.testing.Views.whereIs;
import static sortis.testing.Words.square;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import sortis.finding.Step;
import sortis.testing.Draft;
import sortis.testing.Given;
import sortis.value.Turn;

/// `arrival-turn`, `route-period`, `route-phase` and `position`.
class JourneyTimeTest {
    private static final Given GAME = given(aGame());
    private static final Given LATER = GAME.having(cleared("5,14").on(10));
    private static final Given OUT_OF_ORDER =
            GAME.having(counted().of("wood", 0).on(5), counted().of("wood", 0));
    private static final Draft ROUTE =
            routed("A", stop("5,14").waiting(2), stop("5,17").waiting(1));

    @Test
    void isTheTurnPlusTheWalkingTime() {
        GAME.when(moved("A", "5,14", "5,17").by(3)).isLegal();
        LATER.when(moved("A", "5,14", "5,17").by(13)).isLegal();
        LATER.when(moved("A", "5,14", "5,17", "6,17").by(13))
                .breaks(ARRIVAL_TURN)
                .at("6,17")
                .claiming(13)
                .expecting(14)
                .showing(new Step.Walked(new Turn(10), 4, 4));
        GAME.when(moved("A", "5,14", "5,17").by(4)).breaks(ARRIVAL_TURN).claiming(4).expecting(3);
    }

    @Test
    void isShorterForFasterWalkers() {
        given(aGame().walk(2)).when(moved("A", "5,14", "5,17").by(2)).isLegal();
        given(aGame().walk(2))
                .when(moved("A", "5,14", "5,17").by(3))
                .breaks(ARRIVAL_TURN)
                .expecting(2)
                .showing(new Step.Walked(Turn.ZERO, 3, 2))
                .leaves(whereIs("A"), "[5, 14]");
    }

    @Test
    void isJudgedThroughWaterToo() {
        GAME.when(moved("A", "5,14", "7,14").by(1))
                .breaks(PATH_WATER, ARRIVAL_TURN)
                .finding(2)
                .at("7,14")
                .expecting(2);
    }

    @Test
    void isTrueWhateverWasClaimed() {
        GAME.slipping(moved("A", "5,14", "5,17").by(1), ARRIVAL_TURN)
                .when(noted("A", "5,16").on(2))
                .isLegal();
    }

    @Test
    void arrivesLateBecauseOfAnEntryOutOfOrder() {
        OUT_OF_ORDER
                .when(moved("A", "5,14", "5,15").on(1).by(2))
                .shows(ENTRY_ORDER, ARRIVAL_TURN)
                .isError()
                .finding(2)
                .claiming(2)
                .expecting(6)
                .followingFrom(ENTRY_ORDER);
    }

    @Test
    void isAllWalksAndAllWaits() {
        GAME.when(ROUTE.period(9)).isLegal();
        GAME.when(ROUTE.period(6))
                .breaks(ROUTE_PERIOD)
                .at("5,14")
                .claiming(6)
                .expecting(9)
                .showing(new Step.Rounded(Vector.of(2L, 1L), Vector.of(3L, 3L), 9));
    }

    @Test
    void isTheWaitOfASingleStop() {
        GAME.when(routed("A", stop("5,14").waiting(5)).period(5)).isLegal();
        GAME.when(routed("A", stop("5,14").waiting(5)).period(6)).breaks(ROUTE_PERIOD).expecting(5);
    }

    @Test
    void isARoundOfASingleStopWithVias() {
        GAME.when(routed("A", stop("5,14").via("5,15")).period(2)).isLegal();
    }

    @Test
    void isJudgedOfARouteThroughWaterToo() {
        GAME.when(routed("A", stop("5,14"), stop("7,14")).period(9).phase(9))
                .breaks(PATH_WATER, ROUTE_PERIOD, ROUTE_PHASE);
    }

    @Test
    void isTheTurnModuloTheTruePeriod() {
        LATER.when(ROUTE.phase(1)).isLegal();
        LATER.when(ROUTE.phase(0))
                .breaks(ROUTE_PHASE)
                .at("5,14")
                .claiming(0)
                .expecting(1)
                .showing(new Step.Reduced(new Turn(10), 9, 1));
        LATER.when(ROUTE.phase(10)).breaks(ROUTE_PHASE).claiming(10).expecting(1);
        GAME.when(ROUTE.phase(0)).isLegal();
    }

    @Test
    void isThePhaseOfTheTruePeriodBesideAWrongOne() {
        LATER.when(ROUTE.period(6).phase(4))
                .breaks(ROUTE_PERIOD, ROUTE_PHASE)
                .finding(2)
                .claiming(4)
                .expecting(1);
        LATER.when(ROUTE.period(6).phase(1)).breaks(ROUTE_PERIOD);
    }

    @Test
    void isOutOfPhaseBecauseOfAnEntryOutOfOrder() {
        OUT_OF_ORDER
                .when(ROUTE.on(1).period(8).phase(1))
                .shows(ENTRY_ORDER, ROUTE_PERIOD, ROUTE_PHASE)
                .finding(2)
                .isError()
                .finding(3)
                .expecting(5)
                .followingFrom(ENTRY_ORDER);
    }

    @Test
    void isWhereTheAgentStands() {
        GAME.when(noted("A", "5,14").by(1000)).isLegal();
        GAME.when(noted("A", "5,15").by(7))
                .breaks(POSITION)
                .at("5,15")
                .claiming(square("5,15"))
                .expecting(square("5,14"))
                .showing(new Step.Stayed(new Turn(7), square("5,14")))
                .leaves(whereIs("A"), "[5, 14]");
    }

    @Test
    void isWhereTheWalkHasIt() {
        Given walking = GAME.having(moved("A", "5,14", "5,17"));
        walking.when(noted("A", "5,15").by(1)).isLegal();
        walking.when(noted("A", "5,17").by(5)).isLegal();
        walking.when(noted("A", "5,16").on(1).by(3))
                .breaks(POSITION)
                .claiming(square("5,16"))
                .expecting(square("5,17"))
                .showing(new Step.Strode(new Turn(3), Turn.ZERO, 3, square("5,17")))
                .leaves(whereIs("A"), "[5, 15]");
    }

    @Test
    void isWhereTheRouteHasIt() {
        Given touring = GAME.having(ROUTE);
        touring.when(noted("A", "5,14").by(9_000_000_002L)).isLegal();
        touring.when(noted("A", "5,15").by(9_000_000_003L)).isLegal();
        touring.when(noted("A", "5,17").by(9_000_000_004L))
                .breaks(POSITION)
                .expecting(square("5,16"))
                .showing(
                        new Step.Toured(new Turn(9_000_000_004L), Turn.ZERO, 9, 4, square("5,16")));
    }

    @Test
    void isNeverMeantForAnEarlierTurn() {
        GAME.having(moved("A", "5,14", "5,17"), noted("A", "5,17").on(3))
                .when(noted("A", "5,14").by(0))
                .breaks(POSITION)
                .claiming(square("5,14"))
                .expecting(square("5,17"));
    }

    @Test
    void isElsewhereBecauseOfAnEntryOutOfOrder() {
        GAME.having(moved("A", "5,14", "5,17"))
                .having(counted().of("wood", 0).on(5), counted().of("wood", 0))
                .when(noted("A", "5,15").on(1))
                .shows(ENTRY_ORDER, POSITION)
                .isError()
                .finding(2)
                .expecting(square("5,17"))
                .followingFrom(ENTRY_ORDER);
    }

    @Test
    void isNoMatterOfOtherEntries() {
        GAME.when(ended("A")).warnsOf(OPERATE_IDLE);
    }
}
