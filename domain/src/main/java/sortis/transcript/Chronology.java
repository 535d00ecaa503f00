package sortis.transcript;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import sortis.entry.LogLine;
import sortis.value.EntryNumber;
import sortis.value.Turn;

/// The turns on which entries are taken (rulebook §8, `entry-order`): the orderly ones on their
/// own, any other on that of the orderly one before it.
///
/// @param moved the turns of the entries that are not orderly
public record Chronology(Map<EntryNumber, Turn> moved) {
    /// Finds the orderly entries in O(n log n).
    ///
    /// @param entries readable, of a known type, not struck, the first entry of the log among them
    public static Chronology of(Seq<LogLine.Entry> entries) {
        List<LogLine.Entry> all = entries.asJava();
        Turn before = Turn.ZERO;
        Map<EntryNumber, Turn> moved = HashMap.empty();
        boolean[] orderly = new Orderly(all).chosen();
        for (int i = 0; i < all.size(); i++) {
            LogLine.Entry entry = all.get(i);
            before = orderly[i] ? entry.turn() : before;
            moved = orderly[i] ? moved : moved.put(entry.number(), before);
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
        private final List<LogLine.Entry> entries;

        /// At index n, the greatest turn that begins a choice of n + 1 among the entries met so
        /// far; never rises.
        private final List<Turn> greatest = new ArrayList<>();

        Orderly(List<LogLine.Entry> entries) {
            this.entries = entries;
        }

        /// Of the entries that begin equally long choices, each later one has a lesser turn: so the
        /// last of them whose turn is not too early has the least.
        boolean[] chosen() {
            int[] lengths = lengths();
            boolean[] chosen = new boolean[lengths.length];
            List<List<Integer>> byLength = byLength(lengths);
            Turn turn = lengths.length == 0 ? Turn.ZERO : entries.getFirst().turn();
            for (int length = lengths.length == 0 ? 0 : lengths[0]; length > 0; length--) {
                int next = lastFrom(byLength.get(length), turn);
                chosen[next] = true;
                turn = entries.get(next).turn();
            }
            return chosen;
        }

        /// For each entry the length of the longest choice that begins with it.
        private int[] lengths() {
            int[] lengths = new int[entries.size()];
            for (int i = lengths.length - 1; i >= 0; i--) {
                Turn turn = entries.get(i).turn();
                int shorter = longestFrom(turn);
                lengths[i] = shorter + 1;
                if (shorter == greatest.size()) {
                    greatest.addLast(turn);
                } else {
                    Turn _ = greatest.set(shorter, turn.orLater(greatest.get(shorter)));
                }
            }
            return lengths;
        }

        /// How many lengths can be gone on with from that turn, by bisection.
        private int longestFrom(Turn turn) {
            int low = 0;
            int high = greatest.size();
            while (low < high) {
                int middle = (low + high) / 2;
                boolean canGoOn = !greatest.get(middle).isBefore(turn);
                low = canGoOn ? middle + 1 : low;
                high = canGoOn ? high : middle;
            }
            return low;
        }

        private static List<List<Integer>> byLength(int[] lengths) {
            List<List<Integer>> indices = new ArrayList<>();
            for (int length = 0; length <= lengths.length; length++) {
                indices.addLast(new ArrayList<>());
            }
            for (int i = 0; i < lengths.length; i++) {
                indices.get(lengths[i]).addLast(i);
            }
            return indices;
        }

        private int lastFrom(List<Integer> indices, Turn turn) {
            int last = indices.size() - 1;
            while (entries.get(indices.get(last)).turn().isBefore(turn)) {
                last--;
            }
            return indices.get(last);
        }
    }
}
