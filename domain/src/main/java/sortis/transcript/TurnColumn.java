package sortis.transcript;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Arrays;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.value.EntryNumber;
import sortis.value.Turn;

/// The turns written in a log, line by line: all that the order of its entries rests on, so that it
/// can be told cheaply for many changes of one log. Lines have indices from 0, and their numbers
/// are one more.
public final class TurnColumn {
    /// Where a line is no entry.
    private static final long NONE = -1;

    private final long[] turns;
    private final boolean isSorted;

    private TurnColumn(long[] turns) {
        this.turns = turns;
        this.isSorted = isSorted(turns);
    }

    /// Whether no turn is lower than one before it; where there is none does not count.
    static boolean isSorted(long[] turns) {
        long latest = 0;
        for (long turn : turns) {
            if (turn != NONE && turn < latest) {
                return false;
            }
            latest = Math.max(turn, latest);
        }
        return true;
    }

    /// The turns of a log.
    ///
    /// @param lines all that are not blank, in order
    public static TurnColumn of(Seq<? extends LogLine> lines) {
        long[] turns = new long[lines.size()];
        int index = 0;
        for (LogLine line : lines) {
            turns[index] = line instanceof Entry entry ? entry.turn().number() : NONE;
            index++;
        }
        return new TurnColumn(turns);
    }

    /// With another turn in a line.
    public TurnColumn rewritten(int index, Turn turn) {
        long[] copy = turns.clone();
        copy[index] = turn.number();
        return new TurnColumn(copy);
    }

    /// With another turn in so many lines from one on, those that are entries.
    public TurnColumn retimed(int from, int count, Turn turn) {
        long[] copy = turns.clone();
        for (int index = from; index < from + count; index++) {
            copy[index] = copy[index] == NONE ? NONE : turn.number();
        }
        return new TurnColumn(copy);
    }

    /// With a line more, which then has that index.
    public TurnColumn inserted(int index, Turn turn) {
        return inserted(index, turn.number());
    }

    private TurnColumn inserted(int index, long turn) {
        long[] copy = Arrays.copyOf(turns, turns.length + 1);
        System.arraycopy(turns, index, copy, index + 1, turns.length - index);
        copy[index] = turn;
        return new TurnColumn(copy);
    }

    /// Without a line.
    public TurnColumn removed(int index) {
        long[] copy = Arrays.copyOf(turns, turns.length - 1);
        System.arraycopy(turns, index + 1, copy, index, copy.length - index);
        return new TurnColumn(copy);
    }

    /// With a line at another place.
    ///
    /// @param to the index that it then has
    public TurnColumn moved(int from, int to) {
        return removed(from).inserted(to, turns[from]);
    }

    /// Whether no turn is lower than one before it, struck entries counted.
    public boolean isSorted() {
        return isSorted;
    }

    /// The turn written in a line; none if it is no entry.
    public Option<Turn> at(int index) {
        return Option.when(turns[index] != NONE, () -> new Turn(turns[index]));
    }

    /// Whether a turn fits in between the nearest entries of others that are in order.
    ///
    /// @param before from this line backwards; -1 for none
    /// @param after from this line on
    public boolean hasRoom(Turn turn, int before, int after) {
        int low = before;
        while (low >= 0 && turns[low] == NONE) {
            low--;
        }
        int high = after;
        while (high < turns.length && turns[high] == NONE) {
            high++;
        }
        return (low < 0 || turns[low] <= turn.number())
                && (high >= turns.length || turn.number() <= turns[high]);
    }

    /// The turns on which the entries are taken.
    public Chronology chronology(Strikes strikes) {
        boolean[] counts = new boolean[turns.length];
        int all = 0;
        for (int index = 0; index < turns.length; index++) {
            counts[index] = turns[index] != NONE;
            all += counts[index] ? 1 : 0;
        }
        for (EntryNumber struck : strikes.struck()) {
            int index = (int) struck.number() - 1;
            all -= counts[index] ? 1 : 0;
            counts[index] = false;
        }
        return chronology(counts, all);
    }

    private Chronology chronology(boolean[] counts, int all) {
        long[] taken = new long[all];
        long[] numbers = new long[all];
        int next = 0;
        for (int index = 0; index < turns.length; index++) {
            if (counts[index]) {
                taken[next] = turns[index];
                numbers[next] = index + 1L;
                next++;
            }
        }
        return Chronology.of(taken, numbers);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TurnColumn column && Arrays.equals(turns, column.turns);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(turns);
    }

    @Override
    public String toString() {
        return Arrays.toString(turns);
    }
}
