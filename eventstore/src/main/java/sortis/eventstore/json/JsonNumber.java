package sortis.eventstore.json;

/// A JSON number as text, so that numbers of one value are one text and none is too long to handle.
final class JsonNumber {
    /// Exponents of more digits are left as they are.
    private static final int MOST_EXPONENT_DIGITS = 17;

    private JsonNumber() {}

    /// The number with neither point nor needless zeros, such as `-12e-3`; exponents 0 … 20 are
    /// written out as zeros, so a whole number that a log may hold stays as it is.
    static String plain(String literal) {
        String lower = literal.replace('E', 'e');
        int mark = lower.indexOf('e');
        String exponent = mark < 0 ? "0" : lower.substring(mark + 1);
        String mantissa = mark < 0 ? lower : lower.substring(0, mark);
        return exponent.length() > MOST_EXPONENT_DIGITS
                ? lower
                : scaled(
                        mantissa.startsWith("-") ? "-" : "",
                        digits(mantissa),
                        Long.parseLong(exponent) - fraction(mantissa));
    }

    private static String scaled(String sign, String digits, long exponent) {
        String trimmed = withoutTrailingZeros(digits);
        long scale = exponent + (digits.length() - trimmed.length());
        if (trimmed.isEmpty()) {
            return "0";
        }
        boolean isShortWhole = scale >= 0 && scale <= 20;
        return sign + trimmed + (isShortWhole ? "0".repeat((int) scale) : "e" + scale);
    }

    /// The digits of a mantissa without sign, point and zeros before them.
    private static String digits(String mantissa) {
        String all = mantissa.replace("-", "").replace(".", "");
        int start = 0;
        while (start < all.length() && all.charAt(start) == '0') {
            start++;
        }
        return all.substring(start);
    }

    private static String withoutTrailingZeros(String digits) {
        int end = digits.length();
        while (end > 0 && digits.charAt(end - 1) == '0') {
            end--;
        }
        return digits.substring(0, end);
    }

    /// How many digits stand after the point.
    private static int fraction(String mantissa) {
        int point = mantissa.indexOf('.');
        return point < 0 ? 0 : mantissa.length() - point - 1;
    }
}
