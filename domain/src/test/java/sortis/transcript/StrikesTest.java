package sortis.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.struck;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.Line.unreadable;

import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;
import sortis.entry.LogLine;
import sortis.testing.Line;
import sortis.value.EntryNumber;

class StrikesTest {
    private static Seq<LogLine> log(Line... lines) {
        return given(aGame()).having(lines).log();
    }

    private static Strikes strikes(Line... lines) {
        return Strikes.of(log(lines));
    }

    @Test
    void crossesOutAnEarlierEntryReadableOrNot() {
        Seq<LogLine> log = log(cleared("5,14"), unreadable(), struck(2), struck(3));
        Strikes strikes = Strikes.of(log);
        assertThat(log.map(strikes::isStruck)).containsExactly(false, true, true, false, false);
        assertThat(strikes.isGood(new EntryNumber(4))).isTrue();
        assertThat(strikes.isGood(new EntryNumber(5))).isTrue();
    }

    @Test
    void crossesOutNothingElse() {
        Strikes strikes = strikes(struck(1), struck(3), struck(9), struck(0));
        assertThat(strikes.struck()).isEmpty();
        assertThat(strikes.good()).isEmpty();
        assertThat(strikes.strikes()).hasSize(4);
    }

    @Test
    void crossesOutNoStrikeGoodOrBad() {
        Strikes strikes = strikes(cleared("5,14"), struck(2), struck(3), struck(1), struck(5));
        assertThat(strikes.struck()).containsExactly(new EntryNumber(2));
        assertThat(strikes.good()).containsExactly(new EntryNumber(3));
    }

    @Test
    void crossesOutNothingTwice() {
        Strikes strikes = strikes(cleared("5,14"), struck(2), struck(2));
        assertThat(strikes.good()).containsExactly(new EntryNumber(3));
    }
}
