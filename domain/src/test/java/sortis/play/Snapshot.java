package sortis.play;

import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.SortedSet;
import io.vavr.control.Option;
import sortis.time.Due;
import sortis.value.AgentName;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Place;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.Activity;
import sortis.world.Agent;
import sortis.world.Structure;
import sortis.world.World;

/// All that can be seen of a game on a turn, in a form that two ways of playing share.
public record Snapshot(
        Turn turn,
        Seq<Figure> agents,
        SortedMap<Square, Structure> structures,
        SortedSet<Square> cleared,
        SortedMap<Place, Bag> piles,
        Seq<Due> due,
        Bag total) {
    /// What can be seen of an agent.
    public record Figure(
            AgentName name,
            Square at,
            Activity activity,
            Option<Level> authority,
            Option<Level> vehicle,
            Bag load) {}

    public static Snapshot of(World world) {
        return new Snapshot(
                world.turn(),
                world.agents().inOrder().map(agent -> figure(agent, world.turn())),
                world.land().structures().mapValues(built -> asOf(world.turn(), built)),
                world.land().cleared(),
                world.stock().piles(),
                world.deliveries(),
                world.total());
    }

    private static Figure figure(Agent agent, Turn turn) {
        return new Figure(
                agent.name(),
                agent.plan().at(turn),
                agent.plan().activity(),
                agent.authority(),
                agent.vehicle(),
                agent.load());
    }

    /// Of a smelter, only what it did on the turn itself.
    static Structure asOf(Turn turn, Structure built) {
        return built instanceof Structure.Smelter smelter && smelter.batchesOn(turn) == 0
                ? new Structure.Smelter(smelter.level(), Turn.ZERO, 0)
                : built;
    }
}
