package sortis.entry;

import io.vavr.control.Option;
import sortis.value.AgentName;

/// What one readable entry says (rulebook §7). Fields that are claims are named so in their
/// comments: they are checked and never change the state.
public sealed interface GameEntry
        permits LogEntry,
                MapEntry,
                AgentEntry,
                BuildingEntry,
                ProductionEntry,
                HaulageEntry,
                LedgerEntry {
    /// The agent that the entry names, if it names one.
    default Option<AgentName> namedAgent() {
        return this instanceof NamesAgent naming ? Option.of(naming.agent()) : Option.none();
    }
}
