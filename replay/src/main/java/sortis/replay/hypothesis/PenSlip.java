package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.LongUnaryOperator;

/// Slips of the pen: in writing down a number, whatever it is about.
public enum PenSlip implements Hypothesis {
    /// Two neighbouring digits exchanged.
    DIGITS_EXCHANGED(spelled(PenSlip::exchanged)),

    /// A digit taken for one that looks like it.
    LOOK_ALIKE(spelled(LookAlike::of)),

    /// The value of two hexadecimal digits written in decimal.
    WRITTEN_IN_DECIMAL(hexadecimal(PenSlip::decimal)),

    /// Two digits taken as a decimal number, and that written in hexadecimal.
    READ_AS_DECIMAL(hexadecimal(PenSlip::readAsDecimal)),

    /// A digit left out.
    DIGIT_LEFT_OUT(number(PenSlip::shortened)),

    /// A digit written twice.
    DIGIT_TWICE(number(PenSlip::doubled)),

    /// A zero too many at the end.
    TEN_TIMES(number(digits -> Vector.of(digits + "0"))),

    /// The sign left out.
    SIGN_LEFT_OUT(number(digits -> Vector.of(digits.replace("-", "")))),

    /// One too many.
    ONE_TOO_MANY(count(number -> number + 1)),

    /// One too few.
    ONE_TOO_FEW(count(number -> number - 1));

    private final Slip slip;

    PenSlip(Slip slip) {
        this.slip = slip;
    }

    private static Slip spelled(Function<String, Seq<String>> written) {
        return number(written).or(hexadecimal(written));
    }

    private static Slip number(Function<String, Seq<String>> written) {
        return given ->
                Spelling.decimal(given.truth())
                        .toVector()
                        .flatMap(
                                digits -> Spelling.inDecimal(given.truth(), written.apply(digits)));
    }

    private static Slip hexadecimal(Function<String, Seq<String>> written) {
        return given ->
                Spelling.hexadecimal(given.truth())
                        .toVector()
                        .flatMap(digits -> Spelling.inHexadecimal(written.apply(digits)));
    }

    private static Slip count(LongUnaryOperator other) {
        return number(
                digits -> Vector.of(Long.toString(other.applyAsLong(Long.parseLong(digits)))));
    }

    private static Seq<String> exchanged(String digits) {
        return places(digits, 2)
                .map(place ->
                        digits.substring(0, place)
                                + digits.charAt(place + 1)
                                + digits.charAt(place)
                                + digits.substring(place + 2));
    }

    private static Seq<String> shortened(String digits) {
        return places(digits, 1)
                .map(place -> digits.substring(0, place) + digits.substring(place + 1))
                .distinct();
    }

    private static Seq<String> doubled(String digits) {
        return places(digits, 1)
                .map(place -> digits.substring(0, place + 1) + digits.substring(place))
                .distinct();
    }

    /// Where so many digits follow one another; a sign is no digit.
    private static Seq<Integer> places(String digits, int width) {
        int first = digits.startsWith("-") ? 1 : 0;
        return Vector.rangeClosed(first, digits.length() - width);
    }

    private static Seq<String> decimal(String digits) {
        String decimal = Integer.toString(Integer.parseInt(digits, 16));
        return Vector.of(decimal).filter(_ -> digits.length() == 2);
    }

    private static Seq<String> readAsDecimal(String digits) {
        boolean isDecimal = digits.chars().allMatch(Character::isDigit);
        return isDecimal && digits.length() == 2
                ? Vector.of(String.format(Locale.ROOT, "%02X", Integer.parseInt(digits)))
                : Vector.empty();
    }

    @Override
    public Slip slip() {
        return slip;
    }

    /// That a number is one too many goes without saying, unless it is a habit.
    @Override
    public boolean isTelling() {
        return this != ONE_TOO_MANY && this != ONE_TOO_FEW;
    }
}
