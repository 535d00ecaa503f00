package sortis.cli.report;

import io.vavr.collection.Seq;
import java.util.Locale;
import sortis.finding.Datum;
import sortis.value.Bag;
import sortis.value.Square;

/// Small pieces of text.
final class Words {
    private Words() {}

    static String of(Datum datum) {
        return switch (datum) {
            case Datum.Count(long number) -> Long.toString(number);
            case Datum.Word(String word) -> shown(word);
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
                : bag.withoutZeros().amounts().map(each -> each._2 + " " + each._1).mkString(", ");
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

    /// Text from a log, with everything that would move a cursor or turn the writing made visible.
    static String shown(String text) {
        StringBuilder shown = new StringBuilder();
        text.codePoints().forEach(point -> append(shown, point));
        return shown.toString();
    }

    private static void append(StringBuilder shown, int point) {
        int type = Character.getType(point);
        boolean isHidden =
                type == Character.CONTROL
                        || type == Character.FORMAT
                        || type == Character.SURROGATE
                        || type == Character.LINE_SEPARATOR
                        || type == Character.PARAGRAPH_SEPARATOR;
        StringBuilder _ =
                isHidden
                        ? shown.append(String.format(Locale.ROOT, "\\u%04X", point))
                        : shown.appendCodePoint(point);
    }
}
