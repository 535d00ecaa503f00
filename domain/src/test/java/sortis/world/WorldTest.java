package sortis.world;

import static sortis.entry.BuildingKind.EXTRACTOR;
import static sortis.entry.BuildingKind.SMELTER;
import static sortis.entry.BuildingKind.WORKSHOP;
import static sortis.rules.building.BuildingRule.BUILD_OCCUPIED;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.counted;
import static sortis.testing.Entries.drove;
import static sortis.testing.Entries.fed;
import static sortis.testing.Entries.laid;
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
import static sortis.testing.Views.due;
import static sortis.testing.Views.load;
import static sortis.testing.Views.names;
import static sortis.testing.Views.pile;
import static sortis.testing.Views.structure;
import static sortis.testing.Views.total;
import static sortis.testing.Views.vehicle;
import static sortis.testing.Views.whereIs;
import static sortis.testing.Words.bag;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import sortis.rules.production.ProductionRule;
import sortis.ruling.RoadSpeed;
import sortis.ruling.StockRuling;
import sortis.testing.Draft;
import sortis.testing.Given;

/// What entries and turns do to the world.
class WorldTest {
    private static final Given FOUNDED =
            given(aGame().rich().agents("A", "B").carry(9))
                    .having(moved("B", "5,14", "5,16"), cleared("A", "5,14"))
                    .having(raised(WORKSHOP, 0, "5,14"));
    private static final Given WITH_ORE =
            FOUNDED.having(loaded("A", "5,14", bag("ore(0)", 2, "wood", 2)));

    /// B waits on `[5, 16]` and has never seen the workshop, which was raised on turn 1.
    private static final Given UNSEEN =
            given(aGame().agents("A", "B"))
                    .having(moved("B", "5,14", "5,16"), cleared("A", "5,14"))
                    .having(raised(WORKSHOP, 0, "5,14").on(1));

    private static Draft later(long turn) {
        return counted().on(turn);
    }

    @Test
    void beginsWithTheOpeningOnTheStartSquare() {
        given(aGame().agents("B", "A").on(7))
                .then()
                .leaves(pile("5,14"), bag("ore(0)", 2))
                .leaves(names(), Vector.of("B", "A"))
                .leaves(whereIs("A"), "[5, 14]")
                .leaves(activity("A"), "standing")
                .leaves(authority("A"), "none")
                .leaves(vehicle("A"), "none")
                .leaves(world -> world.turn().number(), 7L);
        given(aGame().opening("wood", 0, "ore(0)", 1)).then().leaves(total(), bag("ore(0)", 1));
    }

    @Test
    void walksAndThenStands() {
        Given walking = given(aGame()).having(moved("A", "5,14", "5,16"));
        walking.then().leaves(activity("A"), "walking").leaves(whereIs("A"), "[5, 14]");
        walking.when(later(1)).isLegal().leaves(activity("A"), "walking");
        walking.when(later(2))
                .isLegal()
                .leaves(activity("A"), "standing")
                .leaves(whereIs("A"), "[5, 16]");
    }

    @Test
    void walksFasterAlongRoad() {
        Given road =
                given(aGame().rich().ruling(RoadSpeed.POWER))
                        .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                        .having(raised(WORKSHOP, 1, "5,14"), laid(1, "5,13", "6,13"));
        road.when(moved("A", "5,14", "5,13", "6,13").by(2)).isLegal();
    }

    @Test
    void gainsAuthorityWhereItWalksThrough() {
        Given passing = UNSEEN.having(moved("B", "5,16", "5,14", "4,14").on(2));
        passing.when(later(3)).isLegal().leaves(authority("B"), "none");
        passing.when(later(4)).isLegal().leaves(authority("B"), "0");
        passing.when(later(9))
                .isLegal()
                .leaves(authority("B"), "0")
                .leaves(whereIs("B"), "[4, 14]");
    }

    @Test
    void gainsAuthorityOnItsRoute() {
        Given touring = UNSEEN.having(routed("B", stop("5,16"), stop("5,14")).on(2));
        touring.when(later(3)).isLegal().leaves(authority("B"), "none");
        touring.when(later(1_000_000_000_000L)).isLegal().leaves(authority("B"), "0");
    }

    @Test
    void keepsAuthorityForEver() {
        FOUNDED.having(raised(WORKSHOP, 1, "5,14"))
                .slipping(raised(SMELTER, 0, "5,14"), BUILD_OCCUPIED)
                .then()
                .leaves(authority("A"), "1");
    }

    @Test
    void yieldsWhatExtractorsDig() {
        Given mining =
                WITH_ORE.having(moved("A", "5,14", "4,14"))
                        .having(raised(EXTRACTOR, 0, "4,14").on(1), operated("A", "4,14"));
        mining.when(later(1_000_000_001L))
                .isLegal()
                .leaves(pile("4,14"), bag("ore(0)", 1_000_000_000L))
                .leaves(activity("A"), "operating");
        mining.having(moved("A", "4,14", "5,14"))
                .when(later(9))
                .isLegal()
                .leaves(pile("4,14"), bag());
    }

    @Test
    void yieldsMoreOnAHigherLevelFromTheNextTurnOn() {
        Given upgraded =
                FOUNDED.having(raised(WORKSHOP, 1, "5,14"))
                        .having(loaded("A", "5,14", bag("ore(0)", 3)), moved("A", "5,14", "4,14"))
                        .having(raised(EXTRACTOR, 0, "4,14").on(1), operated("A", "4,14"))
                        .having(raised(EXTRACTOR, 1, "4,14").on(3));
        upgraded.then().leaves(pile("4,14"), bag()).leaves(load("A"), bag("ore(0)", 2));
        upgraded.when(later(5)).isLegal().leaves(pile("4,14"), bag("ore(0)", 4));
    }

    @Test
    void yieldsForTheStoreWithPooledStock() {
        given(aGame().opening("ore(0)", 2).ruling(StockRuling.POOLED).clearingWood(0))
                .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                .having(moved("A", "5,14", "4,14"))
                .having(raised(EXTRACTOR, 0, "4,14").on(1), operated("A", "4,14"))
                .when(later(4))
                .isLegal()
                .leaves(total(), bag("ore(0)", 3));
    }

    @Test
    void addsUpWhatFallsDueTogether() {
        given(aGame().rich().ruling(StockRuling.POOLED))
                .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                .having(moved("A", "5,14", "5,15"), cleared("5,15").on(1))
                .having(raised(SMELTER, 0, "5,15"), fed("A", "5,15"))
                .when(fed("A", "5,15"))
                .breaks(ProductionRule.SMELT_RATE)
                .leaves(due(), Vector.of("[5, 15] 2 {ore(1): 2}"));
    }

    @Test
    void haulsOnARoute() {
        FOUNDED.having(loaded("A", "5,14", bag("wood", 1)))
                .having(
                        routed(
                                "A",
                                stop("5,14").loading("ore(0)", 3),
                                stop("5,15").unloading("ore(0)", 2)))
                .then()
                .leaves(load("A"), bag("wood", 1, "ore(0)", 3))
                .leaves(activity("A"), "route");
        FOUNDED.having(routed("A", stop("5,14").loading("ore(0)", 3), stop("5,15").unloadingAll()))
                .when(later(3))
                .isLegal()
                .leaves(pile("5,15"), bag("ore(0)", 6))
                .leaves(load("A"), bag());
    }

    @Test
    void keepsVehicleAndLoadOnTheWay() {
        WITH_ORE.having(drove("A", 0, "5,14"), moved("A", "5,14", "4,14"))
                .when(later(5))
                .isLegal()
                .leaves(vehicle("A"), "0")
                .leaves(load("A"), bag("ore(0)", 2, "wood", 2));
    }

    @Test
    void keepsRoadsAndBuildingsBetweenEntries() {
        FOUNDED.having(laid(0, "5,13"))
                .when(later(1_000_000_000_000L))
                .isLegal()
                .leaves(structure("5,13"), "road 0")
                .leaves(structure("5,14"), "workshop 0")
                .leaves(structure("6,13"), "none");
    }

    @Test
    void notesPositionsWithoutMovingAnybody() {
        FOUNDED.when(noted("A", "5,14").by(99)).isLegal().leaves(whereIs("A"), "[5, 14]");
    }
}
