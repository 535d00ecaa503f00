package sortis.bench.game;

import java.util.Arrays;
import java.util.stream.IntStream;

/// Units of each resource, which change: a pile, a load; or which do not: a cost.
final class Goods {
    static final int WOOD = 0;
    static final int KINDS = 10;

    private final long[] units;

    private Goods(long[] units) {
        this.units = units;
    }

    static int ore(int grade) {
        return grade + 1;
    }

    static Goods none() {
        return new Goods(new long[KINDS]);
    }

    static Goods of(int resource, long units) {
        Goods goods = none();
        goods.gain(resource, units);
        return goods;
    }

    static String name(int resource) {
        return resource == WOOD ? "wood" : "ore(" + (resource - 1) + ")";
    }

    static IntStream kinds() {
        return IntStream.range(0, KINDS);
    }

    long of(int resource) {
        return units[resource];
    }

    long sum() {
        return Arrays.stream(units).sum();
    }

    boolean isEmpty() {
        return sum() == 0;
    }

    boolean holds(Goods other) {
        for (int resource = 0; resource < KINDS; resource++) {
            if (units[resource] < other.units[resource]) {
                return false;
            }
        }
        return true;
    }

    Goods copy() {
        return new Goods(units.clone());
    }

    Goods plus(Goods other) {
        Goods sum = copy();
        sum.gain(other);
        return sum;
    }

    Goods minus(Goods other) {
        Goods rest = copy();
        rest.lose(other);
        return rest;
    }

    void gain(int resource, long more) {
        units[resource] += more;
    }

    void gain(Goods more) {
        for (int resource = 0; resource < KINDS; resource++) {
            units[resource] += more.units[resource];
        }
    }

    void lose(Goods less) {
        for (int resource = 0; resource < KINDS; resource++) {
            units[resource] -= less.units[resource];
        }
    }

    /// Takes up to so much away, of each resource, and gives what is taken.
    Goods take(Goods wanted) {
        Goods taken = none();
        for (int resource = 0; resource < KINDS; resource++) {
            taken.units[resource] = Math.min(units[resource], wanted.units[resource]);
        }
        lose(taken);
        return taken;
    }
}
