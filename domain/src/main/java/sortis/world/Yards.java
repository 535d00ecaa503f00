package sortis.world;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.entry.BuildingKind;
import sortis.ruling.HouseRules;
import sortis.time.Hauler;
import sortis.time.Source;
import sortis.time.Yard;
import sortis.value.Square;
import sortis.value.Turn;

/// The part of a world that goods depend on, and back.
final class Yards {
    private Yards() {}

    static Yard of(World world) {
        Yard.Works works = new Yard.Works(sources(world), world.land().all(BuildingKind.SMELTER));
        return new Yard(
                world.rules().stock(),
                world.stock(),
                works,
                world.haulers(),
                world.land().litOn(world.turn()));
    }

    private static Seq<Source> sources(World world) {
        return world.mines()
                .map(mine -> new Source(world.placeOf(mine.at()), mine.resource(), mine.perTurn()));
    }

    static Option<Hauler> hauler(Agent agent, HouseRules rules) {
        return agent.plan() instanceof Plan.OnRoute(var cycle, var since) && cycle.works()
                ? Option.of(
                        new Hauler(agent.name(), cycle, since, agent.load(), agent.slots(rules)))
                : Option.none();
    }

    /// The land with one more batch begun in the smelter of that square.
    static Land fired(Land land, Square square, Turn turn) {
        return land.at(square)
                .map(structure ->
                        structure instanceof Structure.Smelter smelter
                                ? smelter.firing(turn, 1)
                                : structure)
                .fold(() -> land, fired -> land.with(square, fired));
    }
}
