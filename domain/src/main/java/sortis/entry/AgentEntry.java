package sortis.entry;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.value.AgentName;
import sortis.value.Path;
import sortis.value.Square;
import sortis.value.Turn;

/// Entries about where agents go.
public sealed interface AgentEntry extends GameEntry, NamesAgent {
    /// An agent sets out along a path of two or more squares.
    ///
    /// @param arrives claim: the turn on which it is on the last square
    record AgentMoved(AgentName agent, Path path, Option<Turn> arrives)
            implements AgentEntry, ActsAt {
        @Override
        public Square at() {
            return path.first();
        }
    }

    /// An agent is put on a cycle of one or more stops.
    ///
    /// @param period claim: turns of one round
    /// @param phase claim: the turn of this entry modulo the period
    record RouteAssigned(
            AgentName agent, Stop first, Seq<Stop> rest, Option<Turn> period, Option<Turn> phase)
            implements AgentEntry, ActsAt {
        public Seq<Stop> stops() {
            return rest.prepend(first);
        }

        @Override
        public Square at() {
            return first.at();
        }
    }

    /// A new agent, by its new name, comes out of a house.
    record AgentJoined(AgentName agent, Square at) implements AgentEntry {}
}
