package sortis.rules.log;

import static sortis.rules.agent.AgentRule.AGENT_ABSENT;
import static sortis.rules.ledger.LedgerRule.SKIP_RANGE;
import static sortis.rules.ledger.LedgerRule.STOCK_COUNT;
import static sortis.rules.log.LogRule.ENTRY_NUMBER;
import static sortis.rules.log.LogRule.ENTRY_ORDER;
import static sortis.rules.log.LogRule.ENTRY_UNKNOWN;
import static sortis.rules.log.LogRule.ENTRY_UNREADABLE;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.counted;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.noted;
import static sortis.testing.Entries.skipped;
import static sortis.testing.Entries.struck;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.Line.unknown;
import static sortis.testing.Line.unreadable;
import static sortis.testing.Views.clearing;

import org.junit.jupiter.api.Test;
import sortis.finding.Step;
import sortis.testing.Given;
import sortis.testing.Line;
import sortis.value.Turn;

/// `entry-unreadable`, `entry-unknown`, `entry-order` and `entry-number`.
class EntryTest {
    private static final Given GAME = given(aGame());
    private static final Given UNTIL_5 =
            GAME.having(counted().of("wood", 0).on(5), counted().of("wood", 0));

    @Test
    void cannotBeRead() {
        GAME.when(unreadable())
                .breaks(ENTRY_UNREADABLE)
                .ofTheWhole()
                .claimingNothing()
                .expectingNothing()
                .takenNever()
                .ofNoAgent()
                .showing(new Step.Unread(Line.FAULT));
    }

    @Test
    void cannotBeReadButForItsTurn() {
        GAME.when(unreadable(3)).breaks(ENTRY_UNREADABLE).taken(3);
    }

    @Test
    void hasAnUnknownType() {
        GAME.when(unknown("coffee-drunk"))
                .breaks(ENTRY_UNKNOWN)
                .ofTheWhole()
                .claiming("coffee-drunk")
                .expectingNothing()
                .takenNever();
    }

    @Test
    void hasNoTurnOrNumberToJudgeIfItIsSkipped() {
        GAME.slipping(unreadable(9), ENTRY_UNREADABLE)
                .slipping(unknown("tea-drunk"), ENTRY_UNKNOWN)
                .when(cleared("5,14").on(0).numbered(4))
                .isLegal();
    }

    @Test
    void followsTheTurnsBeforeIt() {
        UNTIL_5.when(cleared("5,14").on(5)).isLegal();
        UNTIL_5.when(cleared("5,14").on(4))
                .breaks(ENTRY_ORDER)
                .ofTheWhole()
                .claiming(4)
                .expecting(5)
                .taken(5)
                .agent("A")
                .showing(new Step.Ordered(new Turn(5)))
                .leaves(clearing("5,14"), true);
    }

    @Test
    void isTakenOnTheTurnOfTheOrderlyEntryBefore() {
        GAME.having(moved("A", "5,14", "5,17"))
                .slipping(cleared("5,16").on(99), ENTRY_ORDER, AGENT_ABSENT)
                .having(noted("A", "5,16").on(2), noted("A", "5,16").on(3))
                .then()
                .isLegal();
    }

    @Test
    void isOutOfOrderBeforeOthersToo() {
        GAME.slipping(counted().on(99).of("wood", 7), ENTRY_ORDER, STOCK_COUNT)
                .having(cleared("5,14").on(3))
                .when(moved("A", "5,14", "5,15").on(3))
                .isLegal();
    }

    @Test
    void skipsBackBecauseOfItsOrder() {
        UNTIL_5.when(skipped(3).on(2))
                .shows(ENTRY_ORDER, SKIP_RANGE)
                .ofNoAgent()
                .finding(2)
                .claiming(3)
                .expecting(6)
                .followingFrom(ENTRY_ORDER);
    }

    @Test
    void isJudgedWithoutTheEntriesStruck() {
        GAME.having(counted().on(9), counted(), struck(2).on(0), struck(3))
                .when(cleared("5,14").on(1))
                .isLegal();
    }

    @Test
    void bearsItsPlaceFirst() {
        GAME.when(cleared("5,14").numbered(2)).isLegal();
        GAME.when(cleared("5,14").numbered(3))
                .breaks(ENTRY_NUMBER)
                .ofTheWhole()
                .claiming(3)
                .expecting(2)
                .agent("A")
                .leaves(clearing("5,14"), true);
        GAME.when(counted().of("wood", 0).numbered(0)).breaks(ENTRY_NUMBER).ofNoAgent();
        GAME.when(noted("A", "5,14").numbered(1)).breaks(ENTRY_NUMBER).agent("A");
    }

    @Test
    void countsOnOverEntriesWithoutANumber() {
        GAME.having(counted().numbered(2), counted()).when(counted().numbered(4)).isLegal();
        GAME.having(counted().numbered(2), counted())
                .when(counted().numbered(3))
                .breaks(ENTRY_NUMBER)
                .claiming(3)
                .expecting(4);
    }

    @Test
    void countsOnOverEntriesStruckOrUnreadable() {
        GAME.having(counted().numbered(77), struck(2))
                .slipping(unreadable(), ENTRY_UNREADABLE)
                .when(counted().numbered(5))
                .isLegal();
    }

    @Test
    void countsOnFromAWrongNumberOrFromTheRightOne() {
        Given wrong = GAME.slipping(counted().numbered(7), ENTRY_NUMBER).having(counted());
        wrong.when(counted().numbered(9)).isLegal();
        wrong.when(counted().numbered(4)).isLegal();
        wrong.when(counted().numbered(8)).breaks(ENTRY_NUMBER).claiming(8).expecting(9);
    }

    @Test
    void countsOnFromTheNumberExpectedAfterTwoWrongOnes() {
        Given wrong =
                GAME.slipping(counted().numbered(7), ENTRY_NUMBER)
                        .slipping(counted().numbered(20), ENTRY_NUMBER);
        wrong.when(counted().numbered(21)).isLegal();
        wrong.when(counted().numbered(9)).isLegal();
        wrong.when(counted().numbered(4)).breaks(ENTRY_NUMBER).expecting(21);
    }

    @Test
    void countsOnFromOneNumberAloneOnceItIsRight() {
        Given right =
                GAME.slipping(counted().numbered(7), ENTRY_NUMBER).having(counted().numbered(3));
        right.when(counted().numbered(4)).isLegal();
        right.when(counted().numbered(9)).breaks(ENTRY_NUMBER).expecting(4);
    }
}
