package sortis.replay.plan;

import io.vavr.control.Option;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Square;
import sortis.value.Turn;

/// What puts goods where they are waited for, or takes them away.
public sealed interface Tributary {
    /// Whether it can make the amount rise.
    boolean adds();

    /// An extractor that is operated.
    record Dug(Square at, Amount perTurn) implements Tributary {
        @Override
        public boolean adds() {
            return true;
        }
    }

    /// Smelter output that is there on a coming turn.
    record Awaited(Square at, Turn on, Amount amount) implements Tributary {
        @Override
        public boolean adds() {
            return true;
        }
    }

    /// A stop of a route, once a round.
    ///
    /// @param round how many turns the round takes
    record Hauled(AgentName agent, Square at, long round, Work work) implements Tributary {
        @Override
        public boolean adds() {
            return work instanceof Brings || work instanceof Smelts;
        }
    }

    /// What is done at a stop.
    sealed interface Work {}

    /// Unloads it.
    ///
    /// @param most at the most so much; all there is, if that is none
    record Brings(Option<Amount> most) implements Work {}

    /// Loads it.
    record Takes(Amount most) implements Work {}

    /// Feeds a smelter that makes it.
    ///
    /// @param from what a batch takes
    record Smelts(Bag from) implements Work {}

    /// Feeds a smelter with it.
    ///
    /// @param a what a batch takes of it
    record Burns(Amount a) implements Work {}
}
