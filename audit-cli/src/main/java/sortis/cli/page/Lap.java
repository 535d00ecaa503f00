package sortis.cli.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

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
        return combined(one, other, (a, b) -> a - b);
    }

    /// What there is after so many changes.
    static Map<Thing, Long> sum(Map<Thing, Long> one, Map<Thing, Long> change, long times) {
        return combined(one, change, (a, b) -> a + Math.multiplyExact(b, times));
    }

    private static Map<Thing, Long> combined(
            Map<Thing, Long> one, Map<Thing, Long> other, BiFunction<Long, Long, Long> how) {
        Map<Thing, Long> all = new LinkedHashMap<>(one);
        other.keySet().forEach(thing -> all.putIfAbsent(thing, 0L));
        all.replaceAll((thing, value) -> how.apply(value, other.getOrDefault(thing, 0L)));
        boolean _ = all.values().removeIf(value -> value == 0);
        return all;
    }
}
