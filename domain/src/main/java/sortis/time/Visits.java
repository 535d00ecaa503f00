package sortis.time;

import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import sortis.entry.Stop;
import sortis.value.AgentName;
import sortis.value.Place;
import sortis.value.Turn;

/// Routes gone round visit by visit, as on paper: right for any span, quick for a short one.
final class Visits {
    private Visits() {}

    /// An agent at work.
    ///
    /// @param hauler its index among the haulers of the yard
    private record Visit(Turn turn, int hauler, Stop stop) {}

    /// How many visits there are in so many turns, on average.
    static double count(Yard yard, long turns) {
        return yard.haulers().map(hauler -> hauler.visits(turns)).fold(0.0, Double::sum);
    }

    /// The yard at the end of turn `to`.
    static Yard played(Yard yard, Turn from, Turn to) {
        Seq<Visit> visits = visits(yard, from, to);
        Set<Place> touched = HashSet.ofAll(visits.map(visit -> yard.placeOf(visit.stop().at())));
        var sources = yard.works().sources().partition(source -> touched.contains(source.place()));
        Seq<Source> near = sources._1;
        Yard now = passed(yard, sources._2, from, to);
        Turn at = from;
        for (Visit visit : visits) {
            now =
                    worked(
                            at.isBefore(visit.turn()) ? passed(now, near, at, visit.turn()) : now,
                            visit);
            at = visit.turn();
        }
        return at.isBefore(to) ? passed(now, near, at, to) : now;
    }

    /// In the order in which they come: by turn, then in the order in which the agents joined.
    private static Seq<Visit> visits(Yard yard, Turn from, Turn to) {
        return yard.haulers()
                .zipWithIndex()
                .flatMap(each -> visits(each._1, each._2, from, to))
                .sortBy(Visit::turn);
    }

    private static Seq<Visit> visits(Hauler hauler, int index, Turn from, Turn to) {
        return hauler.cycle()
                .legs()
                .filter(leg -> leg.stop().works())
                .flatMap(leg ->
                        hauler.arrivals(leg.arrives(), from, to)
                                .map(turn -> new Visit(turn, index, leg.stop())));
    }

    /// One visit of an agent on the present turn, besides those of its round.
    static Yard worked(Yard yard, AgentName agent, Stop stop, Turn turn) {
        int index = yard.haulers().indexWhere(hauler -> hauler.name().equals(agent));
        return worked(yard, new Visit(turn, index, stop));
    }

    private static Yard worked(Yard yard, Visit visit) {
        Hauler hauler = yard.haulers().get(visit.hauler());
        Stopover done = new Stopover(yard, hauler, visit.stop()).worked(visit.turn());
        Yard after = done.yard();
        return after.with(
                after.stock(), yard.haulers().update(visit.hauler(), done.hauler()), after.lit());
    }

    private static Yard passed(Yard yard, Seq<Source> sources, Turn from, Turn to) {
        return yard.with(
                Production.carried(yard.stock(), sources, yard.ruling(), from, to),
                yard.haulers(),
                HashSet.empty());
    }
}
