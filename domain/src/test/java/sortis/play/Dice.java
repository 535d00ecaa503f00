package sortis.play;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import sortis.ruling.HouseRules;
import sortis.ruling.HouseRuling;
import sortis.ruling.LevelsRuling;
import sortis.ruling.Moves;
import sortis.ruling.RoadSpeed;
import sortis.ruling.StockRuling;
import sortis.ruling.VehicleCost;
import sortis.ruling.VehicleSlots;
import sortis.ruling.WorkshopAuthority;
import sortis.value.Amount;
import sortis.value.Bag;

/// Chance, from a seed.
public final class Dice {
    private final Random random;

    public Dice(long seed) {
        this.random = new Random(seed);
    }

    /// A number from 0 up to, not including, that one.
    public int below(int end) {
        return random.nextInt(end);
    }

    /// A number from the first to the last one.
    public long from(long first, long last) {
        return random.nextLong(first, last + 1);
    }

    /// True so many times in a hundred.
    public boolean chance(int percent) {
        return below(100) < percent;
    }

    @SafeVarargs
    public final <T> T any(T... choices) {
        return choices[below(choices.length)];
    }

    public <T> T any(Seq<T> choices) {
        return choices.asJava().get(below(choices.size()));
    }

    /// So many things made one after the other.
    public <T> Seq<T> times(long count, Supplier<T> make) {
        Vector<T> made = Vector.empty();
        for (long i = 0; i < count; i++) {
            made = made.append(make.get());
        }
        return made;
    }

    /// The same things in another order.
    public <T> Seq<T> shuffled(Seq<T> things) {
        List<T> mixed = new ArrayList<>(things.asJava());
        Collections.shuffle(mixed, random);
        return Vector.ofAll(mixed);
    }

    /// Rulings of every kind.
    public HouseRules rules(Bag opening, int agents) {
        return new HouseRules(
                opening,
                agents,
                new Amount(any(0L, 1L, 1L, 1L, 2L, 3L, 64L)),
                any(StockRuling.LOCAL, StockRuling.LOCAL, StockRuling.POOLED),
                any(LevelsRuling.values()),
                any(WorkshopAuthority.values()),
                any(HouseRuling.values()),
                any(VehicleSlots.values()),
                any(VehicleCost.values()),
                new Amount(any(0L, 1L, 1L, 2L, 3L, 5L, 9L, 64L)),
                any(1, 1, 1, 2, 3, 8),
                any(RoadSpeed.values()),
                any(Moves.values()));
    }
}
