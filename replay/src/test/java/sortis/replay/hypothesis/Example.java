package sortis.replay.hypothesis;

import static sortis.replay.hypothesis.Tasks.COUNT;
import static sortis.replay.hypothesis.Tasks.FEEDING;
import static sortis.replay.hypothesis.Tasks.GAIN;
import static sortis.replay.hypothesis.Tasks.NUMBER;
import static sortis.replay.hypothesis.Tasks.ORE_3;
import static sortis.replay.hypothesis.Tasks.ROAD;
import static sortis.replay.hypothesis.Tasks.ROUND;
import static sortis.replay.hypothesis.Tasks.arrival;
import static sortis.replay.hypothesis.Tasks.count;
import static sortis.replay.hypothesis.Tasks.fed;
import static sortis.replay.hypothesis.Tasks.goods;
import static sortis.replay.hypothesis.Tasks.next;
import static sortis.replay.hypothesis.Tasks.octet;
import static sortis.replay.hypothesis.Tasks.phase;
import static sortis.replay.hypothesis.Tasks.price;
import static sortis.replay.hypothesis.Tasks.seed;
import static sortis.replay.hypothesis.Tasks.slots;
import static sortis.replay.hypothesis.Tasks.spot;
import static sortis.replay.hypothesis.Tasks.touring;
import static sortis.replay.hypothesis.Tasks.value;
import static sortis.replay.hypothesis.Tasks.walking;
import static sortis.replay.hypothesis.Tasks.word;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.finding.Datum;
import sortis.ruling.VehicleSlots;
import sortis.value.Amount;
import sortis.value.Level;
import sortis.value.Resource;
import sortis.value.Turn;

/// A wrong answer that comes out by a slip.
record Example(Hypothesis slip, Case given, Datum written) {
    /// One of each slip, in their order.
    static Seq<Example> all() {
        return stepSlips()
                .appendAll(chartSlips())
                .appendAll(travelSlips())
                .appendAll(costSlips())
                .appendAll(yieldSlips())
                .appendAll(penSlips());
    }

    private static Seq<Example> stepSlips() {
        return Vector.of(
                of(StepSlip.BIT_8_LEFT_OUT, next("80"), word("01"), word("00")),
                of(StepSlip.BIT_7_LEFT_OUT, next("5A"), word("B4"), word("B5")),
                of(StepSlip.BIT_2_LEFT_OUT, next("A2"), word("44"), word("45")),
                of(StepSlip.BIT_1_LEFT_OUT, next("0D"), word("1B"), word("1A")),
                of(StepSlip.TAPS_TOO_FAR_LEFT, next("06"), word("0D"), word("0C")),
                of(StepSlip.TAPS_TOO_FAR_RIGHT, next("20"), word("40"), word("41")),
                of(StepSlip.TAPS_BY_OR, next("03"), word("06"), word("07")),
                of(StepSlip.ROTATED, next("01"), word("03"), word("02")),
                of(StepSlip.FEEDBACK_LEFT_OUT, next("0D"), word("1B"), word("1A")),
                of(StepSlip.FEEDBACK_INVERTED, next("0D"), word("1B"), word("1A")),
                of(StepSlip.SHIFTED_RIGHT, next("0D"), word("1B"), word("86")),
                of(StepSlip.WRITTEN_TWICE, next("0D"), word("1B"), word("0D")),
                of(StepSlip.VALUE_SKIPPED, next("0D"), word("1B"), word("36")),
                of(StepSlip.SEED_SKIPPED, seed("01", "5A"), word("01"), word("03")),
                of(StepSlip.SEEDS_EXCHANGED, seed("01", "5A"), word("01"), word("5A")));
    }

    private static Seq<Example> chartSlips() {
        return Vector.of(
                of(ChartSlip.AXES_EXCHANGED, value(8, 0), word("EF"), word("52")),
                of(ChartSlip.OR_FOR_XOR, value(8, 0), word("EF"), word("FF")),
                of(ChartSlip.AND_FOR_XOR, value(8, 0), word("EF"), word("10")),
                of(ChartSlip.ADDED, value(8, 0), word("EF"), word("0F")),
                of(ChartSlip.COLUMN_ALONE, value(8, 0), word("EF"), word("B5")),
                of(ChartSlip.ROW_ALONE, value(8, 0), word("EF"), word("5A")),
                of(ChartSlip.COUNTED_FROM_ONE, value(8, 1), word("01"), word("80")),
                of(ChartSlip.COLUMN_BEFORE, value(8, 0), word("EF"), word("80")),
                of(ChartSlip.COLUMN_AFTER, value(8, 0), word("EF"), word("30")),
                of(ChartSlip.ROW_BEFORE, value(8, 1), word("01"), word("EF")),
                of(ChartSlip.ROW_AFTER, value(8, 0), word("EF"), word("01")),
                of(
                        ChartSlip.WATER_UP_TO_75,
                        new Problem.Ground(octet("75")),
                        word("forest"),
                        word("water")),
                of(
                        ChartSlip.FOREST_UP_TO_E0,
                        new Problem.Ground(octet("E0")),
                        word("mountain"),
                        word("forest")),
                of(
                        ChartSlip.WATER_UP_TO_7F,
                        new Problem.Ground(octet("7C")),
                        word("forest"),
                        word("water")),
                of(
                        ChartSlip.FOREST_FROM_70,
                        new Problem.Ground(octet("70")),
                        word("water"),
                        word("forest")),
                of(
                        ChartSlip.FOREST_FROM_4B,
                        new Problem.Ground(octet("50")),
                        word("water"),
                        word("forest")),
                of(ChartSlip.HEXADECIMAL_ZEROS, new Problem.Grade(octet("E0")), count(5), count(1)),
                of(ChartSlip.LAST_DIGIT_ALONE, new Problem.Grade(octet("E0")), count(5), count(4)),
                of(ChartSlip.OTHER_END, new Problem.Grade(octet("E0")), count(5), count(3)),
                of(ChartSlip.PLACE_OF_LAST_ONE, new Problem.Grade(octet("E0")), count(5), count(6)),
                of(ChartSlip.ALL_ZERO_BITS, new Problem.Grade(octet("E8")), count(3), count(4)));
    }

    private static Seq<Example> travelSlips() {
        return Vector.of(
                of(TravelSlip.STEPS_FOR_TURNS, arrival(40, 6, 3), count(43), count(46)),
                of(TravelSlip.START_COUNTED, arrival(40, 3, 3), count(43), count(44)),
                of(TravelSlip.END_NOT_COUNTED, arrival(40, 3, 3), count(43), count(42)),
                of(TravelSlip.START_NOT_ADDED, arrival(40, 3, 3), count(43), count(3)),
                of(TravelSlip.WAITS_LEFT_OUT, ROUND, count(10), count(6)),
                of(TravelSlip.WAY_BACK_LEFT_OUT, ROUND, count(10), count(9)),
                of(TravelSlip.BOTH_LEFT_OUT, ROUND, count(10), count(5)),
                of(TravelSlip.STOPS_ADDED, ROUND, count(10), count(13)),
                of(TravelSlip.STEPS_FOR_TURNS_OF_ROUTE, ROUND, count(10), count(16)),
                of(TravelSlip.PHASE_SINCE_START, phase(45, 7), count(3), count(0)),
                of(TravelSlip.CLAIMED_PERIOD, phase(45, 7), count(3), count(0)),
                of(TravelSlip.PHASE_OF_TURN_AFTER, phase(45, 7), count(3), count(4)),
                of(TravelSlip.PHASE_OF_TURN_BEFORE, phase(45, 7), count(3), count(2)),
                of(TravelSlip.QUOTIENT, phase(45, 7), count(3), count(6)),
                of(TravelSlip.NOT_REDUCED, phase(45, 7), count(3), count(45)),
                of(TravelSlip.TURN_AHEAD, walking(12), spot(7, 14), spot(8, 14)),
                of(TravelSlip.TURN_BEHIND, walking(12), spot(7, 14), spot(6, 14)),
                of(TravelSlip.COORDINATES_EXCHANGED, walking(12), spot(7, 14), spot(14, 7)),
                of(TravelSlip.COUNTED_FROM_TURN_0, touring(15), spot(8, 14), spot(6, 14)),
                of(TravelSlip.END_OF_WALK, walking(12), spot(7, 14), spot(9, 14)),
                of(TravelSlip.BEGIN_OF_ROUTE, touring(12), spot(7, 14), spot(5, 14)));
    }

    private static Seq<Example> costSlips() {
        return Vector.of(
                of(CostSlip.TWICE_THE_LEVEL, price(3, ORE_3), goods(ORE_3, 8), goods(ORE_3, 6)),
                of(CostSlip.LEVEL_SQUARED, price(3, ORE_3), goods(ORE_3, 8), goods(ORE_3, 9)),
                of(CostSlip.LEVEL_ITSELF, price(3, ORE_3), goods(ORE_3, 8), goods(ORE_3, 3)),
                of(CostSlip.LEVEL_AND_ONE, price(3, ORE_3), goods(ORE_3, 8), goods(ORE_3, 4)),
                of(CostSlip.LEVEL_BEFORE, price(3, ORE_3), goods(ORE_3, 8), goods(ORE_3, 4)),
                of(CostSlip.LEVEL_AFTER, price(3, ORE_3), goods(ORE_3, 8), goods(ORE_3, 16)),
                of(CostSlip.ALL_LEVELS, price(3, ORE_3), goods(ORE_3, 8), goods(ORE_3, 15)),
                of(
                        CostSlip.GRADE_BELOW,
                        price(3, ORE_3),
                        goods(ORE_3, 8),
                        goods(Resource.ore(2), 8)),
                of(
                        CostSlip.GRADE_ABOVE,
                        price(3, ORE_3),
                        goods(ORE_3, 8),
                        goods(Resource.ore(4), 8)),
                of(
                        CostSlip.LOWEST_GRADE,
                        price(3, ORE_3),
                        goods(ORE_3, 8),
                        goods(Resource.ore(0), 8)),
                of(
                        CostSlip.WOOD_FOR_ORE,
                        price(3, ORE_3),
                        goods(ORE_3, 8),
                        goods(Resource.WOOD, 8)),
                of(
                        CostSlip.ORE_FOR_WOOD,
                        price(3, Resource.WOOD),
                        goods(Resource.WOOD, 8),
                        goods(ORE_3, 8)),
                of(CostSlip.STEPS_FOR_SQUARES, ROAD, goods(ORE_3, 5), goods(ORE_3, 4)),
                of(CostSlip.SQUARE_TOO_MANY, ROAD, goods(ORE_3, 5), goods(ORE_3, 6)),
                of(CostSlip.NEW_SQUARES_ALONE, ROAD, goods(ORE_3, 5), goods(ORE_3, 2)),
                of(CostSlip.SQUARES_MET_TWICE, ROAD, goods(ORE_3, 5), goods(ORE_3, 9)),
                of(CostSlip.POWER_A_SQUARE, ROAD, goods(ORE_3, 5), goods(ORE_3, 40)),
                of(CostSlip.SLOTS_TWICE_NEXT, slots(VehicleSlots.POWER), count(4), count(6)),
                of(CostSlip.SLOTS_BY_POWER, slots(VehicleSlots.TWICE_NEXT), count(6), count(4)),
                of(CostSlip.SLOTS_TWICE, slots(VehicleSlots.TWICE_NEXT), count(6), count(4)),
                of(CostSlip.CARRY_ADDED, slots(VehicleSlots.TWICE_NEXT), count(6), count(7)));
    }

    private static Seq<Example> yieldSlips() {
        return Vector.of(
                of(
                        YieldSlip.USUAL_CLEARING,
                        new Problem.Clearing(new Amount(3)),
                        count(3),
                        count(1)),
                of(YieldSlip.NO_WOOD, new Problem.Clearing(new Amount(3)), count(3), count(0)),
                of(YieldSlip.WOOD_FORGOTTEN, FEEDING, fed(4, 8), fed(4, 0)),
                of(YieldSlip.ORE_FORGOTTEN, FEEDING, fed(4, 8), fed(0, 8)),
                of(YieldSlip.WOOD_AS_ORE, FEEDING, fed(4, 8), fed(4, 4)),
                of(YieldSlip.ONE_BATCH, FEEDING, fed(4, 8), fed(2, 4)),
                of(
                        YieldSlip.POWER_A_BATCH,
                        new Problem.Smelting(new Level(2), 2),
                        count(2),
                        count(8)),
                of(
                        YieldSlip.NEXT_A_BATCH,
                        new Problem.Smelting(new Level(2), 2),
                        count(2),
                        count(6)),
                of(YieldSlip.SAME_TURN, new Problem.Readiness(new Turn(40)), count(41), count(40)),
                of(
                        YieldSlip.TURN_TOO_LATE,
                        new Problem.Readiness(new Turn(40)),
                        count(41),
                        count(42)),
                of(YieldSlip.LEVEL_A_TURN, GAIN, count(40), count(20)),
                of(YieldSlip.ONE_A_TURN, GAIN, count(40), count(20)),
                of(YieldSlip.POWER_A_TURN, GAIN, count(40), count(50)),
                of(YieldSlip.TURN_TOO_MANY, GAIN, count(40), count(44)),
                of(YieldSlip.TURN_TOO_FEW, GAIN, count(40), count(36)),
                of(YieldSlip.EXTRACTOR_FORGOTTEN, GAIN, count(40), count(30)),
                of(YieldSlip.STOCK_FOR_GAIN, GAIN, count(40), count(47)),
                of(YieldSlip.LOADS_FORGOTTEN, COUNT, count(20), count(18)),
                of(YieldSlip.DUE_COUNTED, COUNT, count(20), count(25)),
                of(YieldSlip.COUNTED_TURN_AHEAD, COUNT, count(20), count(24)),
                of(YieldSlip.COUNTED_TURN_BEHIND, COUNT, count(20), count(16)));
    }

    private static Seq<Example> penSlips() {
        return Vector.of(
                of(PenSlip.DIGITS_EXCHANGED, NUMBER, count(138), count(183)),
                of(PenSlip.LOOK_ALIKE, value(8, 1), word("B5"), word("85")),
                of(PenSlip.WRITTEN_IN_DECIMAL, next("0D"), word("1B"), word("27")),
                of(PenSlip.READ_AS_DECIMAL, next("12"), word("25"), word("19")),
                of(PenSlip.DIGIT_LEFT_OUT, NUMBER, count(138), count(18)),
                of(PenSlip.DIGIT_TWICE, NUMBER, count(138), count(1338)),
                of(PenSlip.TEN_TIMES, NUMBER, count(138), count(1380)),
                of(PenSlip.SIGN_LEFT_OUT, GAIN, count(-3), count(3)),
                of(PenSlip.ONE_TOO_MANY, NUMBER, count(138), count(139)),
                of(PenSlip.ONE_TOO_FEW, NUMBER, count(138), count(137)));
    }

    private static Example of(Hypothesis slip, Problem problem, Datum truth, Datum written) {
        return new Example(slip, new Case(problem, truth), written);
    }
}
