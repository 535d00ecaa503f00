package sortis.time;

import io.vavr.collection.Seq;
import java.math.BigInteger;

/// What goes onto a pile and away from it in the long run, if all rounds go on alike: so much a
/// turn on average, and never further from that line than by its swing.
///
/// @param rise over so many turns as `turns` says, exactly
/// @param swing what all rounds together move, once each, on and off
record Flow(BigInteger rise, BigInteger turns, long swing) {
    /// So much is moved, once in so many turns.
    record Beat(long amount, long every) {}

    static Flow of(Seq<Beat> beats, long perTurn) {
        BigInteger turns =
                beats.map(beat -> BigInteger.valueOf(beat.every()))
                        .fold(BigInteger.ONE, Flow::multiple);
        BigInteger steady = turns.multiply(BigInteger.valueOf(perTurn));
        BigInteger rise =
                beats.map(beat ->
                                turns.divide(BigInteger.valueOf(beat.every()))
                                        .multiply(BigInteger.valueOf(beat.amount())))
                        .fold(steady, BigInteger::add);
        return new Flow(
                rise, turns, beats.map(beat -> Math.abs(beat.amount())).fold(0L, Math::addExact));
    }

    /// The least common multiple.
    static BigInteger multiple(BigInteger one, BigInteger other) {
        return one.multiply(other).divide(one.gcd(other));
    }

    private boolean isStill() {
        return swing == 0 && rise.signum() == 0;
    }

    /// For how many turns a need is met for certain.
    long lasts(Need need) {
        return switch (need.kind()) {
            case AT_LEAST -> until(need.slack(), rise.negate());
            case AT_MOST -> until(need.slack(), rise);
            case UNCHANGED -> isStill() ? Long.MAX_VALUE : 0;
        };
    }

    /// How long until so much slack is used up by such a fall.
    private long until(long slack, BigInteger fall) {
        BigInteger left =
                BigInteger.valueOf(slack).subtract(BigInteger.valueOf(swing).shiftLeft(1));
        if (left.signum() < 0) {
            return 0;
        }
        return fall.signum() <= 0
                ? Long.MAX_VALUE
                : left.multiply(turns)
                        .divide(fall)
                        .min(BigInteger.valueOf(Long.MAX_VALUE))
                        .longValueExact();
    }
}
