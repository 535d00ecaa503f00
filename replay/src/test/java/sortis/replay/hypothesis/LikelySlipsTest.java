package sortis.replay.hypothesis;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import sortis.entry.LogEntry.Seeds;
import sortis.finding.RuleCode;
import sortis.map.Lfsr;
import sortis.replay.audit.AuditReport;
import sortis.replay.audit.Auditor;
import sortis.value.Octet;

/// What is said of single mistakes, and of several.
class LikelySlipsTest {
    private static Worksheet sheet(String... values) {
        Vector<Octet> all =
                Vector.of(values).map(digits -> new Octet(Integer.parseInt(digits, 16)));
        return new Worksheet(new Seeds(all.head(), new Octet(0x5A)), all);
    }

    @Test
    void nothingIsSaidOfARightLog() {
        LikelySlips likely = sheet("01", "03", "06", "0D", "1B").likely();
        assertThat(likely.guesses()).isEmpty();
        assertThat(likely.habits()).isEmpty();
    }

    @Test
    void thePublishedSlipIsAWrongFeedback() {
        assertThat(sheet("01", "03", "06", "0D", "1A", "35").likely().guesses())
                .extracting(Guess::slip)
                .first()
                .isIn(StepSlip.BIT_1_LEFT_OUT, StepSlip.FEEDBACK_INVERTED);
    }

    @Test
    void aWrongDigitThatNothingGivesIsLeftAlone() {
        assertThat(sheet("01", "03", "06", "0D", "9B").likely().guesses()).isEmpty();
    }

    @Test
    void thereAreNoMoreThanTwoGuesses() {
        for (int wrong = 0; wrong <= Octet.LAST; wrong++) {
            LikelySlips likely =
                    sheet("01", "03", "06", "0D", new Octet(wrong).toString()).likely();
            assertThat(likely.guesses()).hasSizeLessThanOrEqualTo(2);
        }
    }

    /// Bit 2 is set in A2, 8A, 2B and 57.
    @Test
    void aHabitIsCountedAndGuessedOnce() {
        LikelySlips likely = sheet("A2", "45", "8A", "15", "2B", "57", "AE").likely();
        assertThat(likely.guesses())
                .extracting(Guess::slip)
                .containsExactly(StepSlip.BIT_2_LEFT_OUT);
        assertThat(likely.habits())
                .extracting(Habit::slip)
                .containsExactly(StepSlip.BIT_2_LEFT_OUT);
        assertThat(likely.habits())
                .allSatisfy(habit -> {
                    assertThat(habit.isSystematic()).isTrue();
                    assertThat(habit.findings()).hasSize(4);
                    assertThat(habit.errors()).isEqualTo(4);
                    assertThat(habit.refuted()).isZero();
                });
    }

    @Test
    void whatIsMostlyRightIsNoHabit() {
        Vector<Octet> right = Lfsr.sequence(new Octet(1)).take(200).toVector();
        Vector<Octet> wrong =
                Vector.of(20, 60, 100, 140)
                        .foldLeft(
                                right,
                                (all, index) ->
                                        all.update(index, value -> new Octet(value.bits() ^ 1)));
        LikelySlips likely =
                new Worksheet(new Seeds(new Octet(1), new Octet(0x5A)), wrong).likely();
        assertThat(likely.habits()).hasSize(1).noneMatch(Habit::isSystematic);
        assertThat(likely.habits()).extracting(Habit::errors).containsExactly(4);
    }

    @Test
    void everyClaimOfAGameIsKnownToItsRule() {
        Played game = Drill.charts().slipping(ChartSlip.ALL_ZERO_BITS);
        AuditReport report = Auditor.STRICT.audit(game.log());
        assertThat(game.likely().habits())
                .first()
                .satisfies(habit -> {
                    assertThat(habit.codes()).containsExactly(new RuleCode("map-ore"));
                    assertThat(habit.findings()).hasSize(report.findings().size());
                });
    }
}
