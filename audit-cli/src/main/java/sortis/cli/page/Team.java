package sortis.cli.page;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.stream.LongStream;
import sortis.entry.Stop;
import sortis.time.Cycle;
import sortis.value.AgentName;
import sortis.value.Level;
import sortis.value.Place;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.world.Agent;
import sortis.world.Plan;
import sortis.world.Structure;
import sortis.world.World;

/// Agents on routes whose work meets: one takes what another touches too.
///
/// @param members at least one, in the order in which they joined
/// @param touched what they add to or take from
/// @param taken what they take from
/// @param beats when they work
record Team(
        Vector<AgentName> members,
        Set<Tuple2<Place, Resource>> touched,
        Set<Tuple2<Place, Resource>> taken,
        Set<Square> smelters,
        Vector<Beat> beats) {
    private static final Team NOBODY =
            new Team(
                    Vector.empty(),
                    HashSet.empty(),
                    HashSet.empty(),
                    HashSet.empty(),
                    Vector.empty());

    /// Work that comes again and again.
    ///
    /// @param since a turn on which it is done
    private record Beat(long since, long every) {
        LongStream within(long after, long upTo) {
            long first = after + every - Math.floorMod(after - since, every);
            return LongStream.iterate(first, turn -> turn <= upTo, turn -> turn + every);
        }

        double calls(long turns) {
            return (double) turns / every;
        }
    }

    /// All teams of a world.
    static Seq<Team> of(World world) {
        return world.agents()
                .inOrder()
                .map(agent -> alone(world, agent))
                .reject(team -> team.beats.isEmpty())
                .foldLeft(Vector.empty(), Team::joined);
    }

    private static Team alone(World world, Agent agent) {
        return agent.plan() instanceof Plan.OnRoute route && route.cycle().works()
                ? route.cycle()
                        .legs()
                        .map(leg -> at(world, agent, route, leg))
                        .fold(NOBODY, Team::with)
                : NOBODY;
    }

    /// What it does at one stop. What is fed comes out a turn later.
    private static Team at(World world, Agent agent, Plan.OnRoute route, Cycle.Leg leg) {
        Stop stop = leg.stop();
        boolean isMoving = world.rules().stock().isCarried();
        Vector<Level> fed = stop.feed() ? smelter(world, stop.at()) : Vector.empty();
        Vector<Resource> input =
                fed.flatMap(level -> Vector.of(Resource.WOOD, Resource.ore(level)));
        Vector<Resource> loaded = isMoving ? stop.load().resources().toVector() : Vector.empty();
        Vector<Resource> unloaded = isMoving ? unloaded(agent, route, stop) : Vector.empty();
        Vector<Resource> output = fed.map(level -> Resource.ore(level.next()));
        Beat visit = new Beat(route.since().number() + leg.arrives(), route.cycle().period());
        Beat after = new Beat(visit.since + 1, visit.every);
        boolean isIdle = input.isEmpty() && loaded.isEmpty() && unloaded.isEmpty();
        return new Team(
                Vector.of(agent.name()),
                lying(world, stop, input.appendAll(loaded).appendAll(unloaded).appendAll(output)),
                lying(world, stop, input.appendAll(loaded)),
                HashSet.ofAll(fed.map(_ -> stop.at())),
                isIdle ? Vector.empty() : fed.map(_ -> after).prepend(visit));
    }

    private static Vector<Level> smelter(World world, Square at) {
        return world.land()
                .at(at)
                .filter(Structure.Smelter.class::isInstance)
                .map(Structure::level)
                .toVector();
    }

    /// All that it can ever carry, or what the stop says.
    private static Vector<Resource> unloaded(Agent agent, Plan.OnRoute route, Stop stop) {
        return switch (stop.unload()) {
            case Stop.Everything _ ->
                    route.cycle()
                            .legs()
                            .toVector()
                            .flatMap(leg -> leg.stop().load().resources())
                            .appendAll(agent.load().resources());
            case Stop.UpTo(var what) -> what.resources().toVector();
        };
    }

    private static Set<Tuple2<Place, Resource>> lying(
            World world, Stop stop, Seq<Resource> resources) {
        Place place = world.placeOf(stop.at());
        return HashSet.ofAll(resources.map(resource -> Tuple.of(place, resource)));
    }

    private static Vector<Team> joined(Vector<Team> teams, Team next) {
        var split = teams.partition(next::meets);
        return split._2.append(split._1.foldRight(next, Team::with));
    }

    private boolean meets(Team other) {
        return touched.exists(other.taken::contains) || taken.exists(other.touched::contains);
    }

    private Team with(Team other) {
        return new Team(
                members.appendAll(other.members).distinct(),
                touched.union(other.touched),
                taken.union(other.taken),
                smelters.union(other.smelters),
                beats.appendAll(other.beats));
    }

    boolean feeds() {
        return !smelters.isEmpty();
    }

    /// After how many turns all of them are where they were.
    BigInteger period() {
        return beats.map(beat -> BigInteger.valueOf(beat.every()))
                .fold(BigInteger.ONE, (one, other) -> one.multiply(other).divide(one.gcd(other)));
    }

    /// About how often something happens in so many turns.
    double calls(long turns) {
        return beats.map(beat -> beat.calls(turns)).fold(0.0, Double::sum);
    }

    /// The turns on which something happens, after that one and up to the other.
    long[] turns(long after, long upTo) {
        return beats.toJavaStream()
                .flatMapToLong(beat -> beat.within(after, upTo))
                .sorted()
                .distinct()
                .toArray();
    }
}
