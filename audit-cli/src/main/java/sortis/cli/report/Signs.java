package sortis.cli.report;

import java.util.Locale;
import java.util.function.IntFunction;

/// Which signs may be written, and how the others are, so that a reader with nothing but ASCII
/// loses none of them.
public enum Signs {
    /// All of Unicode.
    ANY(Character::toString),
    /// ASCII, other signs by their number in hexadecimal, in braces.
    TEXT(Words::escaped),
    /// ASCII, other signs as JSON escapes them.
    JSON(Signs::unitsEscaped),
    /// ASCII, other signs as character references.
    XML(point -> String.format(Locale.ROOT, "&#x%X;", point));

    private static final int LAST_ASCII = 0x7F;

    private final IntFunction<String> other;

    Signs(IntFunction<String> other) {
        this.other = other;
    }

    /// The signs for output of a format.
    public static Signs asciiFor(String format) {
        return switch (format) {
            case "json", "jsonl", "sarif" -> JSON;
            case "junit" -> XML;
            default -> TEXT;
        };
    }

    /// The text in these signs.
    public String of(String text) {
        return this == ANY || text.chars().allMatch(unit -> unit <= LAST_ASCII)
                ? text
                : rewritten(text);
    }

    private String rewritten(String text) {
        StringBuilder written = new StringBuilder();
        text.codePoints()
                .forEach(point -> {
                    var _ =
                            point <= LAST_ASCII
                                    ? written.append((char) point)
                                    : written.append(other.apply(point));
                });
        return written.toString();
    }

    /// A character as JSON escapes it.
    static String unitsEscaped(int point) {
        StringBuilder escaped = new StringBuilder();
        for (char unit : Character.toChars(point)) {
            StringBuilder _ = escaped.append(String.format(Locale.ROOT, "\\u%04x", (int) unit));
        }
        return escaped.toString();
    }
}
