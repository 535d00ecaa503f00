package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Function;
import sortis.finding.Datum;
import sortis.map.Lfsr;
import sortis.replay.hypothesis.Problem.Next;
import sortis.replay.hypothesis.Problem.Seed;
import sortis.value.Octet;

/// Slips in stepping the register (rulebook §2).
public enum StepSlip implements Hypothesis {
    /// Bit 8 is left out of the feedback.
    BIT_8_LEFT_OUT(step(from -> fed(from, tapped(from, 7, 2, 1)))),

    /// Bit 7 is left out of the feedback.
    BIT_7_LEFT_OUT(step(from -> fed(from, tapped(from, 8, 2, 1)))),

    /// Bit 2 is left out of the feedback.
    BIT_2_LEFT_OUT(step(from -> fed(from, tapped(from, 8, 7, 1)))),

    /// Bit 1 is left out of the feedback.
    BIT_1_LEFT_OUT(step(from -> fed(from, tapped(from, 8, 7, 2)))),

    /// The bits are counted from 0 where they are counted from 1: each tap one too far left.
    TAPS_TOO_FAR_LEFT(step(from -> fed(from, tapped(from, 8, 3, 2)))),

    /// Each tap is one too far right.
    TAPS_TOO_FAR_RIGHT(step(from -> fed(from, tapped(from, 7, 6, 1)))),

    /// The taps are joined by OR.
    TAPS_BY_OR(step(from -> fed(from, Lfsr.TAPS.exists(tap -> from.bit(tap) == 1) ? 1 : 0))),

    /// The bit that falls out comes in again.
    ROTATED(step(from -> fed(from, from.bit(8)))),

    /// A 0 comes in whatever the feedback.
    FEEDBACK_LEFT_OUT(step(from -> fed(from, 0))),

    /// The feedback comes in inverted.
    FEEDBACK_INVERTED(step(from -> fed(from, 1 - Lfsr.feedback(from)))),

    /// Shifted right; the feedback comes in at the left.
    SHIFTED_RIGHT(step(from -> new Octet((from.bits() >> 1) | (Lfsr.feedback(from) << 7)))),

    /// The value is written again.
    WRITTEN_TWICE(step(from -> from)),

    /// A value is skipped.
    VALUE_SKIPPED(step(from -> Lfsr.step(Lfsr.step(from)))),

    /// The sequence begins after its seed.
    SEED_SKIPPED(Slip.in(Seed.class, seed -> Datum.word(Lfsr.step(seed.seed())))),

    /// The sequence begins with the seed of the other axis.
    SEEDS_EXCHANGED(Slip.in(Seed.class, seed -> Datum.word(seed.other())));

    private final Slip slip;

    StepSlip(Slip slip) {
        this.slip = slip;
    }

    private static Slip step(Function<Octet, Octet> stepped) {
        return Slip.in(Next.class, next -> Datum.word(stepped.apply(next.from())));
    }

    private static Octet fed(Octet from, int bit) {
        return new Octet(((from.bits() << 1) & Octet.LAST) | bit);
    }

    private static int tapped(Octet from, Integer... taps) {
        return Vector.of(taps).foldLeft(0, (parity, tap) -> parity ^ from.bit(tap));
    }

    /// The taps that are used, most significant first; all of them where the slip is elsewhere.
    public Seq<Integer> taps() {
        return switch (this) {
            case BIT_8_LEFT_OUT -> Lfsr.TAPS.remove(8);
            case BIT_7_LEFT_OUT -> Lfsr.TAPS.remove(7);
            case BIT_2_LEFT_OUT -> Lfsr.TAPS.remove(2);
            case BIT_1_LEFT_OUT -> Lfsr.TAPS.remove(1);
            case TAPS_TOO_FAR_LEFT -> Vector.of(8, 3, 2);
            case TAPS_TOO_FAR_RIGHT -> Vector.of(7, 6, 1);
            case TAPS_BY_OR,
                    ROTATED,
                    FEEDBACK_LEFT_OUT,
                    FEEDBACK_INVERTED,
                    SHIFTED_RIGHT,
                    WRITTEN_TWICE,
                    VALUE_SKIPPED,
                    SEED_SKIPPED,
                    SEEDS_EXCHANGED ->
                    Lfsr.TAPS;
        };
    }

    @Override
    public Slip slip() {
        return slip;
    }

    /// All slips in the feedback give the other last bit.
    @Override
    public boolean isGeneral() {
        return this == FEEDBACK_INVERTED;
    }
}
