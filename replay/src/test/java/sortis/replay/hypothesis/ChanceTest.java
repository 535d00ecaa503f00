package sortis.replay.hypothesis;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sortis.play.Dice;

/// What comes about by chance is not taken for a habit, and seldom for a slip.
class ChanceTest {
    private static final int SHEETS = 1_000;

    /// Of a thousand worksheets with so many random wrong digits, how many are said to show a habit
    /// at the most, and in how many a slip is guessed.
    @ParameterizedTest
    @CsvSource({"1, 10, 200", "2, 10, 350", "3, 10, 450", "6, 10, 700"})
    void randomDigitsAreNoHabit(
            int wrong, int habits, int guesses, org.junit.jupiter.api.TestReporter reporter) {
        Seq<LikelySlips> all =
                Vector.range(0, SHEETS)
                        .map(seed -> {
                            Dice dice = new Dice(seed);
                            return Worksheet.right(dice).withWrongDigits(wrong, dice).likely();
                        });
        int systematic = all.count(likely -> likely.habits().exists(Habit::isSystematic));
        int recurring = all.count(likely -> !likely.habits().isEmpty());
        int guessed = all.count(likely -> !likely.guesses().isEmpty());
        System.err.println(
                wrong + " sys " + systematic + " rec " + recurring + " guess " + guessed);
        System.err.println(
                all.flatMap(LikelySlips::guesses).groupBy(g -> g.slip()).mapValues(Seq::size));
        assertThat(systematic).isLessThan(habits);
    }
}
