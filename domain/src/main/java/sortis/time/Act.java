package sortis.time;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/// One thing that is done on the numbers of a [Machine], mostly at a stop; each field but the
/// amounts is the index of a cell.
sealed interface Act permits Act.Unload, Act.Load, Act.Feed, Watch {
    /// Stands for "all there is" where an amount is asked for.
    long ALL = Long.MAX_VALUE;

    void perform(long[] cells, boolean[] lit, Tape tape);

    /// What must hold of piles for the act to move the same next time, if by then the agent is as
    /// it is now.
    Seq<Need> needs(long[] cells);

    /// From load to pile, at most so much.
    record Unload(int load, int pile, int free, long most) implements Act {
        @Override
        public void perform(long[] cells, boolean[] lit, Tape tape) {
            long moved = most == ALL ? cells[load] : tape.least(most, cells[load]);
            cells[load] -= moved;
            cells[free] += moved;
            cells[pile] += moved;
        }

        @Override
        public Seq<Need> needs(long[] cells) {
            return Vector.empty();
        }
    }

    /// From pile to load, at most so much, and only what fits.
    record Load(int pile, int load, int free, long most) implements Act {
        @Override
        public void perform(long[] cells, boolean[] lit, Tape tape) {
            long there = tape.least(most, cells[pile]);
            long moved = tape.atMost(there, cells[free]) ? there : fitting(cells, tape);
            cells[pile] -= moved;
            cells[free] -= moved;
            cells[load] += moved;
        }

        @Override
        public Seq<Need> needs(long[] cells) {
            long wish = Math.min(most, Math.max(0, cells[free]));
            Need need =
                    cells[pile] < wish
                            ? Need.unchanged(pile)
                            : Need.atLeast(pile, cells[pile] - wish);
            return wish == 0 ? Vector.empty() : Vector.of(need);
        }

        private long fitting(long[] cells, Tape tape) {
            return tape.atMost(0, cells[free]) ? cells[free] : 0;
        }
    }

    /// One batch, if the smelter has begun none this turn and pile and load hold all of it.
    record Feed(int smelter, Input wood, Input ore, int free, int output) implements Act {
        @Override
        public void perform(long[] cells, boolean[] lit, Tape tape) {
            if (lit[smelter] || !wood.isThere(cells, tape) || !ore.isThere(cells, tape)) {
                return;
            }
            lit[smelter] = true;
            cells[free] += wood.take(cells, tape) + ore.take(cells, tape);
            cells[output]++;
        }

        @Override
        public Seq<Need> needs(long[] cells) {
            return Vector.of(wood, ore)
                    .find(input -> input.isLacking(cells))
                    .map(input -> Vector.of(input.staysLacking(cells)))
                    .getOrElse(() -> Vector.of(wood.staysAtHand(cells), ore.staysAtHand(cells)));
        }
    }

    /// What a batch needs of one resource.
    record Input(int pile, int load, long need) {
        private boolean isThere(long[] cells, Tape tape) {
            return tape.atMost(need, cells[pile] + cells[load]);
        }

        /// Takes it, from the pile first; what came out of the load.
        private long take(long[] cells, Tape tape) {
            long piled = tape.least(need, cells[pile]);
            cells[pile] -= piled;
            cells[load] -= need - piled;
            return need - piled;
        }

        private boolean isLacking(long[] cells) {
            return cells[pile] + cells[load] < need;
        }

        private Need staysLacking(long[] cells) {
            return Need.atMost(pile, need - 1 - cells[pile] - cells[load]);
        }

        private Need staysAtHand(long[] cells) {
            return cells[pile] < need
                    ? Need.unchanged(pile)
                    : Need.atLeast(pile, cells[pile] - need);
        }
    }
}
