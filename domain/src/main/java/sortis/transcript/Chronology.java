package sortis.transcript;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.Arrays;
import java.util.List;
import sortis.entry.LogLine;
import sortis.value.EntryNumber;
import sortis.value.Turn;

/// The turns on which entries are taken (rulebook §8, `entry-order`): the orderly ones on their
/// own, any other on that of the orderly one before it.
///
/// @param moved the turns of the entries that are not orderly
public record Chronology(Map<EntryNumber, Turn> moved) {
    /// All entries are orderly.
    public static final Chronology ORDERLY = new Chronology(HashMap.empty());

    /// Finds the orderly entries in O(n log n).
    ///
    /// @param entries readable, of a known type, not struck, the first entry of the log among them
    public static Chronology of(Seq<LogLine.Entry> entries) {
        List<LogLine.Entry> all = entries.asJava();
        return of(
                all.stream().mapToLong(entry -> entry.turn().number()).toArray(),
                all.stream().mapToLong(entry -> entry.number().number()).toArray());
    }

    /// The same, of entries told by their turns and numbers.
    static Chronology of(long[] turns, long[] numbers) {
        return TurnColumn.isSorted(turns)
                ? ORDERLY
                : of(turns, numbers, new Orderly(turns).chosen());
    }

    private static Chronology of(long[] turns, long[] numbers, boolean[] orderly) {
        long before = 0;
        Map<EntryNumber, Turn> moved = HashMap.empty();
        for (int i = 0; i < orderly.length; i++) {
            before = orderly[i] ? turns[i] : before;
            moved = orderly[i] ? moved : moved.put(new EntryNumber(numbers[i]), new Turn(before));
        }
        return new Chronology(moved);
    }

    /// The turn on which the entry is taken.
    public Turn taken(LogLine.Entry entry) {
        return moved.getOrElse(entry.number(), entry.turn());
    }

    /// The longest choice of entries, the first among them, whose turns never go backwards; among
    /// equally long ones, each next entry has the least turn, then the least number.
    private static final class Orderly {
        private static final int NONE = -1;

        private final long[] turns;

        /// For each entry the length of the longest choice that begins with it.
        private final int[] lengths;

        /// At index n, the greatest turn that begins a choice of n + 1 among the entries met so
        /// far; never rises.
        private final long[] greatest;

        /// At index n, the last entry with which a choice of n + 1 begins; for each entry, the one
        /// before it with a choice as long.
        private final int[] last;

        private final int[] before;

        private int longest = 0;

        Orderly(long[] turns) {
            this.turns = turns;
            this.lengths = new int[turns.length];
            this.greatest = new long[turns.length];
            this.last = new int[turns.length];
            this.before = new int[turns.length];
            for (int entry = turns.length - 1; entry >= 0; entry--) {
                lengths[entry] = 1 + longestFrom(turns[entry]);
                add(entry, lengths[entry] - 1);
            }
            link();
        }

        private void add(int entry, int shorter) {
            boolean isLonger = shorter == longest;
            greatest[shorter] = isLonger ? turns[entry] : Math.max(greatest[shorter], turns[entry]);
            longest += isLonger ? 1 : 0;
        }

        private void link() {
            Arrays.fill(last, NONE);
            for (int entry = 0; entry < turns.length; entry++) {
                before[entry] = last[lengths[entry] - 1];
                last[lengths[entry] - 1] = entry;
            }
        }

        /// How many lengths can be gone on with from that turn, by bisection.
        private int longestFrom(long turn) {
            int low = 0;
            int high = longest;
            while (low < high) {
                int middle = (low + high) / 2;
                boolean canGoOn = greatest[middle] >= turn;
                low = canGoOn ? middle + 1 : low;
                high = canGoOn ? high : middle;
            }
            return low;
        }

        /// Of the entries that begin equally long choices, each later one has a lesser turn: so the
        /// last of them whose turn is not too early has the least.
        boolean[] chosen() {
            boolean[] chosen = new boolean[turns.length];
            long turn = turns[0];
            for (int length = lengths[0]; length > 0; length--) {
                int next = last[length - 1];
                while (turns[next] < turn) {
                    next = before[next];
                }
                chosen[next] = true;
                turn = turns[next];
            }
            return chosen;
        }
    }
}
