package sortis.replay.diagnosis;

import io.vavr.Tuple2;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.util.Locale;

/// What digits may have been meant to be, by how they are written: one digit is another, two
/// neighbours are exchanged, a digit is lost or doubled.
final class Misreading {
    private static final String DECIMAL = "0123456789";
    private static final String HEXADECIMAL = "0123456789ABCDEF";

    /// Digits that look alike in handwriting.
    private static final Set<String> ALIKE =
            HashSet.of(
                            "17", "56", "06", "38", "68", "49", "08", "27", "35", "79", "8B", "0D",
                            "6B", "EF", "B3", "C6", "C0", "A4", "A9", "5E", "2A")
                    .flatMap(
                            pair -> HashSet.of(pair, new StringBuilder(pair).reverse().toString()));

    private static final Doubt LOOKS_ALIKE = Doubt.oneOf(12);
    private static final Doubt EXCHANGED = Doubt.oneOf(12);
    private static final Doubt OTHER_DIGIT = Doubt.oneOf(40);
    private static final Doubt DOUBLED = Doubt.oneOf(20);
    private static final Doubt LOST = Doubt.oneOf(80);
    private static final Doubt NEXT = Doubt.oneOf(12);

    private Misreading() {}

    /// The numbers that were perhaps meant, each with its doubt; not the one written. A sign is
    /// none of the digits, and stays.
    static Map<Long, Doubt> ofNumber(long written, long least, long most) {
        int sign = written < 0 ? -1 : 1;
        String digits = Long.toString(written).replace("-", "");
        Map<Long, Doubt> none = TreeMap.empty();
        Map<Long, Doubt> read =
                ofDigits(digits, DECIMAL)
                        .appendAll(resized(digits))
                        .filter(each -> each._1.equals("0") || !each._1.startsWith("0"))
                        .map(each -> each.map1(text -> sign * Long.parseLong(text)))
                        .append(new Tuple2<>(written - 1, NEXT))
                        .append(new Tuple2<>(written + 1, NEXT))
                        .foldLeft(none, Misreading::with);
        return read.filterKeys(number -> number != written && least <= number && number <= most);
    }

    /// The same for hexadecimal digits, as many as are written.
    static Map<String, Doubt> ofHexadecimal(String written) {
        Map<String, Doubt> none = TreeMap.empty();
        return ofDigits(written.toUpperCase(Locale.ROOT), HEXADECIMAL)
                .foldLeft(none, Misreading::with)
                .remove(written.toUpperCase(Locale.ROOT));
    }

    /// Whether one may be taken for the other at a glance.
    static boolean isAlike(String one, String other) {
        return ofDigits(one, HEXADECIMAL)
                .exists(each ->
                        each._1.equals(other)
                                && (each._2.equals(LOOKS_ALIKE) || each._2.equals(EXCHANGED)));
    }

    private static <K> Map<K, Doubt> with(Map<K, Doubt> known, Tuple2<K, Doubt> next) {
        return known.put(next, (old, other) -> old.compareTo(other) <= 0 ? old : other);
    }

    private static Seq<Tuple2<String, Doubt>> ofDigits(String digits, String alphabet) {
        return Vector.range(0, digits.length())
                .flatMap(index -> ofDigit(digits, index, alphabet))
                .appendAll(
                        Vector.range(0, Math.max(0, digits.length() - 1))
                                .map(index -> new Tuple2<>(exchanged(digits, index), EXCHANGED)));
    }

    private static Seq<Tuple2<String, Doubt>> ofDigit(String digits, int index, String alphabet) {
        String before = digits.substring(0, index);
        String after = digits.substring(index + 1);
        return Vector.ofAll(alphabet.toCharArray())
                .filter(digit -> digit != digits.charAt(index))
                .map(digit ->
                        new Tuple2<>(
                                before + digit + after,
                                ALIKE.contains("" + digit + digits.charAt(index))
                                        ? LOOKS_ALIKE
                                        : OTHER_DIGIT));
    }

    private static String exchanged(String digits, int index) {
        return digits.substring(0, index)
                + digits.charAt(index + 1)
                + digits.charAt(index)
                + digits.substring(index + 2);
    }

    /// With a digit less, or a digit more.
    private static Seq<Tuple2<String, Doubt>> resized(String digits) {
        Seq<Tuple2<String, Doubt>> shorter =
                digits.length() < 2
                        ? Vector.empty()
                        : Vector.range(0, digits.length())
                                .map(index ->
                                        new Tuple2<>(
                                                digits.substring(0, index)
                                                        + digits.substring(index + 1),
                                                isDoubled(digits, index) ? DOUBLED : LOST));
        return shorter.appendAll(
                Vector.rangeClosed(0, digits.length()).flatMap(index -> longer(digits, index)));
    }

    private static boolean isDoubled(String digits, int index) {
        return index > 0 && digits.charAt(index) == digits.charAt(index - 1);
    }

    private static Seq<Tuple2<String, Doubt>> longer(String digits, int index) {
        return Vector.ofAll(DECIMAL.toCharArray())
                .map(digit ->
                        new Tuple2<>(
                                digits.substring(0, index) + digit + digits.substring(index),
                                index > 0 && digits.charAt(index - 1) == digit ? DOUBLED : LOST));
    }
}
