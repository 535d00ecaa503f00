package sortis.entry;

import io.vavr.control.Option;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Square;
import sortis.value.Turn;

/// Entries about extractors and smelters at work.
public sealed interface ProductionEntry extends GameEntry, NamesAgent {
    /// An agent starts to operate the extractor on a square.
    record OperationStarted(AgentName agent, Square at) implements ProductionEntry, ActsAt {}

    /// An agent stops operating.
    record OperationEnded(AgentName agent) implements ProductionEntry {}

    /// A smelter was fed by hand.
    ///
    /// @param batches 1 … 1,000
    /// @param paid claim: what went in
    /// @param yields claim: how much of the next grade comes out
    /// @param ready claim: the turn on which it does
    record SmelterFed(
            AgentName agent,
            Square at,
            int batches,
            Option<Bag> paid,
            Option<Amount> yields,
            Option<Turn> ready)
            implements ProductionEntry, ActsAt {}
}
