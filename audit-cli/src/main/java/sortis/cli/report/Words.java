package sortis.cli.report;

import io.vavr.collection.Seq;
import java.util.Locale;
import sortis.finding.Datum;
import sortis.value.Bag;
import sortis.value.Square;

/// Small pieces of text.
final class Words {
    /// How many signs of a name are shown in a sentence.
    private static final int LONG = 40;

    private Words() {}

    static String of(Datum datum) {
        return switch (datum) {
            case Datum.Count(long number) -> Long.toString(number);
            case Datum.Word(String word) -> named(word);
            case Datum.Spot(Square square) -> of(square);
            case Datum.Goods(Bag bag) -> of(bag);
            case Datum.Fact _ -> "yes";
        };
    }

    static String of(Square square) {
        return square.x() + "," + square.y();
    }

    static String of(Bag bag) {
        return bag.isEmpty()
                ? "nothing"
                : listed(
                        bag.withoutZeros()
                                .amounts()
                                .toVector()
                                .map(each -> each._2 + " " + each._1));
    }

    /// `1st`, `2nd`, `3rd`, `4th` …
    static String ordinal(long number) {
        boolean isTeen = number % 100 >= 11 && number % 100 <= 13;
        String ending =
                switch ((int) (isTeen ? 0 : number % 10)) {
                    case 1 -> "st";
                    case 2 -> "nd";
                    case 3 -> "rd";
                    default -> "th";
                };
        return number + ending;
    }

    /// `1 error`, `2 errors`.
    static String counted(long number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }

    /// `a`, `a and b`, `a, b and c`.
    static String listed(Seq<String> things) {
        return things.size() < 2
                ? things.mkString()
                : things.dropRight(1).mkString(", ") + " and " + things.takeRight(1).mkString();
    }

    static String binary(int octet) {
        return String.format(Locale.ROOT, "%8s", Integer.toBinaryString(octet)).replace(' ', '0');
    }

    /// The eight bits, most significant first, with blanks between them.
    static String spaced(int octet) {
        return String.join(" ", binary(octet).split(""));
    }

    /// Text from a log, with everything that would move a cursor, turn the writing or stay unseen
    /// made visible, so that each sign takes the columns it seems to take.
    static String shown(String text) {
        StringBuilder shown = new StringBuilder();
        text.codePoints()
                .mapToObj(Words::shown)
                .forEach(sign -> {
                    StringBuilder _ = shown.append(sign);
                });
        return shown.toString();
    }

    private static String shown(int point) {
        if (point == '\t') {
            return "\\t";
        }
        return isHidden(Character.getType(point)) || isVariation(point)
                ? escaped(point)
                : Character.toString(point);
    }

    private static boolean isHidden(int type) {
        return type == Character.CONTROL
                || type == Character.FORMAT
                || type == Character.SURROGATE
                || type == Character.PRIVATE_USE
                || type == Character.UNASSIGNED
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR;
    }

    /// Signs that change the looks of the one before, some terminals widening it: variation
    /// selectors and colours of skin.
    private static boolean isVariation(int point) {
        return (0xFE00 <= point && point <= 0xFE0F)
                || (0x1F3FB <= point && point <= 0x1F3FF)
                || (0xE0100 <= point && point <= 0xE01EF);
    }

    /// By its number in hexadecimal: a backslash, `u`, and braces around it.
    static String escaped(int point) {
        return "\\u{" + Integer.toHexString(point).toUpperCase(Locale.ROOT) + "}";
    }

    /// A name from a log, cut if it is very long.
    static String named(String name) {
        String near =
                name.codePointCount(0, Math.min(name.length(), 999)) > LONG
                        ? name.substring(0, name.offsetByCodePoints(0, LONG))
                        : name;
        return shown(near) + (near.length() < name.length() ? "..." : "");
    }
}
