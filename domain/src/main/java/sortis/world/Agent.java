package sortis.world;

import io.vavr.control.Option;
import sortis.ruling.HouseRules;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Square;

/// An agent.
///
/// @param authority the highest level of workshop visited, none if none was (rulebook §5)
/// @param vehicle the level of its vehicle
/// @param load what it carries
public record Agent(
        AgentName name, Plan plan, Option<Level> authority, Option<Level> vehicle, Bag load) {
    static Agent standing(AgentName name, Square at) {
        return new Agent(name, new Plan.Standing(at), Option.none(), Option.none(), Bag.EMPTY);
    }

    public Agent following(Plan next) {
        return new Agent(name, next, authority, vehicle, load);
    }

    Agent carrying(Bag goods) {
        return new Agent(name, plan, authority, vehicle, goods);
    }

    Agent driving(Level level) {
        return new Agent(name, plan, authority, Option.of(level), load);
    }

    /// Whether it has visited a workshop of that level or a higher one.
    public boolean hasAuthority(Level level) {
        return authority.exists(own -> own.isAtLeast(level));
    }

    /// With authority of at least that level.
    Agent authorized(Level level) {
        return new Agent(
                name,
                plan,
                Option.of(authority.filter(own -> own.isAtLeast(level)).getOrElse(level)),
                vehicle,
                load);
    }

    /// How many units it can carry: on foot, and in a vehicle on top (rulebook §3, `carry`).
    public Amount slots(HouseRules rules) {
        return vehicle.map(rules.vehicleSlots()::slots).getOrElse(Amount.NONE).plus(rules.carry());
    }
}
