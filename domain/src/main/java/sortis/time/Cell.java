package sortis.time;

import sortis.value.AgentName;
import sortis.value.Place;
import sortis.value.Resource;
import sortis.value.Square;

/// One number in the state of a group of haulers.
sealed interface Cell {
    /// So much of a resource lies there.
    record Piled(Place place, Resource resource) implements Cell {}

    /// The agent carries so much of a resource.
    record Carried(AgentName agent, Resource resource) implements Cell {}

    /// The agent has so many slots free; negative if it carries more than fits.
    record Free(AgentName agent) implements Cell {}

    /// A smelter puts out so much next turn.
    record Output(Square smelter) implements Cell {}
}
