package sortis.time;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Turn;

/// An agent on a route, with what it carries.
///
/// @param since the turn on which the route was assigned
/// @param slots how many units it can carry
public record Hauler(AgentName name, Cycle cycle, Turn since, Bag load, Amount slots) {
    /// Whether it does the work of a stop after the end of turn `from` up to the end of turn `to`.
    boolean isBusy(Turn from, Turn to) {
        return cycle.legs()
                .exists(leg ->
                        leg.stop().works() && turnsUntil(leg.arrives(), from) <= to.since(from));
    }

    /// How many turns after that one it next comes to an offset of its cycle: 1 … period.
    long turnsUntil(long offset, Turn now) {
        return cycle.period() - Math.floorMod(now.since(since) - offset, cycle.period());
    }

    /// The turns after `from` up to `to` on which it comes to an offset of its cycle.
    Seq<Turn> arrivals(long offset, Turn from, Turn to) {
        return Vector.rangeClosedBy(turnsUntil(offset, from), to.since(from), cycle.period())
                .map(from::plus);
    }

    /// How many stops it works at in so many turns, on average.
    double visits(long turns) {
        return (double) turns / cycle.period() * cycle.legs().count(leg -> leg.stop().works());
    }

    Hauler carrying(Bag goods) {
        return new Hauler(name, cycle, since, goods, slots);
    }
}
