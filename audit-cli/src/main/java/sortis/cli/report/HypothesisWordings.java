package sortis.cli.report;

import io.vavr.control.Option;
import sortis.finding.Datum;
import sortis.replay.hypothesis.Case;
import sortis.replay.hypothesis.ChartSlip;
import sortis.replay.hypothesis.CostSlip;
import sortis.replay.hypothesis.Guess;
import sortis.replay.hypothesis.Hypothesis;
import sortis.replay.hypothesis.PenSlip;
import sortis.replay.hypothesis.StepSlip;
import sortis.replay.hypothesis.TravelSlip;
import sortis.replay.hypothesis.YieldSlip;

/// English for known ways to slip.
final class HypothesisWordings {
    private HypothesisWordings() {}

    /// What a slip is, to follow "comes out if".
    static String condition(Hypothesis slip) {
        return switch (slip) {
            case StepSlip step -> StepSlipWordings.condition(step);
            case ChartSlip chart -> ChartSlipWordings.condition(chart);
            case TravelSlip travel -> TravelSlipWordings.condition(travel);
            case CostSlip cost -> CostSlipWordings.condition(cost);
            case YieldSlip yield -> YieldSlipWordings.condition(yield);
            case PenSlip pen -> condition(pen);
        };
    }

    private static String condition(PenSlip slip) {
        return switch (slip) {
            case DIGITS_EXCHANGED -> "two digits are exchanged";
            case LOOK_ALIKE -> "a digit is taken for one that looks like it";
            case WRITTEN_IN_DECIMAL -> "the value is written in decimal";
            case READ_AS_DECIMAL -> "the digits are read as a decimal number";
            case DIGIT_LEFT_OUT -> "a digit is left out";
            case DIGIT_TWICE -> "a digit is written twice";
            case TEN_TIMES -> "a zero is added at the end";
            case SIGN_LEFT_OUT -> "the minus is left out";
            case ONE_TOO_MANY -> "one is counted too many";
            case ONE_TOO_FEW -> "one is counted too few";
        };
    }

    /// One sentence with the working in it.
    static String sentence(Guess guess) {
        return shown(guess.written())
                + " comes out if "
                + condition(guess.slip())
                + working(guess).map(text -> ": " + text).getOrElse("");
    }

    private static Option<String> working(Guess guess) {
        Case given = guess.given();
        String written = shown(guess.written());
        return switch (guess.slip()) {
            case StepSlip step -> StepSlipWordings.working(step, given.problem());
            case ChartSlip chart -> ChartSlipWordings.working(chart, given.problem());
            case TravelSlip travel -> TravelSlipWordings.working(travel, given.problem(), written);
            case CostSlip cost -> CostSlipWordings.working(cost, given.problem());
            case YieldSlip yield -> YieldSlipWordings.working(yield, given, written);
            case PenSlip pen -> working(pen, shown(given.truth()), written);
        };
    }

    private static String shown(Datum datum) {
        return datum instanceof Datum.Goods(var bag) && bag.isEmpty() ? "0" : Words.of(datum);
    }

    private static Option<String> working(PenSlip slip, String truth, String written) {
        return switch (slip) {
            case WRITTEN_IN_DECIMAL -> Option.of(truth + " is " + written + " in decimal");
            case READ_AS_DECIMAL -> Option.of(truth + " in decimal is " + written + " hexadecimal");
            case DIGITS_EXCHANGED,
                    LOOK_ALIKE,
                    DIGIT_LEFT_OUT,
                    DIGIT_TWICE,
                    TEN_TIMES,
                    SIGN_LEFT_OUT,
                    ONE_TOO_MANY,
                    ONE_TOO_FEW ->
                    Option.of(written + " for " + truth);
        };
    }
}
