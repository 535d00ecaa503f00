package sortis.rules.log;

import static org.assertj.core.api.Assertions.assertThat;
import static sortis.rules.log.LogRule.ENTRY_NUMBER;
import static sortis.rules.log.LogRule.ENTRY_UNKNOWN;
import static sortis.rules.log.LogRule.ENTRY_UNREADABLE;
import static sortis.rules.log.LogRule.GAME_START;
import static sortis.rules.log.LogRule.OPENING_AGENTS;
import static sortis.rules.log.LogRule.SEED_ZERO;
import static sortis.rules.log.LogRule.START_SQUARE;
import static sortis.rules.log.LogRule.STRIKE_ENTRY;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.startedAgain;
import static sortis.testing.Entries.struck;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.NOTHING;
import static sortis.testing.Given.given;
import static sortis.testing.Line.unknown;
import static sortis.testing.Line.unreadable;
import static sortis.testing.Views.clearing;
import static sortis.testing.Views.names;
import static sortis.testing.Views.whereIs;
import static sortis.testing.Words.octet;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import sortis.finding.Finding;
import sortis.finding.Step;
import sortis.finding.Step.Target;
import sortis.rulebook.RuleBook;
import sortis.testing.Given;
import sortis.value.Axis;

/// `game-start`, `start-square`, `opening-agents`, `seed-zero` and `strike-entry`.
class GameStartTest {
    private static final Given GAME = given(aGame());

    @Test
    void isTheFirstEntry() {
        NOTHING.when(aGame()).isLegal();
        NOTHING.when(cleared("5,14"))
                .breaks(GAME_START)
                .ofTheWhole()
                .claimingNothing()
                .expectingNothing()
                .taken(0)
                .agent("A");
    }

    @Test
    void mustBeReadable() {
        NOTHING.when(unreadable())
                .shows(ENTRY_UNREADABLE, GAME_START)
                .isError()
                .finding(2)
                .ofTheWhole()
                .followingFrom(ENTRY_UNREADABLE);
        NOTHING.when(unknown("game-begun"))
                .shows(ENTRY_UNKNOWN, GAME_START)
                .isError()
                .finding(2)
                .followingFrom(ENTRY_UNKNOWN);
    }

    @Test
    void isJudgedForItsNumberEvenIfItIsNone() {
        NOTHING.when(cleared("5,14").numbered(3)).breaks(ENTRY_NUMBER, GAME_START).expecting(1);
    }

    @Test
    void endsTheAuditIfItIsMissing() {
        given(unreadable(), ENTRY_UNREADABLE, GAME_START).when(unreadable()).isLegal();
    }

    @Test
    void isMissingInALogWithoutEntries() {
        assertThat(RuleBook.COMPLETE.judgeNothing())
                .singleElement()
                .satisfies(found -> {
                    assertThat(found.code()).isEqualTo(GAME_START.code());
                    assertThat(found.isError()).isTrue();
                    assertThat(found.origin()).isEmpty();
                    assertThat(found.id().number()).isEqualTo(1);
                });
        assertThat(RuleBook.COMPLETE.without(GAME_START).judgeNothing())
                .extracting(Finding::code)
                .isEmpty();
    }

    @Test
    void isNeverASecondOne() {
        GAME.when(startedAgain(aGame().named("X", "Y").startingAt("5,13").seeds("00", "00")))
                .breaks(GAME_START)
                .ofTheWhole()
                .claimingNothing()
                .ofNoAgent()
                .leaves(names(), Vector.of("A"));
    }

    @Test
    void isOnLand() {
        NOTHING.when(aGame().startingAt("4,14")).isLegal();
        NOTHING.when(aGame().startingAt("5,13"))
                .breaks(START_SQUARE)
                .at("5,13")
                .claimingNothing()
                .expectingNothing()
                .showing(new Step.Classified(octet("48")))
                .leaves(whereIs("A"), "[5, 13]");
    }

    @Test
    void isOnLandByTheSecondSeedToo() {
        NOTHING.when(aGame().seeds("01", "01")).breaks(START_SQUARE).at("5,14");
    }

    @Test
    void namesAsManyAgentsAsThereAre() {
        NOTHING.when(aGame().named("A", "B").openingAgents(2)).isLegal();
        NOTHING.when(aGame().named("A", "B", "C").openingAgents(2))
                .breaks(OPENING_AGENTS)
                .ofTheWhole()
                .claiming(3)
                .expecting(2)
                .leaves(names(), Vector.of("A", "B", "C"));
        NOTHING.when(aGame().named().openingAgents(1))
                .breaks(OPENING_AGENTS)
                .claiming(0)
                .expecting(1);
    }

    @Test
    void isFlatWithASeedOfZero() {
        NOTHING.when(aGame().seeds("00", "5A"))
                .warnsOf(SEED_ZERO)
                .on(Axis.X)
                .claiming("00")
                .expectingNothing();
        NOTHING.when(aGame().seeds("9F", "00")).warnsOf(SEED_ZERO).on(Axis.Y);
        NOTHING.when(aGame().seeds("00", "00"))
                .shows(START_SQUARE, SEED_ZERO, SEED_ZERO)
                .finding(2)
                .on(Axis.X)
                .finding(3)
                .on(Axis.Y)
                .claiming("00");
    }

    @Test
    void isNeverWrittenIfItIsStruck() {
        GAME.having(cleared("5,14")).when(struck(2)).isLegal().leaves(clearing("5,14"), false);
        GAME.having(unreadable()).when(struck(2)).isLegal();
        GAME.having(moved("A", "5,14", "5,15").on(77), struck(2).on(0))
                .when(cleared("5,14").on(0))
                .isLegal();
    }

    @Test
    void strikesAnEarlierEntry() {
        GAME.when(struck(2))
                .breaks(STRIKE_ENTRY)
                .ofTheWhole()
                .claiming(2)
                .expectingNothing()
                .showing(new Step.Missed(Target.NOT_EARLIER));
        GAME.slipping(struck(3), STRIKE_ENTRY)
                .when(cleared("5,14"))
                .isLegal()
                .leaves(clearing("5,14"), true);
        GAME.when(struck(0))
                .breaks(STRIKE_ENTRY)
                .claiming(0)
                .showing(new Step.Missed(Target.NOT_EARLIER));
    }

    @Test
    void strikesNotTheFirstEntry() {
        GAME.when(struck(1))
                .breaks(STRIKE_ENTRY)
                .claiming(1)
                .showing(new Step.Missed(Target.FIRST))
                .leaves(names(), Vector.of("A"));
    }

    @Test
    void strikesNothingTwice() {
        GAME.having(cleared("5,14"), struck(2))
                .when(struck(2))
                .breaks(STRIKE_ENTRY)
                .claiming(2)
                .showing(new Step.Missed(Target.STRUCK));
    }

    @Test
    void strikesNoStrike() {
        GAME.having(cleared("5,14"), struck(2))
                .when(struck(3))
                .breaks(STRIKE_ENTRY)
                .claiming(3)
                .showing(new Step.Missed(Target.STRIKE))
                .leaves(clearing("5,14"), false);
        GAME.slipping(struck(9), STRIKE_ENTRY).when(struck(2)).breaks(STRIKE_ENTRY).claiming(2);
    }
}
