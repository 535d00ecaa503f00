package sortis.entry;

import io.vavr.control.Option;
import sortis.value.AgentName;
import sortis.value.Bag;
import sortis.value.Square;
import sortis.value.Turn;

/// Entries in which the player skips turns, counts and notes positions; they change nothing.
public sealed interface LedgerEntry extends GameEntry {
    /// The player announced that nothing happens before turn `to`.
    ///
    /// @param gained claim: total stock at `to` minus total now, of the resources written; may be
    ///   negative
    record TurnsSkipped(Turn to, Option<Bag> gained) implements LedgerEntry {}

    /// The player counted a square's pile, or without a square everything; of the resources
    /// written.
    record StockCounted(Bag stock, Option<Square> at) implements LedgerEntry {}

    /// The player worked out where an agent is on the turn meant: `on`, or the entry's own.
    record PositionNoted(AgentName agent, Square at, Option<Turn> on)
            implements LedgerEntry, NamesAgent {
        /// The turn meant, for an entry taken on turn `taken`: never an earlier one (rulebook §7).
        public Turn meant(Turn taken) {
            return on.map(taken::orLater).getOrElse(taken);
        }
    }
}
