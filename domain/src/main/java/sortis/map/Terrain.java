package sortis.map;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;
import sortis.value.Nibble;
import sortis.value.Octet;

/// What a square is by its value: below 75 water, below E0 forest, else mountain (rulebook §2).
public enum Terrain {
    WATER,
    FOREST,
    MOUNTAIN;

    /// The first value that is forest.
    public static final Octet FOREST_FROM = new Octet(0x75);

    /// The first value that is mountain.
    public static final Octet MOUNTAIN_FROM = new Octet(0xE0);

    private static final Nibble UNDECIDED = new Nibble(7);

    public static Terrain of(Octet value) {
        if (value.bits() < FOREST_FROM.bits()) {
            return WATER;
        }
        return value.bits() < MOUNTAIN_FROM.bits() ? FOREST : MOUNTAIN;
    }

    /// The terrain of every value with this first digit; none for 7, which has both water and
    /// forest.
    public static Option<Terrain> decidedBy(Nibble first) {
        return Option.when(!first.equals(UNDECIDED), () -> of(new Octet(first.digit() << 4)));
    }

    /// The terrain that logs spell so.
    public static Option<Terrain> named(String name) {
        return Array.of(values()).find(terrain -> terrain.toString().equals(name));
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
