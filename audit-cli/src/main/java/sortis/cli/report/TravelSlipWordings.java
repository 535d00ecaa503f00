package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.replay.hypothesis.Problem;
import sortis.replay.hypothesis.TravelSlip;

/// English for slips in working out walks and routes.
final class TravelSlipWordings {
    private TravelSlipWordings() {}

    static String condition(TravelSlip slip) {
        return switch (slip) {
            case STEPS_FOR_TURNS -> "every step is counted as a turn";
            case START_COUNTED -> "the turn on which it sets out is counted, too";
            case END_NOT_COUNTED -> "the last turn is not counted";
            case START_NOT_ADDED -> "the turn on which it sets out is not added";
            case WAITS_LEFT_OUT -> "the waits are left out";
            case WAY_BACK_LEFT_OUT -> "the way back to the first stop is left out";
            case BOTH_LEFT_OUT -> "the waits and the way back are left out";
            case STOPS_ADDED -> "each stop is counted as a turn";
            case STEPS_FOR_TURNS_OF_ROUTE -> "every step of the route is counted as a turn";
            case PHASE_SINCE_START -> "turns are counted from when the route was assigned";
            case CLAIMED_PERIOD -> "the period that you wrote is used";
            case PHASE_OF_TURN_AFTER -> "the turn after is taken";
            case PHASE_OF_TURN_BEFORE -> "the turn before is taken";
            case QUOTIENT -> "the quotient is taken, not the remainder";
            case NOT_REDUCED -> "the turn is taken as it is";
            case TURN_AHEAD -> "you look a turn ahead";
            case TURN_BEHIND -> "you look a turn behind";
            case COORDINATES_EXCHANGED -> "column and row of the place are exchanged";
            case COUNTED_FROM_TURN_0 -> "turns are counted from 0, not from when it set out";
            case END_OF_WALK -> "the place where its walk ends is taken";
            case BEGIN_OF_ROUTE -> "the place where its route begins is taken";
        };
    }

    static Option<String> working(TravelSlip slip, Problem problem, String written) {
        return switch (problem) {
            case Problem.Arrival walk -> arrival(slip, walk).map(sum -> sum + " = " + written);
            case Problem.Round round -> round(slip, round).map(sum -> sum + " = " + written);
            case Problem.Remainder phase -> phase(slip, phase, written);
            case Problem.Whereabouts where -> place(slip, where.turn().number(), written);
            default -> Option.none();
        };
    }

    private static Option<String> arrival(TravelSlip slip, Problem.Arrival walk) {
        String start = walk.from() + " + ";
        return switch (slip) {
            case STEPS_FOR_TURNS -> Option.of(start + walk.steps());
            case START_COUNTED -> Option.of(start + walk.turns() + " + 1");
            case END_NOT_COUNTED -> Option.of(start + walk.turns() + " - 1");
            default -> Option.none();
        };
    }

    private static Option<String> round(TravelSlip slip, Problem.Round round) {
        Seq<Long> there = round.walks().dropRight(1);
        return switch (slip) {
            case WAITS_LEFT_OUT -> sum(round.walks());
            case WAY_BACK_LEFT_OUT -> sum(there.appendAll(round.waits()));
            case BOTH_LEFT_OUT -> sum(there);
            case STOPS_ADDED ->
                    sum(round.walks().appendAll(round.waits()).append((long) round.walks().size()));
            case STEPS_FOR_TURNS_OF_ROUTE -> sum(round.steps().appendAll(round.waits()));
            default -> Option.none();
        };
    }

    private static Option<String> sum(Seq<Long> turns) {
        Seq<Long> counted = turns.filter(each -> each != 0);
        return Option.when(counted.size() > 1, () -> counted.mkString(" + "));
    }

    private static Option<String> phase(TravelSlip slip, Problem.Remainder phase, String written) {
        long turn = phase.turn().number();
        return switch (slip) {
            case PHASE_SINCE_START -> Option.of(turn + " - " + turn + " = 0");
            case CLAIMED_PERIOD ->
                    phase.claimed().map(period -> turn + " mod " + period + " = " + written);
            case PHASE_OF_TURN_AFTER ->
                    Option.of(turn + 1 + " mod " + phase.period() + " = " + written);
            case PHASE_OF_TURN_BEFORE ->
                    Option.of(turn - 1 + " mod " + phase.period() + " = " + written);
            case QUOTIENT -> Option.of(turn + " : " + phase.period() + " = " + written);
            default -> Option.none();
        };
    }

    private static Option<String> place(TravelSlip slip, long turn, String written) {
        return switch (slip) {
            case TURN_AHEAD -> Option.of("on turn " + (turn + 1) + " it is on " + written);
            case TURN_BEHIND -> Option.of("on turn " + (turn - 1) + " it was on " + written);
            default -> Option.none();
        };
    }
}
