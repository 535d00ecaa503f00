package sortis.rules.agent;

import static sortis.rules.agent.AgentRule.AGENT_ABSENT;
import static sortis.rules.agent.AgentRule.ARRIVAL_TURN;
import static sortis.rules.agent.AgentRule.POSITION;
import static sortis.rules.agent.AgentRule.ROUTE_PERIOD;
import static sortis.rules.agent.AgentRule.ROUTE_PHASE;
import static sortis.rules.building.BuildingRule.BUILD_FUNDS;
import static sortis.rules.building.BuildingRule.BUILD_TERRAIN;
import static sortis.rules.building.BuildingRule.BUILD_WORKSHOP;
import static sortis.rules.production.ProductionRule.OPERATE_EXTRACTOR;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.laid;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.noted;
import static sortis.testing.Entries.operated;
import static sortis.testing.Entries.routed;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.StopDraft.stop;
import static sortis.testing.Words.square;

import org.junit.jupiter.api.Test;
import sortis.testing.Draft;
import sortis.testing.Given;

/// When `agent-absent` and `position` follow from times that the player claimed, or from a position
/// noted before. A walks `[5, 14]` to `[5, 17]` in 3 turns, or goes round over `[5, 16]` in 4.
class BeliefTest {
    private static final Given GAME = given(aGame().agents("A", "B"));
    private static final Draft WALK = moved("A", "5,14", "5,17");
    private static final Draft ROUTE = routed("A", stop("5,14"), stop("5,16"));
    private static final Given ARRIVES_ON_1 = GAME.slipping(WALK.by(1), ARRIVAL_TURN);
    private static final Given EVERY_5 = GAME.slipping(ROUTE.period(5), ROUTE_PERIOD);
    private static final Given FROM_3 = GAME.slipping(ROUTE.on(1).phase(3), ROUTE_PHASE);

    @Test
    void followsFromTheTurnOnWhichAWalkIsToEnd() {
        ARRIVES_ON_1
                .when(cleared("5,17").on(1))
                .echoes(AGENT_ABSENT)
                .at("5,17")
                .claiming(square("5,17"))
                .expecting(square("5,15"))
                .followingFrom(ARRIVAL_TURN);
        ARRIVES_ON_1.when(cleared("5,17").on(2)).echoes(AGENT_ABSENT).followingFrom(ARRIVAL_TURN);
        ARRIVES_ON_1.when(cleared("5,17").on(3)).isLegal();
    }

    @Test
    void followsNotBeforeThatTurnOrElsewhere() {
        ARRIVES_ON_1.when(cleared("5,17").on(0)).breaks(AGENT_ABSENT);
        ARRIVES_ON_1.when(cleared("5,16").on(1)).breaks(AGENT_ABSENT);
    }

    @Test
    void followsNotFromARightTime() {
        GAME.having(WALK.by(3)).when(cleared("5,17").on(1)).breaks(AGENT_ABSENT);
        GAME.having(ROUTE.period(4).phase(0)).when(cleared("5,16").on(1)).breaks(AGENT_ABSENT);
    }

    @Test
    void followsOfAPositionToo() {
        ARRIVES_ON_1
                .when(noted("A", "5,17").on(1))
                .echoes(POSITION)
                .at("5,17")
                .claiming(square("5,17"))
                .expecting(square("5,15"))
                .followingFrom(ARRIVAL_TURN);
        ARRIVES_ON_1.when(noted("A", "5,17").by(2)).echoes(POSITION).followingFrom(ARRIVAL_TURN);
        ARRIVES_ON_1.when(noted("A", "5,17")).breaks(POSITION);
        ARRIVES_ON_1.when(noted("A", "5,16").by(1)).breaks(POSITION);
    }

    @Test
    void followsFromAPeriod() {
        EVERY_5.when(cleared("5,14").on(5))
                .echoes(AGENT_ABSENT)
                .expecting(square("5,15"))
                .followingFrom(ROUTE_PERIOD);
        EVERY_5.when(noted("A", "5,16").by(7)).echoes(POSITION).followingFrom(ROUTE_PERIOD);
    }

    @Test
    void isNowherePastTheTrueCycle() {
        EVERY_5.when(noted("A", "5,15").by(4)).breaks(POSITION);
        EVERY_5.when(noted("A", "5,16").by(9)).breaks(POSITION);
        EVERY_5.when(noted("A", "5,14").by(9)).breaks(POSITION).expecting(square("5,15"));
    }

    @Test
    void isNowhereWithoutAPeriod() {
        GAME.slipping(ROUTE.period(0), ROUTE_PERIOD)
                .when(noted("A", "5,14").by(1))
                .breaks(POSITION);
    }

    @Test
    void goesRoundFasterByAShorterPeriod() {
        Given every2 = GAME.slipping(ROUTE.period(2), ROUTE_PERIOD);
        every2.when(noted("A", "5,14").by(2)).echoes(POSITION).followingFrom(ROUTE_PERIOD);
        every2.when(noted("A", "5,16").by(3)).breaks(POSITION);
    }

    @Test
    void followsFromAPhase() {
        FROM_3.when(cleared("5,14").on(3))
                .echoes(AGENT_ABSENT)
                .expecting(square("5,16"))
                .followingFrom(ROUTE_PHASE);
        FROM_3.when(noted("A", "5,15").by(2)).isLegal();
        FROM_3.when(noted("A", "5,16").by(5)).echoes(POSITION).followingFrom(ROUTE_PHASE);
        FROM_3.when(noted("A", "5,16").by(1)).echoes(POSITION).followingFrom(ROUTE_PHASE);
        FROM_3.when(noted("A", "5,14").by(4)).breaks(POSITION);
    }

    @Test
    void followsFromPeriodAndPhaseTogether() {
        Given both = GAME.slipping(ROUTE.on(1).period(5).phase(3), ROUTE_PERIOD, ROUTE_PHASE);
        both.when(noted("A", "5,14").by(8)).echoes(POSITION).followingFrom(1, 2);
        both.when(noted("A", "5,16").by(5)).echoes(POSITION).followingFrom(1, 2);
        both.when(noted("A", "5,14").by(7)).breaks(POSITION);
    }

    @Test
    void takesTheTrueTurnWhereNoPhaseIsClaimed() {
        GAME.slipping(ROUTE.on(1).period(5), ROUTE_PERIOD)
                .when(noted("A", "5,14").by(6))
                .echoes(POSITION)
                .followingFrom(ROUTE_PERIOD);
    }

    @Test
    void countsARightPhaseBesideAWrongPeriod() {
        GAME.slipping(ROUTE.on(9).period(5).phase(1), ROUTE_PERIOD)
                .when(noted("A", "5,14").by(11))
                .echoes(POSITION)
                .followingFrom(ROUTE_PERIOD);
    }

    @Test
    void isOverWithTheNextMove() {
        ARRIVES_ON_1
                .having(moved("A", "5,15", "6,15").on(1))
                .when(cleared("5,17").on(2))
                .breaks(AGENT_ABSENT);
        ARRIVES_ON_1
                .having(routed("A", stop("5,15"), stop("6,15")).on(1))
                .when(cleared("5,17").on(2))
                .breaks(AGENT_ABSENT);
        ARRIVES_ON_1
                .slipping(operated("A", "5,15").on(1), OPERATE_EXTRACTOR)
                .when(cleared("5,17").on(2))
                .breaks(AGENT_ABSENT);
    }

    @Test
    void isOverWhereTheAgentWasPutElsewhere() {
        ARRIVES_ON_1
                .slipping(cleared("5,16").on(1), AGENT_ABSENT)
                .when(noted("A", "5,17").on(2))
                .breaks(POSITION);
    }

    @Test
    void isOfOneAgentAlone() {
        ARRIVES_ON_1.when(cleared("B", "5,17").on(1)).breaks(AGENT_ABSENT);
        ARRIVES_ON_1
                .having(moved("B", "5,14", "6,14"))
                .when(cleared("5,17").on(1))
                .echoes(AGENT_ABSENT);
    }

    @Test
    void outlastsWhatTheAgentDoesOnItsWay() {
        ARRIVES_ON_1
                .having(cleared("5,15").on(1))
                .when(cleared("5,17").on(2))
                .echoes(AGENT_ABSENT)
                .followingFrom(ARRIVAL_TURN);
    }

    @Test
    void followsFromAPositionNotedBefore() {
        GAME.slipping(noted("A", "5,15"), POSITION)
                .when(cleared("5,15"))
                .echoes(AGENT_ABSENT)
                .followingFrom(POSITION);
        GAME.slipping(noted("A", "5,15"), POSITION)
                .when(cleared("5,15").on(7))
                .echoes(AGENT_ABSENT)
                .followingFrom(POSITION);
    }

    @Test
    void followsFromAPositionMeantForItsOwnTurnAlone() {
        GAME.slipping(noted("A", "5,15").by(1), POSITION)
                .when(cleared("5,15").on(1))
                .breaks(AGENT_ABSENT);
        GAME.slipping(noted("A", "5,15").on(3).by(3), POSITION)
                .when(cleared("5,15"))
                .echoes(AGENT_ABSENT)
                .followingFrom(POSITION);
    }

    @Test
    void followsFromAPositionOnThatSquareAlone() {
        GAME.slipping(noted("A", "5,15"), POSITION).when(cleared("5,16")).breaks(AGENT_ABSENT);
        GAME.slipping(noted("A", "5,15"), POSITION).when(noted("A", "5,15")).breaks(POSITION);
    }

    @Test
    void followsFromAPositionOnlyUntilTheNextEntryOfTheAgent() {
        GAME.slipping(noted("A", "5,15"), POSITION)
                .having(cleared("A", "5,14"))
                .when(moved("A", "5,15", "5,16"))
                .breaks(AGENT_ABSENT);
        GAME.slipping(noted("A", "5,15"), POSITION)
                .having(cleared("B", "5,14"))
                .when(moved("A", "5,15", "5,16"))
                .echoes(AGENT_ABSENT)
                .followingFrom(POSITION);
    }

    @Test
    void followsFromPlanAndPositionTogether() {
        ARRIVES_ON_1
                .slipping(noted("A", "5,17").on(1), POSITION)
                .when(cleared("5,17"))
                .echoes(AGENT_ABSENT)
                .followingFrom(ARRIVAL_TURN, POSITION);
    }

    @Test
    void hasAnAgentThereForARoadOnANeighbourToo() {
        ARRIVES_ON_1
                .when(laid(0, "5,18").on(1))
                .shows(AGENT_ABSENT, BUILD_TERRAIN, BUILD_WORKSHOP, BUILD_FUNDS)
                .followingFrom(ARRIVAL_TURN);
        GAME.slipping(noted("A", "5,17"), POSITION)
                .when(laid(0, "5,18"))
                .shows(AGENT_ABSENT, BUILD_TERRAIN, BUILD_WORKSHOP, BUILD_FUNDS)
                .isError();
    }
}
