package sortis.rules.agent;

import static sortis.entry.BuildingKind.EXTRACTOR;
import static sortis.entry.BuildingKind.WORKSHOP;
import static sortis.rules.agent.AgentRule.AGENT_ABSENT;
import static sortis.rules.agent.AgentRule.POSITION;
import static sortis.rules.haulage.HaulageRule.LOAD_STOCK;
import static sortis.rules.haulage.HaulageRule.UNLOAD_STOCK;
import static sortis.rules.haulage.HaulageRule.VEHICLE_WORKSHOP;
import static sortis.rules.log.LogRule.ENTRY_ORDER;
import static sortis.rules.production.ProductionRule.OPERATE_EXTRACTOR;
import static sortis.rules.production.ProductionRule.OPERATE_IDLE;
import static sortis.rules.production.ProductionRule.SMELT_SMELTER;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.drove;
import static sortis.testing.Entries.ended;
import static sortis.testing.Entries.fed;
import static sortis.testing.Entries.laid;
import static sortis.testing.Entries.loaded;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.noted;
import static sortis.testing.Entries.operated;
import static sortis.testing.Entries.raised;
import static sortis.testing.Entries.routed;
import static sortis.testing.Entries.unloaded;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.StopDraft.stop;
import static sortis.testing.Views.activity;
import static sortis.testing.Views.authority;
import static sortis.testing.Views.clearing;
import static sortis.testing.Views.structure;
import static sortis.testing.Views.whereIs;
import static sortis.testing.Words.bag;
import static sortis.testing.Words.square;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.finding.Step;
import sortis.rule.Rule;
import sortis.rules.building.BuildingRule;
import sortis.ruling.Moves;
import sortis.testing.Draft;
import sortis.testing.Given;
import sortis.value.Turn;

/// `agent-absent`: where the agent is, and what it is worth to have acted elsewhere.
class AgentAbsentTest {
    private static final Given GAME = given(aGame());
    private static final Given FOUNDED =
            given(aGame().rich()).having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"));

    @Test
    void actsWhereItStands() {
        GAME.when(cleared("5,14")).isLegal();
        GAME.when(cleared("5,15"))
                .breaks(AGENT_ABSENT)
                .at("5,15")
                .claiming(square("5,15"))
                .expecting(square("5,14"))
                .showing(new Step.Stayed(Turn.ZERO, square("5,14")))
                .leaves(whereIs("A"), "[5, 15]")
                .leaves(clearing("5,15"), true);
    }

    @Test
    void actsWhereItsWalkHasIt() {
        Given walking = GAME.having(moved("A", "5,14", "5,17"));
        walking.when(cleared("5,17").on(3)).isLegal();
        walking.when(cleared("5,16").on(2)).isLegal();
        walking.when(cleared("5,17").on(2))
                .breaks(AGENT_ABSENT)
                .at("5,17")
                .claiming(square("5,17"))
                .expecting(square("5,16"))
                .showing(new Step.Strode(new Turn(2), Turn.ZERO, 3, square("5,16")))
                .leaves(whereIs("A"), "[5, 17]")
                .leaves(activity("A"), "standing");
    }

    @Test
    void actsWhereItsRouteHasIt() {
        Given touring = GAME.having(routed("A", stop("5,14"), stop("5,16")));
        touring.when(cleared("5,15").on(7)).isLegal();
        touring.when(cleared("5,15").on(6))
                .breaks(AGENT_ABSENT)
                .expecting(square("5,16"))
                .showing(new Step.Toured(new Turn(6), Turn.ZERO, 4, 2, square("5,16")))
                .leaves(activity("A"), "standing");
    }

    @Test
    void actsWhereItOperates() {
        Given operating =
                FOUNDED.having(loaded("A", "5,14", bag("ore(0)", 1)), moved("A", "5,14", "4,14"))
                        .having(raised(EXTRACTOR, 0, "4,14").on(1), operated("A", "4,14"));
        operating.when(loaded("A", "4,14", bag("ore(0)", 1)).on(2)).isLegal();
        operating
                .when(cleared("5,15"))
                .breaks(AGENT_ABSENT)
                .expecting(square("4,14"))
                .showing(new Step.Stayed(new Turn(1), square("4,14")))
                .leaves(activity("A"), "standing");
    }

    static Stream<Arguments> entriesElsewhere() {
        return Stream.of(
                Arguments.of(cleared("5,15"), new Rule[] {AGENT_ABSENT}),
                Arguments.of(moved("A", "5,15", "5,16"), new Rule[] {AGENT_ABSENT}),
                Arguments.of(routed("A", stop("5,15"), stop("5,16")), new Rule[] {AGENT_ABSENT}),
                Arguments.of(operated("A", "5,15"), new Rule[] {AGENT_ABSENT, OPERATE_EXTRACTOR}),
                Arguments.of(fed("A", "5,15"), new Rule[] {AGENT_ABSENT, SMELT_SMELTER}),
                Arguments.of(
                        loaded("A", "5,15", bag("wood", 1)), new Rule[] {AGENT_ABSENT, LOAD_STOCK}),
                Arguments.of(
                        unloaded("A", "5,15", bag("wood", 1)),
                        new Rule[] {AGENT_ABSENT, UNLOAD_STOCK}),
                Arguments.of(
                        drove("A", 0, "5,15"),
                        new Rule[] {AGENT_ABSENT, BuildingRule.BUILD_FUNDS, VEHICLE_WORKSHOP}));
    }

    @ParameterizedTest
    @MethodSource("entriesElsewhere")
    void judgesEveryEntryInWhichAnAgentActs(Draft entry, Rule... broken) {
        GAME.when(entry)
                .breaks(broken)
                .at("5,15")
                .claiming(square("5,15"))
                .expecting(square("5,14"));
    }

    @Test
    void judgesNotWhereAnAgentOnlyIs() {
        GAME.when(noted("A", "5,15")).breaks(POSITION);
        GAME.when(ended("A")).warnsOf(OPERATE_IDLE);
    }

    @Test
    void laysARoadFromItsFirstSquareOrBesideIt() {
        FOUNDED.when(laid(0, "5,13", "6,13")).isLegal().leaves(whereIs("A"), "[5, 14]");
        FOUNDED.when(laid(0, "6,13"))
                .breaks(AGENT_ABSENT, BuildingRule.BUILD_FUNDS)
                .at("6,13")
                .claiming(square("6,13"))
                .expecting(square("5,14"))
                .leaves(whereIs("A"), "[6, 13]")
                .leaves(structure("6,13"), "road 0");
    }

    @Test
    void laysARoadFromADiagonalNeighbourIfTheRulingSaysSo() {
        given(aGame().rich().ruling(Moves.DIAGONAL))
                .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                .when(laid(0, "6,13"))
                .isLegal();
    }

    @Test
    void laysNoRoadFromItsOtherEnd() {
        FOUNDED.when(laid(0, "7,13", "5,13"))
                .shows(AGENT_ABSENT, BuildingRule.BUILD_TERRAIN, BuildingRule.BUILD_FUNDS);
    }

    @Test
    void gainsTheAuthorityOfWhereItIsPut() {
        given(aGame().rich().agents("A", "B"))
                .having(cleared("A", "5,14"), moved("B", "5,14", "5,15"))
                .having(raised("A", WORKSHOP, 0, "5,14").on(1))
                .when(loaded("B", "5,14", bag("wood", 1)))
                .breaks(AGENT_ABSENT)
                .leaves(authority("B"), "0");
    }

    @Test
    void standsThereFromThenOn() {
        GAME.slipping(cleared("5,15"), AGENT_ABSENT)
                .when(loaded("A", "5,15", bag("wood", 1)).on(1000))
                .isLegal();
    }

    @Test
    void followsFromAnEntryOutOfOrder() {
        GAME.having(moved("A", "5,14", "5,15"), noted("A", "5,15").on(5), noted("A", "5,15"))
                .when(cleared("5,14").on(0))
                .shows(ENTRY_ORDER, AGENT_ABSENT)
                .isError()
                .finding(2)
                .at("5,14")
                .expecting(square("5,15"))
                .followingFrom(ENTRY_ORDER);
    }
}
