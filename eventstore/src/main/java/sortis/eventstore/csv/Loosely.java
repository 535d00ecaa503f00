package sortis.eventstore.csv;

import io.vavr.collection.Array;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import sortis.eventstore.line.Quoted;

/// What people write in cells, put as the notation has it. What means nothing stays as it is, for
/// the notation to refuse.
final class Loosely {
    private static final String SEPARATORS = "[,;\\s]+";
    private static final Pattern BRACKETS = Pattern.compile("^[\\[(]|[\\])]$");
    private static final Pattern PAIR = Pattern.compile("^(\\S+?)(?:\\s*[,;]\\s*|\\s+)(\\S+)");
    private static final Pattern ARROW = Pattern.compile("->|\u2192|>");
    private static final Pattern NAMED =
            Pattern.compile(
                    "(?i)(?<![\\p{L}0-9])(?:(wood)|ore\\(([0-9]+)\\))\\s*[:=]\\s*([+-]?[0-9]+)");
    private static final Pattern COUNTED =
            Pattern.compile("(?i)(?<![0-9])([0-9]++)\\s*(?:(wood)|ore\\(([0-9]+)\\))");
    private static final Pattern UNSIGNED = Pattern.compile("(?<![^\\s])(?=[0-9])");

    private Loosely() {}

    /// `12,7`, `[12, 7]`, `(12;7)` or `12 7`.
    static String square(String text) {
        String bare = BRACKETS.matcher(text.strip()).replaceAll("").strip();
        return PAIR.matcher(bare).replaceFirst("$1,$2");
    }

    /// Squares with `>` or an arrow between them.
    static String path(String text) {
        return Array.of(ARROW.split(text, -1)).map(Loosely::square).mkString(" > ");
    }

    /// `3w 2o0`, `wood:3 ore(0):2` or `3 wood, 2 ore(0)`.
    static String goods(String text) {
        return spaced(named(text));
    }

    /// Goods with that sign before those that have none.
    static String signed(String text, String sign) {
        return UNSIGNED.matcher(goods(text)).replaceAll(sign);
    }

    /// Things with blanks, commas, semicolons or line ends between them.
    static String spaced(String text) {
        return text.strip().replaceAll(SEPARATORS, " ");
    }

    /// Names with commas or semicolons between them; without any, as in the notation.
    static String names(String text) {
        boolean isListed = !text.contains("\"") && (text.contains(",") || text.contains(";"));
        return isListed
                ? Array.of(text.split("[,;]", -1))
                        .map(String::strip)
                        .reject(String::isEmpty)
                        .map(Quoted::of)
                        .mkString(" ")
                : oneLine(text);
    }

    /// `carry=1, opening=2o0`.
    static String rulings(String text) {
        return spaced(named(text)).replaceAll("\\s*=\\s*", "=");
    }

    /// A route, its goods as in cells of goods.
    static String stops(String text) {
        return ARROW.matcher(oneLine(named(text))).replaceAll(">");
    }

    /// Blanks stay, since they may stand in quotes.
    private static String oneLine(String text) {
        return text.strip().replaceAll("[\\r\\n]+", " ");
    }

    private static String named(String text) {
        String one = NAMED.matcher(text).replaceAll(it -> it.group(3) + kind(it.group(2)));
        return COUNTED.matcher(one).replaceAll(it -> it.group(1) + kind(it.group(3)));
    }

    private static String kind(@Nullable String grade) {
        return grade == null ? "w" : "o" + grade;
    }
}
