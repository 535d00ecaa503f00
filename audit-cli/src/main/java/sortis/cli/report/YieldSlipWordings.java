package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.replay.hypothesis.Case;
import sortis.replay.hypothesis.Problem;
import sortis.replay.hypothesis.YieldSlip;
import sortis.value.Amount;
import sortis.world.Mine;

/// English for slips in what is taken, yielded and counted.
final class YieldSlipWordings {
    private YieldSlipWordings() {}

    static String condition(YieldSlip slip) {
        return switch (slip) {
            case USUAL_CLEARING -> "clearing gives 1 wood, as without a ruling";
            case NO_WOOD -> "clearing gives no wood";
            case WOOD_FORGOTTEN -> "the wood is forgotten";
            case ORE_FORGOTTEN -> "the ore is forgotten";
            case WOOD_AS_ORE -> "2^n wood is taken, not 2^(n+1)";
            case ONE_BATCH -> "a single batch is paid";
            case POWER_A_BATCH -> "a batch gives 2^n";
            case NEXT_A_BATCH -> "a batch gives n+1, as an extractor does";
            case SAME_TURN -> "it is ready on the same turn";
            case TURN_TOO_LATE -> "it is ready two turns later";
            case LEVEL_A_TURN -> "an extractor of level n yields n, not n+1";
            case ONE_A_TURN -> "an extractor yields 1 at every level";
            case POWER_A_TURN -> "an extractor of level n yields 2^n, not n+1";
            case TURN_TOO_MANY -> "the turn on which the skip begins is counted, too";
            case TURN_TOO_FEW -> "the last turn of the skip is not counted";
            case EXTRACTOR_FORGOTTEN -> "one of the extractors is forgotten";
            case STOCK_FOR_GAIN -> "the stock after the skip is written, not the gain";
            case LOADS_FORGOTTEN -> "what agents carry is forgotten";
            case DUE_COUNTED -> "what a smelter still owes is counted";
            case COUNTED_TURN_AHEAD -> "it is counted as a turn later";
            case COUNTED_TURN_BEHIND -> "it is counted as a turn earlier";
        };
    }

    static Option<String> working(YieldSlip slip, Case given, String written) {
        String truth = Words.of(given.truth());
        return switch (given.problem()) {
            case Problem.Gain gain -> gain(slip, gain, truth).map(sum -> sum + " = " + written);
            case Problem.Count count -> count(slip, count, truth).map(sum -> sum + " = " + written);
            default -> Option.none();
        };
    }

    private static Option<String> gain(YieldSlip slip, Problem.Gain gain, String truth) {
        return switch (slip) {
            case LEVEL_A_TURN ->
                    Option.of(truth + " - " + gain.mines().size() + " x " + gain.turns());
            case TURN_TOO_MANY -> Option.of(truth + " + " + perTurn(gain.mines()));
            case TURN_TOO_FEW -> Option.of(truth + " - " + perTurn(gain.mines()));
            case STOCK_FOR_GAIN -> Option.of(gain.before() + " + " + truth);
            default -> Option.none();
        };
    }

    private static Option<String> count(YieldSlip slip, Problem.Count count, String truth) {
        return switch (slip) {
            case LOADS_FORGOTTEN -> Option.of(truth + " - " + count.carried());
            case DUE_COUNTED -> Option.of(truth + " + " + count.due());
            case COUNTED_TURN_AHEAD -> Option.of(truth + " + " + perTurn(count.mines()));
            case COUNTED_TURN_BEHIND -> Option.of(truth + " - " + perTurn(count.mines()));
            default -> Option.none();
        };
    }

    private static Amount perTurn(Seq<Mine> mines) {
        return mines.map(Mine::perTurn).fold(Amount.NONE, Amount::plus);
    }
}
