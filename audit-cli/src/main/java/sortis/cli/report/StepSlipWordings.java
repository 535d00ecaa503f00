package sortis.cli.report;

import io.vavr.control.Option;
import sortis.map.Lfsr;
import sortis.replay.hypothesis.Problem;
import sortis.replay.hypothesis.StepSlip;
import sortis.value.Octet;

/// English for slips in stepping the register.
final class StepSlipWordings {
    private StepSlipWordings() {}

    static String condition(StepSlip slip) {
        return switch (slip) {
            case BIT_8_LEFT_OUT -> "bit 8 is left out";
            case BIT_7_LEFT_OUT -> "bit 7 is left out";
            case BIT_2_LEFT_OUT -> "bit 2 is left out";
            case BIT_1_LEFT_OUT -> "bit 1 is left out";
            case TAPS_TOO_FAR_LEFT -> "the bits are counted from 0: bits 8, 3 and 2 joined";
            case TAPS_TOO_FAR_RIGHT -> "the bits are taken one too far right: 7, 6 and 1 joined";
            case TAPS_BY_OR -> "bits 8, 7, 2 and 1 are joined by OR, not XOR";
            case ROTATED -> "the bit that falls out at the left comes in at the right";
            case FEEDBACK_LEFT_OUT -> "a 0 comes in at the right, whatever the bits";
            case FEEDBACK_INVERTED -> "the wrong bit comes in at the right";
            case SHIFTED_RIGHT -> "it is shifted right, not left";
            case WRITTEN_TWICE -> "the value before is written again";
            case VALUE_SKIPPED -> "a value is skipped";
            case SEED_SKIPPED -> "the sequence begins after its seed";
            case SEEDS_EXCHANGED -> "the seeds are exchanged";
        };
    }

    static Option<String> working(StepSlip slip, Problem problem) {
        return problem instanceof Problem.Next(var from) ? stepped(slip, from) : Option.none();
    }

    private static Option<String> stepped(StepSlip slip, Octet from) {
        return switch (slip) {
            case BIT_8_LEFT_OUT,
                    BIT_7_LEFT_OUT,
                    BIT_2_LEFT_OUT,
                    BIT_1_LEFT_OUT,
                    TAPS_TOO_FAR_LEFT,
                    TAPS_TOO_FAR_RIGHT ->
                    Option.of(
                            bits(slip, from, " ^ ")
                                    + " = "
                                    + slip.taps().map(from::bit).sum().intValue() % 2);
            case TAPS_BY_OR -> Option.of(bits(slip, from, " OR ") + " = 1");
            case ROTATED -> Option.of(from.bit(8) + ", not " + Lfsr.feedback(from));
            case FEEDBACK_LEFT_OUT -> Option.of("0, not " + Lfsr.feedback(from));
            case FEEDBACK_INVERTED ->
                    Option.of(1 - Lfsr.feedback(from) + ", not " + Lfsr.feedback(from));
            case SHIFTED_RIGHT ->
                    Option.of(
                            Words.binary(from.bits())
                                    + " becomes "
                                    + Lfsr.feedback(from)
                                    + Words.binary(from.bits()).substring(0, 7));
            case VALUE_SKIPPED ->
                    Option.of("after " + Lfsr.step(from) + " comes " + Lfsr.step(Lfsr.step(from)));
            case WRITTEN_TWICE, SEED_SKIPPED, SEEDS_EXCHANGED -> Option.none();
        };
    }

    private static String bits(StepSlip slip, Octet from, String join) {
        return slip.taps().map(from::bit).mkString(join);
    }
}
