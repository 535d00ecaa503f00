package sortis.time;

import io.vavr.collection.Array;

/// What a machine does: the acts of each visit, and what happens by itself as turns go by.
///
/// @param rates what extractors add to each cell a turn
/// @param outputs where smelter output falls
/// @param visits numbered in the order in which agents move
record Workload(Array<Long> rates, Array<Output> outputs, Array<Array<Act>> visits) {
    /// The cell of a smelter's output, and that of the pile it falls on.
    record Output(int output, int pile) {
        void fall(long[] cells) {
            cells[pile] += cells[output];
            cells[output] = 0;
        }
    }
}
