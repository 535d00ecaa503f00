package sortis.cli.report;

/// How many columns text takes on a terminal: wide signs two, combining ones none (Unicode annex 11
/// and the emoji properties).
public final class Columns {
    private static final int FIRST_WIDE = 0x1100;

    private Columns() {}

    public static int of(String text) {
        return text.codePoints().map(Columns::of).sum();
    }

    private static int of(int point) {
        if (combines(point)) {
            return 0;
        }
        return isWide(point) ? 2 : 1;
    }

    /// Whether it is written over the sign before it.
    private static boolean combines(int point) {
        int type = Character.getType(point);
        return type == Character.NON_SPACING_MARK
                || type == Character.ENCLOSING_MARK
                || type == Character.FORMAT
                || isIn(point, 0x1160, 0x11FF)
                || isIn(point, 0xD7B0, 0xD7FF);
    }

    private static boolean isWide(int point) {
        return point >= FIRST_WIDE && (isEastAsian(point) || isPicture(point));
    }

    private static boolean isEastAsian(int point) {
        return point <= 0xFFFF ? isBasicEastAsian(point) : isFurtherEastAsian(point);
    }

    private static boolean isBasicEastAsian(int point) {
        return isIn(point, 0x1100, 0x115F)
                || isIn(point, 0x2329, 0x232A)
                || isIn(point, 0x2E80, 0x303E)
                || isIn(point, 0x3041, 0x4DBF)
                || isIn(point, 0x4E00, 0xA4CF)
                || isIn(point, 0xA960, 0xA97C)
                || isIn(point, 0xAC00, 0xD7A3)
                || isIn(point, 0xF900, 0xFAFF)
                || isIn(point, 0xFE10, 0xFE19)
                || isIn(point, 0xFE30, 0xFE6F)
                || isIn(point, 0xFF01, 0xFF60)
                || isIn(point, 0xFFE0, 0xFFE6);
    }

    private static boolean isFurtherEastAsian(int point) {
        return isIn(point, 0x16FE0, 0x18DFF)
                || isIn(point, 0x1AFF0, 0x1B2FF)
                || isIn(point, 0x1F200, 0x1F265)
                || isIn(point, 0x20000, 0x3FFFD);
    }

    /// Signs that are shown as pictures; the letters that make flags in pairs take one column each.
    private static boolean isPicture(int point) {
        return Character.isEmojiPresentation(point) && !isIn(point, 0x1F1E6, 0x1F1FF);
    }

    private static boolean isIn(int point, int first, int last) {
        return first <= point && point <= last;
    }

    /// The text with blanks before it.
    static String right(String text, int columns) {
        return " ".repeat(Math.max(0, columns - of(text))) + text;
    }

    /// The text with blanks after it, cut to leave at least one.
    static String left(String text, int columns) {
        String fit = of(text) < columns ? text : first(text, columns - 4) + "...";
        return fit + " ".repeat(Math.max(1, columns - of(fit)));
    }

    /// The beginning of the text that fits, with all that combines with it.
    public static String first(String text, int columns) {
        int end = 0;
        int taken = 0;
        while (end < text.length() && taken + of(text.codePointAt(end)) <= columns) {
            taken += of(text.codePointAt(end));
            end = text.offsetByCodePoints(end, 1);
        }
        return text.substring(0, end);
    }

    /// The end of the text that fits.
    static String last(String text, int columns) {
        int start = text.length();
        int taken = 0;
        while (start > 0 && taken + of(text.codePointBefore(start)) <= columns) {
            taken += of(text.codePointBefore(start));
            start = text.offsetByCodePoints(start, -1);
        }
        return text.substring(start);
    }
}
