package sortis.entry;

import io.vavr.control.Option;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Path;
import sortis.value.Square;

/// Entries about clearing land and building.
public sealed interface BuildingEntry extends GameEntry, ActsAt {
    /// A forest square was cleared.
    ///
    /// @param wood claim: what it gave
    record ForestCleared(AgentName agent, Square at, Option<Amount> wood)
            implements BuildingEntry {}

    /// A building was raised to a level, new or by an upgrade.
    ///
    /// @param paid claim: what it cost
    record BuildingRaised(
            AgentName agent, BuildingKind building, Level level, Square at, Option<Bag> paid)
            implements BuildingEntry {}

    /// A road of a grade was laid along a path; one square is enough.
    ///
    /// @param paid claim: what it cost
    record RoadLaid(AgentName agent, Level grade, Path path, Option<Bag> paid)
            implements BuildingEntry {
        @Override
        public Square at() {
            return path.first();
        }
    }

    /// A vehicle was built on a workshop and is the agent's from then on.
    ///
    /// @param paid claim: what it cost
    /// @param slots claim: how many slots it has
    record VehicleBuilt(
            AgentName agent, Level level, Square at, Option<Bag> paid, Option<Amount> slots)
            implements BuildingEntry {}
}
