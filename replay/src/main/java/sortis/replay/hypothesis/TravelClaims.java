package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.AgentEntry;
import sortis.entry.AgentEntry.AgentJoined;
import sortis.entry.AgentEntry.AgentMoved;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.entry.LedgerEntry.PositionNoted;
import sortis.entry.LogLine.Entry;
import sortis.finding.Datum;
import sortis.time.Cycle;
import sortis.time.Itinerary;
import sortis.value.Turn;
import sortis.world.Travel;
import sortis.world.World;

/// The claims about walks, routes and positions.
final class TravelClaims {
    private TravelClaims() {}

    static Seq<Claim> of(Entry entry, AgentEntry moving, World now) {
        return switch (moving) {
            case AgentMoved moved -> arrival(entry, moved, now).toVector();
            case RouteAssigned assigned ->
                    Travel.cycle(now, assigned)
                            .map(cycle -> round(entry, assigned, cycle, now.turn()))
                            .getOrElse(Vector.empty());
            case AgentJoined _ -> Vector.empty();
        };
    }

    private static Option<Claim> arrival(Entry entry, AgentMoved moved, World now) {
        return Travel.itinerary(now, moved)
                .toOption()
                .flatMap(walk ->
                        moved.arrives()
                                .map(arrives ->
                                        Claim.of(
                                                entry,
                                                "arrival-turn",
                                                Datum.of(arrives),
                                                arrival(walk, now.turn()))));
    }

    private static Problem arrival(Itinerary walk, Turn from) {
        return new Problem.Arrival(from, steps(walk), walk.turns());
    }

    private static long steps(Itinerary walk) {
        return walk.squares().size() - 1L;
    }

    private static Seq<Claim> round(Entry entry, RouteAssigned assigned, Cycle cycle, Turn turn) {
        Option<Claim> period =
                assigned.period()
                        .map(claimed ->
                                Claim.of(entry, "route-period", Datum.of(claimed), round(cycle)));
        Option<Claim> phase =
                assigned.phase()
                        .map(claimed ->
                                Claim.of(
                                        entry,
                                        "route-phase",
                                        Datum.of(claimed),
                                        new Problem.Remainder(
                                                turn,
                                                cycle.period(),
                                                assigned.period().map(Turn::number))));
        return period.toVector().appendAll(phase);
    }

    private static Problem round(Cycle cycle) {
        return new Problem.Round(
                cycle.legs().map(leg -> leg.stop().waits().number()),
                cycle.legs().map(leg -> leg.walk().turns()),
                cycle.legs().map(leg -> steps(leg.walk())));
    }

    static Seq<Claim> of(Entry entry, PositionNoted noted, World now) {
        return now.agents()
                .named(noted.agent())
                .map(agent ->
                        Claim.of(
                                entry,
                                "position",
                                Datum.of(noted.at()),
                                new Problem.Whereabouts(agent.plan(), noted.meant(now.turn()))))
                .toVector();
    }
}
