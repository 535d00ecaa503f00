package sortis.cli.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sortis.cli.diagnosis.Figures.Outcome;
import sortis.replay.diagnosis.Diagnosis;
import sortis.replay.diagnosis.Kind;

/// How well slips are diagnosed in random games. `-Dsortis.diagnosis.games=1000` for the figures in
/// the handbook.
class DiagnosisTest {
    private static final int GAMES = Integer.getInteger("sortis.diagnosis.games", 130);

    /// In percent; one game in a few more or less.
    private static final double LEAST_ONE = GAMES < 500 ? 92 : 95;

    private static final double LEAST_ENTRY = GAMES < 500 ? 84 : 95;
    private static final double LEAST_MEANT = GAMES < 500 ? 76 : 85;
    private static final Vector<Kind> KINDS = Vector.of(Kind.values());

    @Test
    void oneSlipIsNamed() {
        Seq<Outcome> outcomes =
                each(GAMES, game -> Figures.oneSlip(KINDS.get(game % KINDS.size()), 1 + game));
        System.out.print(table(outcomes));
        assertThat(percent(outcomes, Outcome::one))
                .as("exactly one slip")
                .isGreaterThanOrEqualTo(LEAST_ONE);
        assertThat(percent(outcomes, Outcome::entry))
                .as("right entry")
                .isGreaterThanOrEqualTo(LEAST_ENTRY);
        assertThat(percent(outcomes, Outcome::meant))
                .as("right meaning")
                .isGreaterThanOrEqualTo(LEAST_MEANT);
    }

    /// What comes of each number, worked out on all processors.
    private static <T> Seq<T> each(int count, IntFunction<T> work) {
        return Vector.ofAll(IntStream.range(0, count).parallel().mapToObj(work).toList());
    }

    private static String table(Seq<Outcome> outcomes) {
        return KINDS.map(kind -> row(kind.toString(), outcomes.filter(each -> each.kind() == kind)))
                .append(row("all", outcomes))
                .mkString("kind         games  one slip  right entry  right meaning\n", "", "");
    }

    private static String row(String name, Seq<Outcome> outcomes) {
        return String.format(
                Locale.ROOT,
                "%-12s %5d %8.1f%% %11.1f%% %13.1f%%%n",
                name,
                outcomes.size(),
                percent(outcomes, Outcome::one),
                percent(outcomes, Outcome::entry),
                percent(outcomes, Outcome::meant));
    }

    private static double percent(Seq<Outcome> outcomes, Predicate<Outcome> isRight) {
        return 100.0 * outcomes.count(isRight) / outcomes.size();
    }

    @Test
    void threeSlipsAreThree() {
        Seq<Diagnosis> diagnoses =
                each(Math.max(4, GAMES / 4), seed -> Figures.slipped(3, 7_000L + seed))
                        .filter(lines -> !lines.isEmpty())
                        .map(Figures::diagnosis);
        int right =
                diagnoses.count(each -> each.slips().size() == 3 && each.unexplained().isEmpty());
        System.out.printf(
                Locale.ROOT,
                "three slips: %d games, exactly three in %.1f%%%n",
                diagnoses.size(),
                100.0 * right / diagnoses.size());
        assertThat(100.0 * right / diagnoses.size()).isGreaterThanOrEqualTo(80);
    }

    @Test
    void aCleanLogHasNone() {
        for (long seed = 0; seed < 12; seed++) {
            Diagnosis diagnosis = Figures.diagnosis(Figures.game(seed));
            assertThat(diagnosis.slips()).isEmpty();
            assertThat(diagnosis.unexplained()).isEmpty();
        }
    }

    @Test
    void theSameLogHasTheSameDiagnosis() {
        Seq<String> lines = Figures.slipped(2, 40);
        assertThat(Figures.diagnosis(lines)).isEqualTo(Figures.diagnosis(lines));
    }

    @Test
    void everyErrorIsExplainedOnceOrSaidToBeUnexplained() {
        for (long seed = 0; seed < 3; seed++) {
            Diagnosis diagnosis = Figures.diagnosis(Figures.slipped(2, seed));
            var said =
                    diagnosis
                            .slips()
                            .flatMap(slip -> slip.explains())
                            .appendAll(diagnosis.unexplained());
            assertThat(said)
                    .containsAll(
                            diagnosis
                                    .report()
                                    .findings()
                                    .filter(f -> f.isError())
                                    .map(f -> f.id()));
        }
    }
}
