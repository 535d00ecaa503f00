package sortis.value;

import java.util.Locale;

/// One hexadecimal digit, 0 … F: the first of a square's value (rulebook §2).
public record Nibble(int digit) {
    public static final int LAST = 0xF;

    public Nibble {
        if (digit < 0 || digit > LAST) {
            throw new IllegalArgumentException("not one hexadecimal digit: " + digit);
        }
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%X", digit);
    }
}
