package sortis.time;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import sortis.ruling.RoadSpeed;
import sortis.value.Level;
import sortis.value.Square;

/// How fast agents walk: `walk` steps a turn, or more at once along road (rulebook §5).
public record Pace(int walk, RoadSpeed roadSpeed, Roads roads) {
    /// How many steps of the trail are taken in the turn that begins at index `from` of it.
    int stepsFrom(Array<Square> trail, int from) {
        int remaining = trail.size() - 1 - from;
        return Math.min(remaining, Math.max(walk, alongRoad(trail, from)));
    }

    /// The most steps k that all lead from road to road and are no more than the speed of the
    /// lowest grade among the k+1 squares. That speed only falls as k grows, so the first k that is
    /// too many ends the search.
    private int alongRoad(Array<Square> trail, int from) {
        int steps = 0;
        Option<Level> lowest = roads.gradeAt(trail.get(from));
        while (lowest.isDefined() && from + steps + 1 < trail.size()) {
            lowest = lower(lowest, roads.gradeAt(trail.get(from + steps + 1)));
            if (!allows(lowest, steps + 1)) {
                break;
            }
            steps++;
        }
        return steps;
    }

    private boolean allows(Option<Level> lowest, int steps) {
        return lowest.exists(grade -> steps <= roadSpeed.squares(grade));
    }

    private static Option<Level> lower(Option<Level> one, Option<Level> other) {
        return one.flatMap(grade -> other.map(next -> next.isAtLeast(grade) ? grade : next));
    }
}
