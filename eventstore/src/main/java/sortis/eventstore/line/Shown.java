package sortis.eventstore.line;

import java.util.HexFormat;

/// Characters and bytes that cannot stand in a text as they are, made visible.
public final class Shown {
    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private Shown() {}

    /// The character at that place of a text, or its number, such as `U+0000`; empty at the text's
    /// end.
    public static String character(String text, int at) {
        if (at >= text.length()) {
            return "";
        }
        int character = text.codePointAt(at);
        return isVisible(character) ? Character.toString(character) : number(character);
    }

    /// A byte as `\xFF`.
    static String octet(byte octet) {
        return "\\x" + HEX.toHexDigits(octet);
    }

    private static boolean isVisible(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    false;
            default -> true;
        };
    }

    private static String number(int character) {
        int digits = character > Character.MAX_VALUE ? 6 : 4;
        return "U+" + HEX.toHexDigits(character, digits);
    }
}
