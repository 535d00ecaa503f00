package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/// Digits that look alike in handwriting.
final class LookAlike {
    private static final Seq<String> PAIRS =
            Vector.of("0D", "17", "38", "49", "56", "6B", "8B", "EF");

    private LookAlike() {}

    /// The same digits with one of them taken for another.
    static Seq<String> of(String digits) {
        return Vector.range(0, digits.length())
                .flatMap(place ->
                        like(digits.charAt(place))
                                .map(other ->
                                        digits.substring(0, place)
                                                + other
                                                + digits.substring(place + 1)));
    }

    private static Seq<Character> like(char digit) {
        return PAIRS.filter(pair -> pair.indexOf(digit) >= 0)
                .map(pair -> pair.charAt(1 - pair.indexOf(digit)));
    }
}
