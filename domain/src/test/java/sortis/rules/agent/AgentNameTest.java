package sortis.rules.agent;

import static sortis.entry.BuildingKind.EXTRACTOR;
import static sortis.entry.BuildingKind.HOUSE;
import static sortis.entry.BuildingKind.WORKSHOP;
import static sortis.rules.agent.AgentRule.AGENT_DUPLICATE;
import static sortis.rules.agent.AgentRule.AGENT_UNKNOWN;
import static sortis.rules.building.BuildingRule.BUILD_AUTHORITY;
import static sortis.rules.building.BuildingRule.BUILD_FUNDS;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.counted;
import static sortis.testing.Entries.ended;
import static sortis.testing.Entries.fed;
import static sortis.testing.Entries.joined;
import static sortis.testing.Entries.laidBy;
import static sortis.testing.Entries.loaded;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.noted;
import static sortis.testing.Entries.operated;
import static sortis.testing.Entries.raised;
import static sortis.testing.Entries.routed;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.StopDraft.stop;
import static sortis.testing.Views.activity;
import static sortis.testing.Views.authority;
import static sortis.testing.Views.clearing;
import static sortis.testing.Views.load;
import static sortis.testing.Views.names;
import static sortis.testing.Views.structure;
import static sortis.testing.Views.whereIs;
import static sortis.testing.Words.bag;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import sortis.rules.production.ProductionRule;
import sortis.testing.Given;

/// `agent-unknown` and `agent-duplicate`.
class AgentNameTest {
    private static final Given GAME = given(aGame());
    private static final Given FOUNDED =
            given(aGame().rich()).having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"));
    private static final Given HOUSED =
            FOUNDED.having(loaded("A", "5,14", bag("wood", 1)), moved("A", "5,14", "5,15"))
                    .having(cleared("A", "5,15").on(1), raised(HOUSE, 0, "5,15"));

    @Test
    void isOfAnAgentWhoIsThere() {
        GAME.when(cleared("A", "5,14")).isLegal();
        given(aGame().agents("Bé", "A")).when(cleared("Bé", "5,14")).isLegal();
    }

    @Test
    void joinsWhereTheEntryHasIt() {
        GAME.when(cleared("B", "5,15"))
                .breaks(AGENT_UNKNOWN)
                .at("5,15")
                .claimingNothing()
                .expectingNothing()
                .leaves(whereIs("B"), "[5, 15]")
                .leaves(names(), Vector.of("A", "B"))
                .leaves(clearing("5,15"), true);
    }

    @Test
    void isTheSameNameOnlyInTheSameCase() {
        GAME.when(cleared("a", "5,14")).breaks(AGENT_UNKNOWN);
    }

    @Test
    void joinsOnceAndForAll() {
        GAME.slipping(cleared("B", "5,15"), AGENT_UNKNOWN)
                .when(loaded("B", "5,15", bag("wood", 1)))
                .isLegal();
    }

    @Test
    void joinsOnTheFirstSquareOfItsWalkRouteOrRoad() {
        GAME.when(moved("B", "6,14", "5,14"))
                .breaks(AGENT_UNKNOWN)
                .at("6,14")
                .leaves(activity("B"), "walking");
        GAME.when(routed("B", stop("5,15"), stop("5,16")))
                .breaks(AGENT_UNKNOWN)
                .at("5,15")
                .leaves(activity("B"), "route");
        FOUNDED.when(laidBy("B", 0, "7,14", "7,15"))
                .breaks(AGENT_UNKNOWN, BUILD_AUTHORITY, BUILD_FUNDS)
                .at("7,14")
                .leaves(whereIs("B"), "[7, 14]");
    }

    @Test
    void joinsWhereItsPositionIsNoted() {
        GAME.when(noted("B", "5,15").by(3))
                .breaks(AGENT_UNKNOWN)
                .at("5,15")
                .leaves(whereIs("B"), "[5, 15]");
    }

    @Test
    void doesNotJoinToEndAnOperation() {
        GAME.when(ended("B"))
                .breaks(AGENT_UNKNOWN)
                .ofTheWhole()
                .claimingNothing()
                .leaves(names(), Vector.of("A"));
    }

    @Test
    void joinsToOperateAndToFeed() {
        FOUNDED.having(loaded("A", "5,14", bag("wood", 1)), moved("A", "5,14", "5,15"))
                .having(raised(EXTRACTOR, 0, "5,15").on(1))
                .when(operated("B", "5,15"))
                .breaks(AGENT_UNKNOWN)
                .leaves(activity("B"), "operating");
        FOUNDED.when(fed("B", "5,15"))
                .breaks(AGENT_UNKNOWN, ProductionRule.SMELT_SMELTER)
                .leaves(whereIs("B"), "[5, 15]");
    }

    @Test
    void joinsToLoad() {
        GAME.when(loaded("B", "5,14", bag("ore(0)", 1)))
                .breaks(AGENT_UNKNOWN)
                .leaves(load("B"), bag("ore(0)", 1));
    }

    @Test
    void joinsWithoutAuthority() {
        FOUNDED.slipping(moved("B", "5,14", "5,15"), AGENT_UNKNOWN)
                .then()
                .leaves(authority("B"), "none");
        FOUNDED.slipping(noted("B", "5,14"), AGENT_UNKNOWN)
                .when(laidBy("B", 0, "5,13"))
                .breaks(BUILD_AUTHORITY);
    }

    @Test
    void gainsAuthorityWhenItVisitsAnew() {
        FOUNDED.slipping(moved("B", "5,14", "5,15"), AGENT_UNKNOWN)
                .having(moved("B", "5,15", "5,14").on(1))
                .when(laidBy("B", 0, "5,13").on(2))
                .isLegal()
                .leaves(authority("B"), "0");
    }

    @Test
    void isNotOfANewAgentOrOfEntriesWithoutOne() {
        HOUSED.when(joined("B", "5,15")).isLegal().leaves(whereIs("B"), "[5, 15]");
        GAME.when(counted().of("wood", 0)).isLegal();
    }

    @Test
    void joinsUnderANewName() {
        HOUSED.having(joined("B", "5,15"))
                .when(joined("B", "5,15"))
                .breaks(AGENT_DUPLICATE)
                .at("5,15")
                .claimingNothing()
                .expectingNothing()
                .leaves(names(), Vector.of("A", "B"));
    }

    @Test
    void isSkippedUnderANameInUse() {
        HOUSED.having(moved("A", "5,15", "5,16"))
                .when(joined("A", "5,15").on(2))
                .breaks(AGENT_DUPLICATE)
                .leaves(whereIs("A"), "[5, 16]");
        HOUSED.slipping(joined("A", "5,15"), AGENT_DUPLICATE).when(joined("B", "5,15")).isLegal();
        GAME.when(joined("A", "5,15"))
                .breaks(AGENT_DUPLICATE)
                .leaves(structure("5,15"), "none")
                .leaves(whereIs("A"), "[5, 14]");
    }
}
