package sortis.cli.page;

import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;

/// Where turns lie on the slider and in charts, 0 … 1000. Turns between two stations lie evenly; a
/// long gap takes more room than a short one, but not as much as it is longer, so that a skip of a
/// million turns leaves room for the entries around it.
///
/// @param places of the stations, and of a turn some way after the last entry
record Axis(SortedMap<Long, Double> places) {
    /// How long the axis is.
    static final int LENGTH = 1000;

    /// Gaps up to so many turns take as much room as they have turns.
    private static final double EVEN = 8;

    static Axis of(Vector<Long> stations) {
        Vector<Long> turns = stations.append(after(stations)).distinct().sorted();
        Vector<Double> room = turns.zip(turns.drop(1)).map(gap -> room(gap._2 - gap._1));
        double all = room.fold(0.0, Double::sum);
        return new Axis(
                TreeMap.ofEntries(
                        turns.zip(room.scanLeft(0.0, Double::sum).map(sum -> sum / all * LENGTH))));
    }

    /// So that what the plans yield can be seen.
    private static long after(Vector<Long> stations) {
        long first = stations.min().getOrElse(0L);
        long last = stations.max().getOrElse(0L);
        return last + Math.max(10, (last - first) / 20);
    }

    private static double room(long turns) {
        return turns <= EVEN ? turns : EVEN * (1 + Math.log(turns / EVEN) / Math.log(2));
    }

    /// The place of a turn; those off the axis lie at its ends.
    double place(long turn) {
        long before = places.keySet().filter(each -> each <= turn).max().getOrElse(first());
        long after = places.keySet().find(each -> each > turn).getOrElse(before);
        double from = places.getOrElse(before, 0.0);
        double to = places.getOrElse(after, (double) LENGTH);
        return after == before || turn < before
                ? from
                : from + (to - from) * (turn - before) / (after - before);
    }

    long first() {
        return places.keySet().min().getOrElse(0L);
    }

    long last() {
        return places.keySet().max().getOrElse(0L);
    }
}
