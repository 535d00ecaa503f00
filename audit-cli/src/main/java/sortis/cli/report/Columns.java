package sortis.cli.report;

/// How many columns text takes on a terminal: wide signs two, combining ones none.
final class Columns {
    private Columns() {}

    static int of(String text) {
        return text.codePoints().map(Columns::of).sum();
    }

    private static int of(int point) {
        int type = Character.getType(point);
        boolean combines =
                type == Character.NON_SPACING_MARK
                        || type == Character.ENCLOSING_MARK
                        || type == Character.FORMAT;
        if (combines) {
            return 0;
        }
        return isWide(point) ? 2 : 1;
    }

    /// Signs of East Asian writing, and pictures (Unicode annex 11, the ranges in common use).
    private static boolean isWide(int point) {
        return isIn(point, 0x1100, 0x115F)
                || isIn(point, 0x2E80, 0xA4CF)
                || isIn(point, 0xAC00, 0xD7A3)
                || isIn(point, 0xF900, 0xFAFF)
                || isIn(point, 0xFE30, 0xFE6F)
                || isIn(point, 0xFF00, 0xFF60)
                || isIn(point, 0xFFE0, 0xFFE6)
                || isIn(point, 0x1F300, 0x1FAFF)
                || isIn(point, 0x20000, 0x3FFFD);
    }

    private static boolean isIn(int point, int first, int last) {
        return first <= point && point <= last;
    }

    /// The beginning of the text that fits.
    static String first(String text, int columns) {
        int end = 0;
        while (end < text.length()
                && of(text.substring(0, text.offsetByCodePoints(end, 1))) <= columns) {
            end = text.offsetByCodePoints(end, 1);
        }
        return text.substring(0, end);
    }

    /// The end of the text that fits.
    static String last(String text, int columns) {
        int start = text.length();
        while (start > 0 && of(text.substring(text.offsetByCodePoints(start, -1))) <= columns) {
            start = text.offsetByCodePoints(start, -1);
        }
        return text.substring(start);
    }
}
