package sortis.time;

import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Resource;

/// What a smelter of level n does: 2^n ore(n) and 2^(n+1) wood become 1 ore(n+1) (rulebook §6).
public final class Smelting {
    private Smelting() {}

    static Amount ore(Level level) {
        return level.powerOfTwo();
    }

    static Amount wood(Level level) {
        return level.next().powerOfTwo();
    }

    /// What so many batches take.
    public static Bag input(Level level, int batches) {
        return Bag.of(Resource.WOOD, wood(level))
                .plus(Bag.of(Resource.ore(level), ore(level)))
                .times(batches);
    }

    /// What so many batches give.
    public static Bag output(Level level, long batches) {
        return Bag.of(product(level), new Amount(batches));
    }

    /// The resource that comes out.
    public static Resource product(Level level) {
        return Resource.ore(level.next());
    }
}
