package sortis.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.entry.LedgerEntry.StockCounted;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Where;
import sortis.value.Bag;
import sortis.value.EntryNumber;
import sortis.value.Turn;

/// The orderly entries, beside the rulebook's own words (§8, `entry-order`) tried on every choice.
class ChronologyTest {
    /// Of two choices equally long: the one whose next entry has the least turn, then the least
    /// number.
    private static final Comparator<Vector<Entry>> BETTER =
            Comparator.<Vector<Entry>>comparingInt(choice -> -choice.size())
                    .thenComparing(ChronologyTest::byNextEntry);

    static IntStream games() {
        return IntStream.range(0, 400);
    }

    @ParameterizedTest
    @MethodSource("games")
    void choosesAsTheRulebookSays(int seed) {
        Random random = new Random(seed);
        int size = 1 + random.nextInt(9);
        int turns = 1 + random.nextInt(8);
        check(Vector.fill(size, () -> (long) random.nextInt(turns)));
    }

    @Test
    void choosesAmongAllSmallLogs() {
        for (int code = 0; code < 4 * 4 * 4 * 4 * 4; code++) {
            int digits = code;
            check(Vector.tabulate(5, place -> (digits >> (2 * place)) & 3L));
        }
    }

    @Test
    void takesAnEntryOutOfOrderOnTheTurnOfTheOrderlyOneBefore() {
        assertThat(taken(Vector.of(0L, 5L, 5L, 4L, 6L))).containsExactly(0L, 5L, 5L, 5L, 6L);
        assertThat(taken(Vector.of(0L, 99L, 3L, 4L))).containsExactly(0L, 0L, 3L, 4L);
    }

    @Test
    void choosesTheLeastTurnThenTheLeastNumber() {
        assertThat(taken(Vector.of(0L, 5L, 4L))).containsExactly(0L, 0L, 4L);
        assertThat(taken(Vector.of(7L, 5L, 4L))).containsExactly(7L, 7L, 7L);
    }

    @Test
    void isEmptyWithoutEntries() {
        assertThat(Chronology.of(Vector.empty()).moved()).isEmpty();
    }

    private static void check(Vector<Long> turns) {
        assertThat(taken(turns)).as("%s", turns).isEqualTo(expected(entries(turns)));
    }

    private static Vector<Long> taken(Vector<Long> turns) {
        Vector<Entry> entries = entries(turns);
        Chronology chronology = Chronology.of(entries);
        return entries.map(entry -> chronology.taken(entry).number());
    }

    private static Vector<Long> expected(Vector<Entry> entries) {
        Vector<Entry> orderly = choices(entries.drop(1), entries.take(1)).sorted(BETTER).head();
        return entries.scanLeft(
                        entries.head(), (before, entry) -> orderly.contains(entry) ? entry : before)
                .drop(1)
                .map(entry -> entry.turn().number());
    }

    /// Every way to go on whose turns never go backwards.
    private static Vector<Vector<Entry>> choices(Vector<Entry> rest, Vector<Entry> chosen) {
        if (rest.isEmpty()) {
            return Vector.of(chosen);
        }
        Vector<Vector<Entry>> without = choices(rest.tail(), chosen);
        return rest.head().turn().isBefore(chosen.last().turn())
                ? without
                : without.appendAll(choices(rest.tail(), chosen.append(rest.head())));
    }

    private static int byNextEntry(Vector<Entry> one, Vector<Entry> other) {
        return one.zip(other)
                .map(next ->
                        Comparator.comparing(Entry::turn)
                                .thenComparing(Entry::number)
                                .compare(next._1, next._2))
                .find(order -> order != 0)
                .getOrElse(0);
    }

    private static Vector<Entry> entries(Vector<Long> turns) {
        return turns.zipWithIndex((turn, index) ->
                new Entry(
                        new Where(new EntryNumber(index + 1L), index + 1L, Option.none(), ""),
                        new Turn(turn),
                        Option.none(),
                        Option.none(),
                        new StockCounted(Bag.EMPTY, Option.none())));
    }
}
