package sortis.world;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.time.Cycle;
import sortis.time.Itinerary;
import sortis.value.Square;
import sortis.value.Turn;

/// What an agent does until an entry says otherwise; its place at any turn is a formula (rulebook
/// §5).
public sealed interface Plan {
    /// Stands on a square.
    record Standing(Square on) implements Plan {}

    /// Walks since the end of a turn.
    record Walking(Itinerary itinerary, Turn since) implements Plan {}

    /// Goes round since the end of a turn, on which it was at stop 0.
    record OnRoute(Cycle cycle, Turn since) implements Plan {
        /// The offset in the cycle on that turn: turns since the start, modulo the period.
        public long offset(Turn turn) {
            return Math.floorMod(turn.since(since), cycle.period());
        }
    }

    /// Works on the extractor of a square.
    record Operating(Square on) implements Plan {}

    /// The square on that turn.
    default Square at(Turn turn) {
        return switch (this) {
            case Standing(Square on) -> on;
            case Operating(Square on) -> on;
            case Walking(Itinerary itinerary, Turn since) -> itinerary.at(turn.since(since));
            case OnRoute route -> route.cycle().at(route.offset(turn));
        };
    }

    /// The squares entered after the end of turn `after` up to the end of turn `upTo`; on a route
    /// each at least once.
    default Seq<Square> entered(Turn after, Turn upTo) {
        return switch (this) {
            case Standing _, Operating _ -> Vector.empty();
            case Walking(Itinerary itinerary, Turn since) ->
                    itinerary.entered(after.since(since), upTo.since(since));
            case OnRoute route -> route.cycle().entered(route.offset(after), upTo.since(after));
        };
    }

    /// The plan as it stands on that turn: a walk that has ended is standing.
    default Plan on(Turn turn) {
        boolean walkIsOver =
                this instanceof Walking(var itinerary, var since)
                        && turn.since(since) >= itinerary.turns();
        return walkIsOver ? new Standing(at(turn)) : this;
    }

    /// The word for it: `standing`, `walking`, `route` or `operating`.
    default Activity activity() {
        return switch (this) {
            case Standing _ -> Activity.STANDING;
            case Walking _ -> Activity.WALKING;
            case OnRoute _ -> Activity.ROUTE;
            case Operating _ -> Activity.OPERATING;
        };
    }
}
