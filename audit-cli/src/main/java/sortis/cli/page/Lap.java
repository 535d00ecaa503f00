package sortis.cli.page;

import java.util.List;
import java.util.Map;

/// One round of a team.
///
/// @param shots of all turns on which something happens
record Lap(Cast start, List<Shot> shots, Cast end) {
    /// What a team's goods look like so many turns after the start.
    record Shot(long offset, Map<Thing, Long> goods) {}

    /// Whether all went by the same amounts in both.
    boolean isLike(Lap other) {
        return changes().equals(other.changes());
    }

    private List<Map<Thing, Long>> changes() {
        Map<Thing, Long> before = start.goods();
        return shots.stream().map(shot -> difference(shot.goods(), before)).toList();
    }

    /// What one has more than the other; nothing where they are the same.
    static Map<Thing, Long> difference(Map<Thing, Long> one, Map<Thing, Long> other) {
        return sum(one, other, -1);
    }

    /// What there is after so many changes.
    static Map<Thing, Long> sum(Map<Thing, Long> one, Map<Thing, Long> change, long times) {
        Tally all = Tally.empty().with(one);
        change.forEach((thing, number) -> all.add(thing, Math.multiplyExact(number, times)));
        return all.withoutZeros().numbers();
    }
}
