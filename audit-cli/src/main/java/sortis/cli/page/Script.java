package sortis.cli.page;

import io.vavr.collection.Seq;
import java.util.Locale;

/// Small pieces of JSON that can stand within a page.
final class Script {
    /// The greatest whole number that every number beneath it can be told from in a browser.
    private static final long EXACT = 1L << 53;

    private Script() {}

    /// A number, as text if a browser would round it.
    static String number(long number) {
        return Math.abs(number) < EXACT ? Long.toString(number) : "\"" + number + "\"";
    }

    static String list(Seq<?> values) {
        return values.mkString("[", ",", "]");
    }

    static String quoted(Seq<String> texts) {
        return list(texts.map(Script::quoted));
    }

    /// A text in ASCII that ends no element and breaks no line.
    static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        text.chars()
                .forEach(unit -> {
                    StringBuilder _ = quoted.append(escaped((char) unit));
                });
        return quoted.append('"').toString();
    }

    private static String escaped(char unit) {
        boolean isPlain = unit >= ' ' && unit <= '~' && "\"\\<>&'".indexOf(unit) < 0;
        return isPlain
                ? Character.toString(unit)
                : String.format(Locale.ROOT, "\\u%04x", (int) unit);
    }
}
