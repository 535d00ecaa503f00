package sortis.replay.hypothesis;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sortis.play.Dice;

/// What comes about by chance is not taken for a habit, and seldom for a slip.
class ChanceTest {
    private static final int SHEETS = 1_000;

    /// Of a thousand worksheets less than ten are said to show a habit.
    private static final int FEW = 10;

    /// How many worksheets with random wrong digits get a guess at the most: about one in twelve of
    /// these digits is what a slip gives.
    @ParameterizedTest
    @CsvSource({
        "20, 60, 1, 90",
        "20, 60, 2, 170",
        "20, 60, 3, 260",
        "20, 60, 6, 450",
        "4, 10, 1, 90",
        "4, 10, 2, 170",
        "4, 10, 3, 260"
    })
    void randomDigitsAreNoHabit(
            int least, int most, int wrong, int guesses, TestReporter reporter) {
        Seq<LikelySlips> all =
                Vector.range(0, SHEETS).map(seed -> likely(new Dice(seed), least, most, wrong));
        int systematic = all.count(likely -> likely.habits().exists(Habit::isSystematic));
        int recurring = all.count(likely -> !likely.habits().isEmpty());
        int guessed = all.count(likely -> !likely.guesses().isEmpty());
        reporter.publishEntry(
                wrong + " wrong digits in " + least + " to " + most + " values, of " + SHEETS,
                systematic + " habits, " + recurring + " recurring slips, " + guessed + " guesses");
        assertThat(systematic).isLessThan(FEW);
        assertThat(recurring).isLessThan(2 * FEW);
        assertThat(guessed).isLessThan(guesses);
    }

    private static LikelySlips likely(Dice dice, int least, int most, int wrong) {
        return Worksheet.right(dice, least, most).withWrongDigits(wrong, dice).likely();
    }
}
