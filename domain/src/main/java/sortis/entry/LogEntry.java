package sortis.entry;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.ruling.HouseRules;
import sortis.value.AgentName;
import sortis.value.Axis;
import sortis.value.EntryNumber;
import sortis.value.Octet;
import sortis.value.Square;

/// Entries about the game and the log itself.
public sealed interface LogEntry extends GameEntry {
    /// The first entry of every log.
    ///
    /// @param agents the names written, or the first `openingAgents` letters
    record GameStarted(
            Seeds seeds,
            Square start,
            Seq<AgentName> agents,
            Option<String> player,
            Option<String> title,
            HouseRules rulings)
            implements LogEntry {}

    /// The seeds of the two sequences of the map.
    record Seeds(Octet x, Octet y) {
        public Octet of(Axis axis) {
            return axis == Axis.X ? x : y;
        }
    }

    /// An earlier entry crossed out on paper.
    record EntryStruck(EntryNumber entry, Option<String> reason) implements LogEntry {}
}
