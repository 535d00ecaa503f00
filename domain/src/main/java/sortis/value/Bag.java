package sortis.value;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import java.util.Arrays;
import java.util.function.IntPredicate;

/// A bag of resources (rulebook §1). What is left out counts as 0. A bag keeps a 0 that was
/// written; bags that come out of arithmetic hold no zeros.
///
/// Every entry handles some, so they are held as numbers side by side and not as a tree.
public final class Bag {
    public static final Bag EMPTY = new Bag(new int[0], new long[0]);

    /// The ranks of the resources held, ascending, and how much there is of each.
    private final int[] ranks;

    private final long[] units;

    private Bag(int[] ranks, long[] units) {
        this.ranks = ranks;
        this.units = units;
    }

    public Bag(SortedMap<Resource, Amount> amounts) {
        this(
                amounts.keySet().toJavaStream().mapToInt(Resource::rank).toArray(),
                amounts.values().toJavaStream().mapToLong(Amount::units).toArray());
    }

    /// A bag of one resource.
    public static Bag of(Resource resource, Amount amount) {
        return amount.isNone()
                ? EMPTY
                : new Bag(new int[] {resource.rank()}, new long[] {amount.units()});
    }

    /// Of each resource named, wood first, then ores by grade, how much there is.
    public SortedMap<Resource, Amount> amounts() {
        return TreeMap.ofEntries(held());
    }

    /// The same as pairs, in that order.
    public Seq<Tuple2<Resource, Amount>> held() {
        return Array.tabulate(
                ranks.length, at -> Tuple.of(Resource.ranked(ranks[at]), new Amount(units[at])));
    }

    public Amount amount(Resource resource) {
        long held = units(resource.rank());
        return held == 0 ? Amount.NONE : new Amount(held);
    }

    private long units(int rank) {
        for (int at = 0; at < ranks.length; at++) {
            if (ranks[at] == rank) {
                return units[at];
            }
        }
        return 0;
    }

    /// The resources named, wood first, then ores by grade.
    public Seq<Resource> resources() {
        return Array.tabulate(ranks.length, at -> Resource.ranked(ranks[at]));
    }

    /// All units together, whatever they are.
    public Amount units() {
        long all = 0;
        for (long some : units) {
            all = Math.addExact(all, some);
        }
        return new Amount(all);
    }

    public boolean isEmpty() {
        return countOf(at -> units[at] != 0) == 0;
    }

    /// Whether both hold the same, a written 0 or none.
    public boolean holdsSameAs(Bag other) {
        return withoutZeros().equals(other.withoutZeros());
    }

    public Bag plus(Bag other) {
        return changed(other, 1);
    }

    /// The difference, which may hold negative amounts.
    public Bag minus(Bag other) {
        return changed(other, -1);
    }

    /// The other's amounts, so many times, come to these; where nothing is left, nothing is named.
    private Bag changed(Bag other, long factor) {
        if (other.ranks.length == 0) {
            return this;
        }
        Merge merge = new Merge(ranks.length + other.ranks.length);
        int mine = 0;
        for (int theirs = 0; theirs < other.ranks.length; theirs++) {
            int rank = other.ranks[theirs];
            for (; mine < ranks.length && ranks[mine] < rank; mine++) {
                merge.add(ranks[mine], units[mine]);
            }
            boolean isBoth = mine < ranks.length && ranks[mine] == rank;
            long change = Math.multiplyExact(other.units[theirs], factor);
            long sum = isBoth ? Math.addExact(units[mine], change) : change;
            if (sum != 0) {
                merge.add(rank, sum);
            }
            mine += isBoth ? 1 : 0;
        }
        for (; mine < ranks.length; mine++) {
            merge.add(ranks[mine], units[mine]);
        }
        return merge.bag();
    }

    /// A bag that is put together in the order of its resources.
    private static final class Merge {
        private final int[] ranks;
        private final long[] units;
        private int size;

        Merge(int room) {
            this.ranks = new int[room];
            this.units = new long[room];
        }

        void add(int rank, long some) {
            ranks[size] = rank;
            units[size] = some;
            size++;
        }

        Bag bag() {
            if (size == 0) {
                return EMPTY;
            }
            return size == ranks.length
                    ? new Bag(ranks, units)
                    : new Bag(Arrays.copyOf(ranks, size), Arrays.copyOf(units, size));
        }
    }

    public Bag times(long factor) {
        return new Bag(
                ranks,
                Arrays.stream(units).map(some -> Math.multiplyExact(some, factor)).toArray());
    }

    /// What both have: of each resource the lesser amount.
    public Bag within(Bag other) {
        Merge merge = new Merge(ranks.length);
        for (int at = 0; at < ranks.length; at++) {
            long both = Math.min(units[at], other.units(ranks[at]));
            if (both != 0) {
                merge.add(ranks[at], both);
            }
        }
        return merge.bag();
    }

    /// What this has beyond the other, never negative.
    public Bag beyond(Bag other) {
        return minus(other).positive();
    }

    /// The part of it that is more than nothing.
    public Bag positive() {
        return only(at -> units[at] > 0);
    }

    public Bag withoutZeros() {
        return only(at -> units[at] != 0);
    }

    private Bag only(IntPredicate isMeant) {
        int count = countOf(isMeant);
        if (count == ranks.length) {
            return this;
        }
        Merge merge = new Merge(count);
        for (int at = 0; at < ranks.length; at++) {
            if (isMeant.test(at)) {
                merge.add(ranks[at], units[at]);
            }
        }
        return merge.bag();
    }

    private int countOf(IntPredicate isMeant) {
        int count = 0;
        for (int at = 0; at < ranks.length; at++) {
            count += isMeant.test(at) ? 1 : 0;
        }
        return count;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bag bag
                && Arrays.equals(ranks, bag.ranks)
                && Arrays.equals(units, bag.units);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(ranks) + Arrays.hashCode(units);
    }

    @Override
    public String toString() {
        return held().map(each -> each._1 + ": " + each._2).mkString("{", ", ", "}");
    }
}
