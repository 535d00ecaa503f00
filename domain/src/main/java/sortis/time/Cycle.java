package sortis.time;

import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import sortis.entry.Stop;
import sortis.ruling.Moves;
import sortis.value.Path;
import sortis.value.Square;

/// A route with its timetable: position = f(turn mod period) (rulebook §5).
///
/// @param legs one for each stop, in order, at least one
public record Cycle(Array<Leg> legs) {
    /// A stop and the walk from it to the next.
    ///
    /// @param arrives the offset in the cycle on which the agent arrives at the stop
    public record Leg(Stop stop, long arrives, Itinerary walk) {
        /// The offset from which on it walks.
        long leaves() {
            return arrives + stop.waits().number();
        }

        long ends() {
            return leaves() + walk.turns();
        }

        private Square at(long offset) {
            return walk.at(offset - leaves());
        }

        private Seq<Square> entered(long after, long upTo) {
            return walk.entered(after - leaves(), upTo - leaves());
        }
    }

    /// The trails from each stop to the next; left: the first square that no straight line reaches.
    public static Either<Square, Seq<Trail>> trails(Seq<Stop> stops, Moves moves) {
        return Either.sequenceRight(paths(stops).map(path -> Trail.along(path, moves)))
                .map(Seq::toVector);
    }

    /// The cycle over these stops along these trails, one for each stop.
    public static Cycle of(Seq<Stop> stops, Seq<Trail> trails, Pace pace) {
        Vector<Leg> legs =
                stops.zip(trails)
                        .foldLeft(
                                Vector.empty(),
                                (done, next) ->
                                        done.append(
                                                new Leg(
                                                        next._1,
                                                        end(done),
                                                        Itinerary.of(next._2, pace))));
        return new Cycle(legs.toArray());
    }

    private static Seq<Path> paths(Seq<Stop> stops) {
        boolean standsStill = stops.size() == 1 && stops.forAll(stop -> stop.via().isEmpty());
        Seq<Square> next = stops.map(Stop::at).drop(1).appendAll(stops.map(Stop::at).take(1));
        return stops.zip(next)
                .map(leg ->
                        new Path(
                                leg._1.at(),
                                standsStill ? List.empty() : leg._1.via().append(leg._2)));
    }

    private static long end(Seq<Leg> legs) {
        return legs.lastOption().map(Leg::ends).getOrElse(0L);
    }

    /// Turns of one round: all walks and all waits. A period of 0 is no route.
    public long period() {
        return end(legs);
    }

    /// The square at an offset 0 … period − 1 of the cycle.
    public Square at(long offset) {
        return legs.findLast(leg -> leg.arrives() <= offset)
                .map(leg -> leg.at(offset))
                .getOrElse(first());
    }

    /// Whether any stop unloads, feeds or loads.
    public boolean works() {
        return legs.exists(leg -> leg.stop().works());
    }

    /// The square of stop 0.
    public Square first() {
        return legs.get(0).stop().at();
    }

    /// The squares entered in so many turns after an offset of the cycle.
    public Seq<Square> entered(long offset, long turns) {
        long within = Math.min(turns, period());
        long round = period() - offset;
        return enteredWithin(offset, Math.min(period(), offset + within))
                .appendAll(enteredWithin(0, Math.max(0, within - round)));
    }

    private Seq<Square> enteredWithin(long after, long upTo) {
        return legs.flatMap(leg -> leg.entered(after, upTo));
    }
}
