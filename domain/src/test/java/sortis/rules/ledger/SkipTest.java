package sortis.rules.ledger;

import static sortis.entry.BuildingKind.EXTRACTOR;
import static sortis.entry.BuildingKind.SMELTER;
import static sortis.entry.BuildingKind.WORKSHOP;
import static sortis.rules.agent.AgentRule.POSITION;
import static sortis.rules.building.BuildingRule.BUILD_OCCUPIED;
import static sortis.rules.ledger.LedgerRule.SKIP_GAIN;
import static sortis.rules.ledger.LedgerRule.SKIP_OVERLAP;
import static sortis.rules.ledger.LedgerRule.SKIP_RANGE;
import static sortis.rules.log.LogRule.GAME_START;
import static sortis.rules.log.LogRule.STRIKE_ENTRY;
import static sortis.testing.Entries.charted;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.counted;
import static sortis.testing.Entries.ended;
import static sortis.testing.Entries.fed;
import static sortis.testing.Entries.joined;
import static sortis.testing.Entries.loaded;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.noted;
import static sortis.testing.Entries.operated;
import static sortis.testing.Entries.raised;
import static sortis.testing.Entries.routed;
import static sortis.testing.Entries.skipped;
import static sortis.testing.Entries.startedAgain;
import static sortis.testing.Entries.struck;
import static sortis.testing.Entries.wrote;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.StopDraft.stop;
import static sortis.testing.Views.total;
import static sortis.testing.Words.bag;
import static sortis.testing.Words.square;

import org.junit.jupiter.api.Test;
import sortis.finding.Step;
import sortis.map.Terrain;
import sortis.rules.agent.AgentRule;
import sortis.rules.house.HouseRule;
import sortis.rules.production.ProductionRule;
import sortis.testing.Given;
import sortis.value.Amount;
import sortis.value.Axis;
import sortis.value.Resource;
import sortis.value.Turn;

/// `skip-range`, `skip-overlap` and `skip-gain`.
class SkipTest {
    private static final Given GAME = given(aGame());
    private static final Given UNTIL_10 = GAME.having(skipped(10));

    /// On turn 1 A operates an extractor on `[4, 14]`, a mountain of ore(0).
    private static final Given MINING =
            given(aGame().opening("ore(0)", 3))
                    .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                    .having(loaded("A", "5,14", bag("ore(0)", 1)), moved("A", "5,14", "4,14"))
                    .having(raised(EXTRACTOR, 0, "4,14").on(1), operated("A", "4,14"));

    @Test
    void leadsToALaterTurn() {
        GAME.when(skipped(1)).isLegal();
        GAME.when(skipped(0)).breaks(SKIP_RANGE).ofTheWhole().claiming(0).expecting(1).ofNoAgent();
        GAME.when(skipped(3).on(5)).breaks(SKIP_RANGE).claiming(3).expecting(6);
    }

    @Test
    void isSkippedIfItLeadsNowhere() {
        GAME.when(skipped(0).gaining("wood", 7)).breaks(SKIP_RANGE);
        UNTIL_10.slipping(skipped(3).on(5), SKIP_RANGE, SKIP_OVERLAP)
                .when(cleared("5,14").on(6))
                .isLegal();
    }

    @Test
    void holdsNoEntryInside() {
        UNTIL_10.when(cleared("5,14").on(10)).isLegal();
        UNTIL_10.when(cleared("5,14").on(9))
                .breaks(SKIP_OVERLAP)
                .ofTheWhole()
                .claiming(9)
                .expecting(10)
                .ofNoAgent();
        UNTIL_10.when(cleared("5,14").on(0)).breaks(SKIP_OVERLAP).claiming(0);
    }

    @Test
    void holdsNoEntryOfAnyOtherKind() {
        UNTIL_10.when(moved("A", "5,14", "5,15")).breaks(SKIP_OVERLAP);
        UNTIL_10.when(loaded("A", "5,14", bag())).breaks(SKIP_OVERLAP);
        UNTIL_10.when(ended("A")).shows(ProductionRule.OPERATE_IDLE, SKIP_OVERLAP);
        UNTIL_10.when(fed("A", "5,14")).breaks(ProductionRule.SMELT_SMELTER, SKIP_OVERLAP);
        UNTIL_10.when(joined("B", "5,14")).breaks(HouseRule.HOUSE_ABSENT, SKIP_OVERLAP);
        UNTIL_10.when(startedAgain(aGame())).breaks(GAME_START, SKIP_OVERLAP);
        UNTIL_10.when(skipped(10)).breaks(SKIP_OVERLAP);
    }

    @Test
    void letsNotesOnPaperBe() {
        UNTIL_10.when(wrote(Axis.X, 0, "01")).isLegal();
        UNTIL_10.when(charted("5,14").as(Terrain.FOREST)).isLegal();
        UNTIL_10.when(counted().of("ore(0)", 2)).isLegal();
        UNTIL_10.when(noted("A", "5,14")).isLegal();
        UNTIL_10.when(struck(1)).breaks(STRIKE_ENTRY);
    }

    @Test
    void isFoundOnceASkip() {
        Given overlapped = UNTIL_10.slipping(cleared("5,14").on(3), SKIP_OVERLAP);
        overlapped.when(moved("A", "5,14", "5,15")).isLegal();
        overlapped
                .having(moved("A", "5,14", "5,15"))
                .having(skipped(30).on(20))
                .when(cleared("5,15"))
                .breaks(SKIP_OVERLAP)
                .claiming(20)
                .expecting(30);
    }

    @Test
    void isFoundAtItsFirstEntryThatCounts() {
        UNTIL_10.slipping(noted("A", "5,15"), POSITION)
                .having(counted())
                .when(cleared("5,14"))
                .breaks(SKIP_OVERLAP);
    }

    @Test
    void isAnnouncedAnewByTheLatestSkip() {
        UNTIL_10.slipping(skipped(5).on(3), SKIP_OVERLAP)
                .when(cleared("5,14").on(4))
                .breaks(SKIP_OVERLAP)
                .expecting(5);
        UNTIL_10.slipping(skipped(5).on(3), SKIP_OVERLAP).when(cleared("5,14").on(6)).isLegal();
    }

    @Test
    void standsThoughTheSkipBreaksRulesItself() {
        GAME.slipping(skipped(10).gaining("wood", 1), SKIP_GAIN)
                .when(cleared("5,14").on(9))
                .breaks(SKIP_OVERLAP);
    }

    @Test
    void gainsWhatExtractorsYield() {
        MINING.when(skipped(11).gaining("ore(0)", 10)).isLegal();
        MINING.when(skipped(11).gaining("ore(0)", 11).gaining("wood", 0))
                .breaks(SKIP_GAIN)
                .ofAll("ore(0)")
                .claiming(11)
                .expecting(10)
                .ofNoAgent()
                .showing(
                        new Step.Mined(square("4,14"), Resource.ore(0), Amount.ONE, 10),
                        new Step.Balanced(
                                Resource.ore(0),
                                new Amount(1),
                                new Amount(11),
                                new Turn(1),
                                new Turn(11)));
    }

    @Test
    void gainsByThePlansAsTheyStand() {
        MINING.having(ended("A")).when(skipped(11).gaining("ore(0)", 0)).isLegal();
        MINING.having(ended("A"))
                .when(skipped(11).gaining("ore(0)", 10))
                .breaks(SKIP_GAIN)
                .expecting(0)
                .leaves(total(), bag("wood", 1, "ore(0)", 1));
    }

    @Test
    void isFoundForEachResourceWritten() {
        MINING.when(skipped(11).gaining("wood", 3).gaining("ore(0)", -1).gaining("ore(7)", 0))
                .breaks(SKIP_GAIN, SKIP_GAIN)
                .ofAll("wood")
                .claiming(3)
                .expecting(0)
                .showingOnly(
                        new Step.Balanced(
                                Resource.WOOD,
                                new Amount(1),
                                new Amount(1),
                                new Turn(1),
                                new Turn(11)))
                .finding(2)
                .ofAll("ore(0)")
                .claiming(-1)
                .expecting(10);
        MINING.when(skipped(11).gaining("wood", 0)).isLegal();
    }

    @Test
    void isNotJudgedWithoutAClaim() {
        MINING.when(skipped(11)).isLegal();
    }

    @Test
    void mayLoseWhatSmeltersTakeOnRoutes() {
        given(aGame().rich().clearingWood(0))
                .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                .slipping(raised(SMELTER, 0, "5,14"), BUILD_OCCUPIED)
                .having(routed("A", stop("5,14").feeding().waiting(5)))
                .when(skipped(10).gaining("wood", -4).gaining("ore(0)", -2).gaining("ore(1)", 2))
                .isLegal();
    }

    @Test
    void isNoMatterOfAgents() {
        UNTIL_10.when(cleared("5,15").on(2)).breaks(AgentRule.AGENT_ABSENT, SKIP_OVERLAP);
    }
}
