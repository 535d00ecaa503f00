package sortis.play;

import io.vavr.collection.TreeMap;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Resource;

/// A heap of goods that changes.
final class Goods {
    /// Wood first, then the ores by grade.
    private final long[] units = new long[Resource.LAST_GRADE + 2];

    private static int index(Resource resource) {
        return resource.rank() + 1;
    }

    long of(Resource resource) {
        return units[index(resource)];
    }

    void add(Resource resource, long more) {
        units[index(resource)] += more;
    }

    void addAll(Bag bag) {
        bag.amounts().forEach((resource, amount) -> add(resource, amount.units()));
    }

    /// Takes that many, or all there are if they are fewer; how many were taken.
    long takeUpTo(Resource resource, long most) {
        long taken = Math.min(most, of(resource));
        add(resource, -taken);
        return taken;
    }

    long all() {
        long sum = 0;
        for (long each : units) {
            sum += each;
        }
        return sum;
    }

    Bag bag() {
        TreeMap<Resource, Amount> amounts = TreeMap.empty();
        for (int i = 0; i < units.length; i++) {
            amounts =
                    units[i] == 0
                            ? amounts
                            : amounts.put(new Resource(i - 1), new Amount(units[i]));
        }
        return new Bag(amounts);
    }
}
