package sortis.time;

import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Turn;

/// An agent on a route, with what it carries.
///
/// @param since the turn on which the route was assigned
/// @param slots how many units it can carry
public record Hauler(AgentName name, Cycle cycle, Turn since, Bag load, Amount slots) {
    Hauler carrying(Bag goods) {
        return new Hauler(name, cycle, since, goods, slots);
    }
}
