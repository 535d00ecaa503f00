package sortis.replay.hypothesis;

import static org.assertj.core.api.Assertions.assertThat;
import static sortis.replay.hypothesis.ChartSlip.FOREST_UP_TO_E0;
import static sortis.replay.hypothesis.ChartSlip.LAST_DIGIT_ALONE;
import static sortis.replay.hypothesis.ChartSlip.WATER_UP_TO_75;
import static sortis.replay.hypothesis.CostSlip.NEW_SQUARES_ALONE;
import static sortis.replay.hypothesis.CostSlip.SQUARES_MET_TWICE;
import static sortis.replay.hypothesis.TravelSlip.CLAIMED_PERIOD;
import static sortis.replay.hypothesis.YieldSlip.DUE_COUNTED;
import static sortis.replay.hypothesis.YieldSlip.ONE_BATCH;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.play.Dice;
import sortis.play.Games;

/// Who slips in the same way throughout is told in which.
class ThroughoutTest {
    private static final int SHEETS = 50;

    /// How many wrong claims make a slip worth looking for, and in how many games it is looked for.
    private static final int ENOUGH = 3;

    private static final int MOST = 4;

    private static final Seq<Played> GAMES =
            Vector.range(0, 120).map(seed -> Played.of(Games.legal(seed, 200)));

    /// Slips for which legal games have too few opportunities.
    private static final Map<Hypothesis, Played> DRILLS =
            LinkedHashMap.<Hypothesis, Played>of(WATER_UP_TO_75, Drill.charts())
                    .put(FOREST_UP_TO_E0, Drill.charts())
                    .put(LAST_DIGIT_ALONE, Drill.charts())
                    .put(NEW_SQUARES_ALONE, Drill.roads())
                    .put(SQUARES_MET_TWICE, Drill.roads())
                    .put(ONE_BATCH, Drill.smelters())
                    .put(DUE_COUNTED, Drill.smelters());

    @ParameterizedTest
    @EnumSource(
            value = StepSlip.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"SEED_SKIPPED", "SEEDS_EXCHANGED"})
    void worksheets(StepSlip slip, TestReporter reporter) {
        assertNamed(
                slip,
                Vector.range(0, SHEETS)
                        .map(seed -> Worksheet.slipping(slip, new Dice(seed)).likely()),
                reporter);
    }

    /// One wrong seed is no habit.
    @ParameterizedTest
    @EnumSource(names = {"SEED_SKIPPED", "SEEDS_EXCHANGED"})
    void seeds(StepSlip slip) {
        LikelySlips likely = Worksheet.slipping(slip, new Dice(1)).likely();
        assertThat(likely.habits()).isEmpty();
        assertThat(likely.guesses()).extracting(Guess::slip).containsExactly(slip);
    }

    static Stream<Hypothesis> inGames() {
        return Hypothesis.all()
                .reject(StepSlip.class::isInstance)
                .reject(PenSlip.class::isInstance)
                .reject(CLAIMED_PERIOD::equals)
                .toJavaStream();
    }

    @ParameterizedTest
    @MethodSource("inGames")
    void games(Hypothesis slip, TestReporter reporter) {
        assertNamed(
                slip,
                DRILLS.get(slip)
                        .<Seq<Played>>map(Vector::of)
                        .getOrElse(GAMES)
                        .filter(game -> game.opportunities(slip) >= ENOUGH)
                        .take(MOST)
                        .map(game -> game.slipping(slip).likely()),
                reporter);
    }

    @Test
    void aWrongPeriodGoesOnIntoThePhases() {
        assertThat(Drill.routes().slipping(CLAIMED_PERIOD).likely().habits())
                .extracting(Habit::slip)
                .containsExactlyInAnyOrder(TravelSlip.WAY_BACK_LEFT_OUT, CLAIMED_PERIOD);
    }

    /// Slips of the pen with all that clearing gives, in games where that is a number of two
    /// digits.
    @ParameterizedTest
    @EnumSource(
            value = PenSlip.class,
            names = {"DIGITS_EXCHANGED", "LOOK_ALIKE", "TEN_TIMES", "ONE_TOO_MANY", "ONE_TOO_FEW"})
    void pens(PenSlip slip) {
        assertThat(Drill.clearings().slipping(slip).likely().habits())
                .extracting(Habit::slip)
                .containsExactly(slip);
    }

    /// The slip is named in some, and in the others it, or one that explains every error as well.
    private static void assertNamed(Hypothesis slip, Seq<LikelySlips> all, TestReporter reporter) {
        int exact = all.count(likely -> first(likely).exists(habit -> habit.slip() == slip));
        reporter.publishEntry(slip + " named", exact + " of " + all.size());
        assertThat(exact).isPositive();
        assertThat(all)
                .allSatisfy(likely ->
                        assertThat(first(likely))
                                .as("%s", likely)
                                .allMatch(habit -> isNamed(slip, habit)));
    }

    private static Seq<Habit> first(LikelySlips likely) {
        return likely.habits().take(1);
    }

    private static boolean isNamed(Hypothesis slip, Habit habit) {
        boolean explainsAll = habit.findings().size() == habit.errors() && habit.refuted() == 0;
        return habit.isSystematic() && (habit.slip() == slip || explainsAll);
    }
}
