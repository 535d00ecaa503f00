package sortis.time;

import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingKind;
import sortis.entry.GameEntry;
import sortis.entry.HaulageEntry.Loaded;
import sortis.entry.HaulageEntry.Unloaded;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogEntry.Seeds;
import sortis.entry.Stop;
import sortis.ruling.HouseRules;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Octet;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.World;

/// A world without money worries: goods appear, buildings stand, agents come as they are named.
record Yardstick(World world) {
    static final Square HERE = new Square(10, 10);
    static final Square THERE = new Square(11, 10);
    static final Square BEYOND = new Square(12, 10);

    static Yardstick under(HouseRules rules) {
        GameStarted game =
                new GameStarted(
                        new Seeds(new Octet(1), new Octet(1)),
                        HERE,
                        Vector.empty(),
                        Option.none(),
                        Option.none(),
                        rules);
        return new Yardstick(World.begun(game, Turn.ZERO));
    }

    static Yardstick plain() {
        return under(HouseRules.DEFAULT);
    }

    /// The default rulings, with so many slots on foot.
    static HouseRules carrying(long slots) {
        HouseRules rules = HouseRules.DEFAULT;
        return new HouseRules(
                Bag.EMPTY,
                rules.openingAgents(),
                rules.clearingWood(),
                rules.stock(),
                rules.levels(),
                rules.workshopAuthority(),
                rules.house(),
                rules.vehicleSlots(),
                rules.vehicleCost(),
                new Amount(slots),
                rules.walk(),
                rules.roadSpeed(),
                rules.moves());
    }

    Yardstick after(GameEntry entry) {
        return new Yardstick(world.after(entry));
    }

    Yardstick piled(Square at, Resource resource, long units) {
        return after(new Unloaded(new AgentName("giver"), at, bag(resource, units)));
    }

    Yardstick carrying(String agent, Square at, Resource resource, long units) {
        return after(new Loaded(new AgentName(agent), at, bag(resource, units)));
    }

    Yardstick raised(BuildingKind kind, int level, Square at) {
        return after(
                new BuildingRaised(
                        new AgentName("giver"), kind, new Level(level), at, Option.none()));
    }

    Yardstick touring(String agent, Stop first, Stop... rest) {
        return after(
                new RouteAssigned(
                        new AgentName(agent),
                        first,
                        Vector.of(rest),
                        Option.none(),
                        Option.none()));
    }

    World on(long turn) {
        return world.carriedTo(new Turn(turn));
    }

    static Bag bag(Resource resource, long units) {
        return new Bag(TreeMap.of(resource, new Amount(units)));
    }

    static Stop loading(Square at, long waits, Resource resource, long units) {
        return new Stop(
                at, Vector.empty(), new Turn(waits), Stop.NOTHING, false, bag(resource, units));
    }

    static Stop unloading(Square at, long waits) {
        return new Stop(
                at, Vector.empty(), new Turn(waits), new Stop.Everything(), false, Bag.EMPTY);
    }

    static Stop feeding(Square at, long waits) {
        return new Stop(
                at, Vector.empty(), new Turn(waits), new Stop.Everything(), true, Bag.EMPTY);
    }

    static long pile(World world, Square at, Resource resource) {
        return world.pile(at).amount(resource).units();
    }

    Seq<AgentName> agents() {
        return world.agents().inOrder().map(agent -> agent.name());
    }
}
