package sortis.value;

import java.util.HexFormat;

/// A number of the map, 00 … FF: a seed, a value of a sequence, the value of a square (rulebook
/// §2). Bits are numbered 1 (least) to 8 (most).
public record Octet(int bits) {
    public static final int LAST = 0xFF;

    public static final Octet ZERO = new Octet(0);

    private static final HexFormat HEXADECIMAL = HexFormat.of().withUpperCase();

    public Octet {
        if (bits < 0 || bits > LAST) {
            throw new IllegalArgumentException("not two hexadecimal digits: " + bits);
        }
    }

    /// Bit number 1 … 8, as 0 or 1.
    public int bit(int number) {
        return (bits >> (number - 1)) & 1;
    }

    public Octet xor(Octet other) {
        return new Octet(bits ^ other.bits);
    }

    /// The first of its two digits.
    public Nibble first() {
        return new Nibble(bits >> 4);
    }

    /// Two hexadecimal digits, upper case.
    @Override
    public String toString() {
        return HEXADECIMAL.toHexDigits((byte) bits);
    }
}
