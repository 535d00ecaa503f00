package sortis.cli.page;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.cli.page.Piece.Step;
import sortis.time.Cycle;
import sortis.time.Cycle.Leg;
import sortis.time.Itinerary;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.Plan;

/// Where a plan takes its agent.
///
/// @param squares by number, turn by turn, see [Sight#index]
/// @param corners of the way as walked; of a route, back to its first square
record Journey(Piece squares, Vector<Square> corners) {
    static Journey of(Plan plan, Turn now) {
        return switch (plan) {
            case Plan.Standing(Square on) -> resting(on, now);
            case Plan.Operating(Square on) -> resting(on, now);
            case Plan.Walking(Itinerary walk, Turn since) ->
                    new Journey(
                            new Piece(since.number(), 0, 0, 0, steps(walk, 0)),
                            corners(walk.squares()));
            case Plan.OnRoute(Cycle cycle, Turn since) ->
                    new Journey(
                            new Piece(since.number(), 0, cycle.period(), 0, steps(cycle)),
                            corners(cycle.legs().flatMap(leg -> leg.walk().squares())));
        };
    }

    private static Journey resting(Square on, Turn now) {
        return new Journey(Piece.straight(now.number(), Sight.index(on), 0), Vector.empty());
    }

    private static Vector<Step> steps(Itinerary walk, long leaves) {
        return Vector.rangeClosed(0, (int) walk.turns())
                .map(turn -> new Step(leaves + turn, Sight.index(walk.at(turn))));
    }

    /// At each stop until it leaves, then on its way.
    private static Vector<Step> steps(Cycle cycle) {
        return cycle.legs()
                .toVector()
                .flatMap(leg -> steps(leg.walk(), leaves(leg)).drop(1).prepend(arrival(leg)))
                .filter(step -> step.offset() < cycle.period());
    }

    private static long leaves(Leg leg) {
        return leg.arrives() + leg.stop().waits().number();
    }

    private static Step arrival(Leg leg) {
        return new Step(leg.arrives(), Sight.index(leg.stop().at()));
    }

    /// Only the squares where the way begins, turns or ends.
    private static Vector<Square> corners(Seq<Square> way) {
        Vector<Square> corners = Vector.empty();
        for (Square next : way) {
            Vector<Square> last = corners.takeRight(2);
            boolean isStraight = last.size() == 2 && isStraight(last.get(0), last.get(1), next);
            boolean isThere = last.contains(next) && last.indexOf(next) == last.size() - 1;
            corners =
                    isThere ? corners : (isStraight ? corners.dropRight(1) : corners).append(next);
        }
        return corners;
    }

    private static boolean isStraight(Square one, Square two, Square three) {
        return heading(one.x(), two.x()) == heading(two.x(), three.x())
                && heading(one.y(), two.y()) == heading(two.y(), three.y());
    }

    private static int heading(int from, int to) {
        return Integer.signum(to - from);
    }
}
