package sortis.map;

import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import sortis.value.Octet;

/// The 8-bit linear-feedback shift register that makes the map, taps at bits 8, 7, 2 and 1
/// (rulebook §2). Every non-zero state has period 255; 00 stays 00.
public final class Lfsr {
    /// How many values a sequence of the map has: indices 0 … 255.
    public static final int LENGTH = 256;

    /// The bits whose exclusive or is shifted in, most significant first.
    public static final Array<Integer> TAPS = Array.of(8, 7, 2, 1);

    private static final Array<Octet> STEPS =
            Array.range(0, LENGTH).map(bits -> shifted(new Octet(bits)));

    private Lfsr() {}

    /// `step(s) = ((s << 1) & FF) | (b8 ^ b7 ^ b2 ^ b1)`.
    public static Octet step(Octet state) {
        return STEPS.get(state.bits());
    }

    /// The bit that a step shifts in: the exclusive or of the taps.
    public static int feedback(Octet state) {
        return TAPS.foldLeft(0, (parity, tap) -> parity ^ state.bit(tap));
    }

    /// The sequence of a seed: q0 = seed, q(k+1) = step(q(k)), k = 0 … 255.
    public static Array<Octet> sequence(Octet seed) {
        return Iterator.iterate(seed, Lfsr::step).take(LENGTH).toArray();
    }

    private static Octet shifted(Octet state) {
        return new Octet(((state.bits() << 1) & Octet.LAST) | feedback(state));
    }
}
