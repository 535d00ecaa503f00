package sortis.map;

import io.vavr.control.Option;
import sortis.value.Octet;

/// The ore that a mountain holds: ore(k), k the number of trailing zero **bits** of its value, not
/// of its hexadecimal digits; E0 is ore(5) (rulebook §2).
public final class OreGrade {
    private OreGrade() {}

    /// The grade of ore in a mountain of that value; none if the value is no mountain.
    public static Option<Integer> of(Octet value) {
        return Option.when(Terrain.of(value) == Terrain.MOUNTAIN, () -> trailingZeros(value));
    }

    /// Trailing zero bits of a value other than 00.
    public static int trailingZeros(Octet value) {
        return Integer.numberOfTrailingZeros(value.bits());
    }
}
