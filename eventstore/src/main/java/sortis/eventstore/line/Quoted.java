package sortis.eventstore.line;

import java.io.StringWriter;
import java.util.HexFormat;

/// Texts in quotes, escaped as in JSON.
public final class Quoted {
    private static final HexFormat HEX = HexFormat.of();

    private Quoted() {}

    /// A text in quotes. Control characters, line separators and lone surrogates are escaped, so
    /// that the line stays one line and can be written as UTF-8.
    public static String of(String text) {
        StringWriter out = new StringWriter(text.length() + 2);
        out.write('"');
        text.codePoints().forEach(character -> write(character, out));
        out.write('"');
        return out.toString();
    }

    private static void write(int character, StringWriter out) {
        switch (character) {
            case '"' -> out.write("\\\"");
            case '\\' -> out.write("\\\\");
            case '\n' -> out.write("\\n");
            case '\r' -> out.write("\\r");
            case '\t' -> out.write("\\t");
            default ->
                    out.write(isPlain(character) ? Character.toString(character) : unit(character));
        }
    }

    private static boolean isPlain(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    false;
            default -> true;
        };
    }

    /// All characters that are not plain have four digits.
    private static String unit(int character) {
        return "\\u" + HEX.toHexDigits((char) character);
    }
}
