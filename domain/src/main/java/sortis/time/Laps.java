package sortis.time;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The course of a group so far, lap by lap, and where it repeats. Laps that repeat are joined into
/// one, so that repetitions of repetitions are found as well.
final class Laps {
    /// The longest repeated stretch that is looked for, in laps.
    private static final int LONGEST = 256;

    /// How many decisions are kept at the most, so that memory stays bounded.
    private static final long MOST = 8_000_000;

    private final List<Lap> laps = new ArrayList<>();
    private long kept;

    void add(Lap lap) {
        laps.addLast(lap);
        kept += lap.size();
        while (laps.size() > 2 * LONGEST || (kept > MOST && !laps.isEmpty())) {
            drop(0, 1);
        }
    }

    private void drop(int from, int to) {
        List<Lap> dropped = laps.subList(from, to);
        kept -= dropped.stream().mapToLong(Lap::size).sum();
        dropped.clear();
    }

    /// If the last stretch of laps is like the one before it and so will go on to repeat: all those
    /// repetitions as one lap, no more rounds than `most`; a lap of 0 rounds if there are none.
    Lap repeated(long most) {
        return IntStream.rangeClosed(1, laps.size() / 2)
                .filter(this::repeats)
                .mapToObj(length -> repeated(length, most))
                .filter(lap -> lap.rounds() > 0)
                .findFirst()
                .orElse(Lap.of(0, new long[0], new long[0]));
    }

    private boolean repeats(int length) {
        int end = laps.size();
        return IntStream.rangeClosed(1, length)
                .allMatch(back -> laps.get(end - back).isLike(laps.get(end - back - length)));
    }

    private Lap repeated(int length, long most) {
        List<Lap> last = last(length, 0);
        List<Lap> before = last(length, length);
        long rounds = last.stream().mapToLong(Lap::rounds).sum();
        long repeats =
                IntStream.range(0, length)
                        .mapToLong(i -> last.get(i).repeatsAfter(before.get(i)))
                        .reduce(most / rounds, Math::min);
        long[] change = times(sum(last), repeats);
        if (repeats > 0) {
            join(length, rounds, repeats);
        }
        return Lap.of(rounds * repeats, change, new long[0]);
    }

    private List<Lap> last(int length, int back) {
        return List.copyOf(laps.subList(laps.size() - back - length, laps.size() - back));
    }

    /// Puts one lap in the place of the two like stretches at the end and their repetitions.
    private void join(int length, long rounds, long repeats) {
        List<Lap> last = last(length, 0);
        List<Lap> first = last(length, length);
        Stream<long[]> decisions =
                Stream.concat(
                        first.stream().map(Lap::decisions),
                        IntStream.range(0, length)
                                .mapToObj(i -> last.get(i).decisionsAfter(first.get(i), repeats)));
        Lap joined =
                Lap.joined(
                        first,
                        rounds * (repeats + 2),
                        times(sum(last), repeats + 2),
                        decisions.flatMapToLong(java.util.Arrays::stream).toArray());
        drop(laps.size() - 2 * length, laps.size());
        add(joined);
    }

    private static long[] sum(List<Lap> stretch) {
        long[] sum = new long[stretch.getFirst().change().length];
        stretch.forEach(lap -> {
            for (int i = 0; i < sum.length; i++) {
                sum[i] += lap.change()[i];
            }
        });
        return sum;
    }

    private static long[] times(long[] change, long factor) {
        long[] product = new long[change.length];
        for (int i = 0; i < product.length; i++) {
            product[i] = Math.multiplyExact(change[i], factor);
        }
        return product;
    }
}
