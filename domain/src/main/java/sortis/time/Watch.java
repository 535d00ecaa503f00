package sortis.time;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/// Looks at the sum of some cells and notes something of it in a cell of its own, its memory, which
/// is 0 at first. It moves nothing.
sealed interface Watch extends Act {
    /// The cells that are added up.
    Seq<Integer> watched();

    int memory();

    private long sum(long[] cells) {
        long sum = 0;
        for (int cell : watched()) {
            sum = Math.addExact(sum, cells[cell]);
        }
        return sum;
    }

    /// None of the cells may rise by more than its share.
    private Seq<Need> staysAtMost(long[] cells, long most) {
        long share = (most - sum(cells)) / watched().size();
        return watched().map(cell -> Need.atMost(cell, share));
    }

    /// Notes the time when the sum is first that much.
    ///
    /// @param clock the cell that counts turns
    record Reached(Seq<Integer> watched, long units, int clock, int memory) implements Watch {
        @Override
        public void perform(long[] cells, boolean[] lit, Tape tape) {
            if (tape.atMost(cells[memory], 0) && tape.atMost(units, Watch.super.sum(cells))) {
                cells[memory] = cells[clock];
            }
        }

        @Override
        public Seq<Need> needs(long[] cells) {
            return cells[memory] > 0 ? Vector.empty() : Watch.super.staysAtMost(cells, units - 1);
        }
    }

    /// Notes the most that the sum ever was, and when it first was.
    ///
    /// @param clock the cell that counts turns
    /// @param when the cell in which the time is noted
    record Most(Seq<Integer> watched, int clock, int memory, int when) implements Watch {
        @Override
        public void perform(long[] cells, boolean[] lit, Tape tape) {
            long sum = Watch.super.sum(cells);
            if (!tape.atMost(sum, cells[memory])) {
                cells[memory] = sum;
                cells[when] = cells[clock];
            }
        }

        @Override
        public Seq<Need> needs(long[] cells) {
            return Watch.super.staysAtMost(cells, cells[memory]);
        }
    }
}
