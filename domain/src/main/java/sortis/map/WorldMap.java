package sortis.map;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import sortis.value.Axis;
import sortis.value.Octet;
import sortis.value.Square;

/// The map of two seeds: v(x, y) = qX(x) XOR qY(y) (rulebook §2).
public record WorldMap(Array<Octet> columns, Array<Octet> rows) {
    public static WorldMap of(Octet xSeed, Octet ySeed) {
        return new WorldMap(Lfsr.sequence(xSeed), Lfsr.sequence(ySeed));
    }

    public Octet seed(Axis axis) {
        return number(axis, 0);
    }

    /// The number at index 0 … 255 of an axis' sequence.
    public Octet number(Axis axis, int index) {
        return (axis == Axis.X ? columns : rows).get(index);
    }

    /// The number of an axis' sequence that decides about the square.
    public Octet number(Axis axis, Square square) {
        return number(axis, axis.of(square));
    }

    public Octet value(Square square) {
        return number(Axis.X, square).xor(number(Axis.Y, square));
    }

    public Terrain terrain(Square square) {
        return Terrain.of(value(square));
    }

    /// The grade of ore in the square; none but on a mountain.
    public Option<Integer> ore(Square square) {
        return OreGrade.of(value(square));
    }
}
