package sortis.cli.report;

import io.vavr.control.Option;
import java.util.Locale;
import sortis.map.WorldMap;
import sortis.replay.hypothesis.ChartSlip;
import sortis.replay.hypothesis.Problem;
import sortis.value.Axis;
import sortis.value.Octet;
import sortis.value.Square;

/// English for slips in charting squares.
final class ChartSlipWordings {
    private ChartSlipWordings() {}

    static String condition(ChartSlip slip) {
        return switch (slip) {
            case AXES_EXCHANGED -> "column and row are exchanged";
            case OR_FOR_XOR -> "the two numbers are joined by OR, not XOR";
            case AND_FOR_XOR -> "the two numbers are joined by AND, not XOR";
            case ADDED -> "the two numbers are added, not XORed";
            case COLUMN_ALONE -> "the number of the column is taken alone";
            case ROW_ALONE -> "the number of the row is taken alone";
            case COUNTED_FROM_ONE -> "columns and rows are counted from 1";
            case COLUMN_BEFORE -> "the column before is taken";
            case COLUMN_AFTER -> "the column after is taken";
            case ROW_BEFORE -> "the row before is taken";
            case ROW_AFTER -> "the row after is taken";
            case WATER_UP_TO_75 -> "75 itself is taken as water";
            case FOREST_UP_TO_E0 -> "E0 itself is taken as forest";
            case WATER_UP_TO_7F -> "all that begins with 7 is taken as water";
            case FOREST_FROM_70 -> "all that begins with 7 is taken as forest";
            case FOREST_FROM_4B -> "the limit 75 is taken as decimal: 4B";
            case HEXADECIMAL_ZEROS -> "hexadecimal zeros are counted, not zero bits";
            case LAST_DIGIT_ALONE -> "only the zero bits of the last digit are counted";
            case OTHER_END -> "the bits are counted from the other end";
            case PLACE_OF_LAST_ONE -> "the place of the last 1 is counted from 1";
            case ALL_ZERO_BITS -> "all zero bits are counted";
        };
    }

    static Option<String> working(ChartSlip slip, Problem problem) {
        return switch (problem) {
            case Problem.Value(var at, var map) -> charted(slip, at, map);
            case Problem.Digit(var at, var map) -> charted(slip, at, map);
            case Problem.Grade(var value) -> Option.of(value + " = " + Words.binary(value.bits()));
            default -> Option.none();
        };
    }

    private static Option<String> charted(ChartSlip slip, Square at, WorldMap map) {
        Octet column = map.number(Axis.X, at);
        Octet row = map.number(Axis.Y, at);
        return switch (slip) {
            case AXES_EXCHANGED -> place(at.y(), at.x(), map);
            case OR_FOR_XOR -> joined(column, "OR", row, column.bits() | row.bits());
            case AND_FOR_XOR -> joined(column, "AND", row, column.bits() & row.bits());
            case ADDED -> joined(column, "+", row, column.bits() + row.bits());
            case COUNTED_FROM_ONE -> place(at.x() - 1, at.y() - 1, map);
            case COLUMN_BEFORE -> place(at.x() - 1, at.y(), map);
            case COLUMN_AFTER -> place(at.x() + 1, at.y(), map);
            case ROW_BEFORE -> place(at.x(), at.y() - 1, map);
            case ROW_AFTER -> place(at.x(), at.y() + 1, map);
            case COLUMN_ALONE -> Option.of("the column is " + column);
            case ROW_ALONE -> Option.of("the row is " + row);
            case WATER_UP_TO_75,
                    FOREST_UP_TO_E0,
                    WATER_UP_TO_7F,
                    FOREST_FROM_70,
                    FOREST_FROM_4B,
                    HEXADECIMAL_ZEROS,
                    LAST_DIGIT_ALONE,
                    OTHER_END,
                    PLACE_OF_LAST_ONE,
                    ALL_ZERO_BITS ->
                    Option.none();
        };
    }

    private static Option<String> joined(Octet column, String how, Octet row, int bits) {
        return Option.of(
                column + " " + how + " " + row + " = " + String.format(Locale.ROOT, "%02X", bits));
    }

    private static Option<String> place(int x, int y, WorldMap map) {
        Square square = new Square(x, y);
        return Option.of(Words.of(square) + " is " + map.value(square));
    }
}
