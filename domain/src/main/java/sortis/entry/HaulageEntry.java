package sortis.entry;

import sortis.value.AgentName;
import sortis.value.Bag;
import sortis.value.Square;

/// Entries about goods taken up and put down by hand.
public sealed interface HaulageEntry extends GameEntry, ActsAt {
    /// The goods that were moved.
    Bag what();

    /// Goods went from the square's pile into the agent's load.
    record Loaded(AgentName agent, Square at, Bag what) implements HaulageEntry {}

    /// Goods went from the agent's load onto the square's pile.
    record Unloaded(AgentName agent, Square at, Bag what) implements HaulageEntry {}
}
