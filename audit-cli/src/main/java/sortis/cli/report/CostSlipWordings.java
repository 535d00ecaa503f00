package sortis.cli.report;

import io.vavr.control.Option;
import sortis.replay.hypothesis.CostSlip;
import sortis.replay.hypothesis.Problem;

/// English for slips in what building costs.
final class CostSlipWordings {
    private CostSlipWordings() {}

    static String condition(CostSlip slip) {
        return switch (slip) {
            case TWICE_THE_LEVEL -> "2^n is read as 2n";
            case LEVEL_SQUARED -> "2^n is read as n^2";
            case LEVEL_ITSELF -> "the level itself is paid, not 2^n";
            case LEVEL_AND_ONE -> "n+1 is paid, not 2^n";
            case LEVEL_BEFORE -> "the cost of the level before is taken";
            case LEVEL_AFTER -> "the cost of the level after is taken";
            case ALL_LEVELS -> "all levels from 0 on are paid together";
            case GRADE_BELOW -> "ore one grade too low is taken";
            case GRADE_ABOVE -> "ore one grade too high is taken";
            case LOWEST_GRADE -> "it is paid in ore(0)";
            case WOOD_FOR_ORE -> "it is paid in wood, not ore";
            case ORE_FOR_WOOD -> "it is paid in ore, not wood";
            case STEPS_FOR_SQUARES -> "the steps of the road are counted, not its squares";
            case SQUARE_TOO_MANY -> "a square of the road is counted too many";
            case NEW_SQUARES_ALONE -> "squares with a road on them are not paid";
            case SQUARES_MET_TWICE -> "squares that the road meets twice are paid twice";
            case POWER_A_SQUARE -> "each square of the road costs 2^d";
            case SLOTS_TWICE_NEXT -> "slots are 2(n+1), another ruling";
            case SLOTS_BY_POWER -> "slots are 2^n, another ruling";
            case SLOTS_TWICE -> "slots are 2n, another ruling";
            case CARRY_ADDED -> "what is carried on foot is added to the slots";
        };
    }

    static Option<String> working(CostSlip slip, Problem problem) {
        return switch (problem) {
            case Problem.Price(var level, _) -> price(slip, level.number());
            case Problem.Paving road -> road(slip, road);
            case Problem.Slots slots -> slots(slip, slots);
            default -> Option.none();
        };
    }

    private static Option<String> price(CostSlip slip, long level) {
        return switch (slip) {
            case TWICE_THE_LEVEL -> Option.of("2 x " + level + " = " + 2 * level);
            case LEVEL_SQUARED -> Option.of(level + "^2 = " + level * level);
            case LEVEL_AND_ONE -> Option.of(level + " + 1 = " + (level + 1));
            case LEVEL_BEFORE -> Option.of("2^" + (level - 1) + " = " + (1L << (level - 1)));
            case LEVEL_AFTER -> Option.of("2^" + (level + 1) + " = " + (1L << (level + 1)));
            case ALL_LEVELS ->
                    Option.of("2^" + (level + 1) + " - 1 = " + ((1L << (level + 1)) - 1));
            default -> Option.none();
        };
    }

    private static Option<String> road(CostSlip slip, Problem.Paving road) {
        return switch (slip) {
            case STEPS_FOR_SQUARES -> Option.of(road.squares() + " - 1 = " + (road.squares() - 1));
            case SQUARE_TOO_MANY -> Option.of(road.squares() + " + 1 = " + (road.squares() + 1));
            case NEW_SQUARES_ALONE ->
                    Option.of(
                            road.squares()
                                    + " - "
                                    + (road.squares() - road.fresh())
                                    + " = "
                                    + road.fresh());
            case SQUARES_MET_TWICE -> Option.of(road.steps() + " + 1 = " + (road.steps() + 1));
            case POWER_A_SQUARE ->
                    Option.of(
                            road.squares()
                                    + " x 2^"
                                    + road.grade()
                                    + " = "
                                    + road.squares() * road.grade().powerOfTwo().units());
            default -> Option.none();
        };
    }

    private static Option<String> slots(CostSlip slip, Problem.Slots slots) {
        int level = slots.level().number();
        var truth = slots.rules().vehicleSlots().slots(slots.level());
        return switch (slip) {
            case SLOTS_TWICE_NEXT -> Option.of("2 x " + (level + 1) + " = " + 2 * (level + 1));
            case SLOTS_BY_POWER -> Option.of("2^" + level + " = " + slots.level().powerOfTwo());
            case SLOTS_TWICE -> Option.of("2 x " + level + " = " + 2 * level);
            case CARRY_ADDED ->
                    Option.of(
                            truth
                                    + " + "
                                    + slots.rules().carry()
                                    + " = "
                                    + truth.plus(slots.rules().carry()));
            default -> Option.none();
        };
    }
}
