package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import sortis.finding.Datum;
import sortis.map.OreGrade;
import sortis.map.Terrain;
import sortis.map.WorldMap;
import sortis.replay.hypothesis.Problem.Digit;
import sortis.replay.hypothesis.Problem.Grade;
import sortis.replay.hypothesis.Problem.Ground;
import sortis.replay.hypothesis.Problem.Value;
import sortis.value.Axis;
import sortis.value.Octet;
import sortis.value.Square;

/// Slips in charting squares (rulebook §2).
public enum ChartSlip implements Hypothesis {
    /// Column and row exchanged.
    AXES_EXCHANGED(value((at, map) -> moved(at.y(), at.x(), map))),

    /// OR for XOR.
    OR_FOR_XOR(joined((column, row) -> column | row)),

    /// AND for XOR.
    AND_FOR_XOR(joined((column, row) -> column & row)),

    /// Added, what goes beyond FF dropped.
    ADDED(joined((column, row) -> (column + row) & Octet.LAST)),

    /// The number of the column alone.
    COLUMN_ALONE(joined((column, _) -> column)),

    /// The number of the row alone.
    ROW_ALONE(joined((_, row) -> row)),

    /// Columns and rows counted from 1.
    COUNTED_FROM_ONE(value((at, map) -> moved(at.x() - 1, at.y() - 1, map))),

    /// The column before.
    COLUMN_BEFORE(value((at, map) -> moved(at.x() - 1, at.y(), map))),

    /// The column after.
    COLUMN_AFTER(value((at, map) -> moved(at.x() + 1, at.y(), map))),

    /// The row before.
    ROW_BEFORE(value((at, map) -> moved(at.x(), at.y() - 1, map))),

    /// The row after.
    ROW_AFTER(value((at, map) -> moved(at.x(), at.y() + 1, map))),

    /// 75 itself taken as water.
    WATER_UP_TO_75(ground(value -> terrain(value, 0x76, 0xE0))),

    /// E0 itself taken as forest.
    FOREST_UP_TO_E0(ground(value -> terrain(value, 0x75, 0xE1))),

    /// All that begins with 7 taken as water.
    WATER_UP_TO_7F(ground(value -> terrain(value, 0x80, 0xE0))),

    /// All that begins with 7 taken as forest.
    FOREST_FROM_70(ground(value -> terrain(value, 0x70, 0xE0))),

    /// The limit 75 taken as a decimal number, 4B.
    FOREST_FROM_4B(ground(value -> terrain(value, 75, 0xE0))),

    /// Zeros at the end of the hexadecimal number counted.
    HEXADECIMAL_ZEROS(grade(value -> value.bits() % 16 == 0 ? 1 : 0)),

    /// The zero bits of the last digit alone counted.
    LAST_DIGIT_ALONE(grade(value -> Math.min(4, OreGrade.trailingZeros(value)))),

    /// The bits counted from the other end: the ones there.
    OTHER_END(grade(value -> Integer.numberOfLeadingZeros(~(value.bits() << 24)))),

    /// The place of the last 1 counted from 1.
    PLACE_OF_LAST_ONE(grade(value -> OreGrade.trailingZeros(value) + 1)),

    /// All zero bits counted.
    ALL_ZERO_BITS(grade(value -> 8 - Integer.bitCount(value.bits())));

    private final Slip slip;

    ChartSlip(Slip slip) {
        this.slip = slip;
    }

    /// A slip in the value of a square, or in the first digit of it.
    private static Slip value(BiFunction<Square, WorldMap, Seq<Octet>> values) {
        return Slip.some(
                        Value.class,
                        problem -> values.apply(problem.at(), problem.map()).map(Datum::word))
                .or(
                        Slip.some(
                                Digit.class,
                                problem ->
                                        values.apply(problem.at(), problem.map())
                                                .map(Octet::first)
                                                .map(Datum::word)));
    }

    private static Seq<Octet> moved(int x, int y, WorldMap map) {
        boolean isOnTheMap = x >= 0 && y >= 0 && x <= Square.LAST && y <= Square.LAST;
        return isOnTheMap ? Vector.of(map.value(new Square(x, y))) : Vector.empty();
    }

    private static Slip joined(IntBinaryOperator joins) {
        return value((at, map) ->
                Vector.of(
                        new Octet(
                                joins.applyAsInt(
                                        map.number(Axis.X, at).bits(),
                                        map.number(Axis.Y, at).bits()))));
    }

    private static Slip ground(Function<Octet, Terrain> terrain) {
        return Slip.in(Ground.class, problem -> Datum.word(terrain.apply(problem.value())));
    }

    private static Terrain terrain(Octet value, int forestFrom, int mountainFrom) {
        if (value.bits() < forestFrom) {
            return Terrain.WATER;
        }
        return value.bits() < mountainFrom ? Terrain.FOREST : Terrain.MOUNTAIN;
    }

    private static Slip grade(Function<Octet, Integer> grade) {
        return Slip.some(
                Grade.class,
                problem ->
                        OreGrade.of(problem.value())
                                .map(_ -> Datum.of((long) grade.apply(problem.value())))
                                .toVector());
    }

    @Override
    public Slip slip() {
        return slip;
    }
}
