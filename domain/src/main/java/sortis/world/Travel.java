package sortis.world;

import io.vavr.control.Either;
import sortis.entry.AgentEntry;
import sortis.entry.AgentEntry.AgentJoined;
import sortis.entry.AgentEntry.AgentMoved;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.time.Cycle;
import sortis.time.Haulage;
import sortis.time.Itinerary;
import sortis.time.Trail;
import sortis.value.Square;

/// What entries about walks, routes and new agents do (rulebook §5).
public final class Travel {
    private Travel() {}

    static World after(World world, AgentEntry entry) {
        return switch (entry) {
            case AgentMoved moved -> walking(world, moved);
            case RouteAssigned assigned -> touring(world, assigned);
            case AgentJoined joined -> joining(world, joined);
        };
    }

    /// The walk that the entry announces; left: the first square of a broken path.
    public static Either<Square, Itinerary> itinerary(World world, AgentMoved entry) {
        return Trail.along(entry.path(), world.rules().moves())
                .map(trail -> Itinerary.of(trail, world.pace()));
    }

    /// The cycle that the entry announces; left: the first square of a broken way, or stop 0 if the
    /// period is 0.
    public static Either<Square, Cycle> cycle(World world, RouteAssigned entry) {
        return Cycle.trails(entry.stops(), world.rules().moves())
                .map(trails -> Cycle.of(entry.stops(), trails, world.pace()))
                .filterOrElse(cycle -> cycle.period() > 0, Cycle::first);
    }

    private static World walking(World world, AgentMoved entry) {
        return itinerary(world, entry)
                .fold(
                        _ -> world.putting(entry.agent(), entry.path().last()),
                        walk ->
                                world.changing(
                                        entry.agent(),
                                        agent ->
                                                agent.following(
                                                        new Plan.Walking(walk, world.turn()))));
    }

    private static World touring(World world, RouteAssigned entry) {
        return cycle(world, entry)
                .fold(
                        _ -> world.putting(entry.agent(), entry.at()),
                        cycle ->
                                visited(
                                        world.changing(
                                                entry.agent(),
                                                agent ->
                                                        agent.following(
                                                                new Plan.OnRoute(
                                                                        cycle, world.turn()))),
                                        entry));
    }

    /// The work of stop 0 is also done at once.
    private static World visited(World world, RouteAssigned entry) {
        return entry.first().works()
                ? world.with(
                        Haulage.visited(
                                Yards.of(world), entry.agent(), entry.first(), world.turn()))
                : world;
    }

    private static World joining(World world, AgentJoined entry) {
        if (world.agents().named(entry.agent()).isDefined()) {
            return world;
        }
        return world.joinedBy(Agent.standing(entry.agent(), entry.at()))
                .putting(entry.agent(), entry.at())
                .with(housing(world.land(), entry.at()));
    }

    private static Land housing(Land land, Square square) {
        return land.at(square)
                .map(structure ->
                        structure instanceof Structure.House house ? house.housing() : structure)
                .fold(() -> land, housed -> land.with(square, housed));
    }
}
