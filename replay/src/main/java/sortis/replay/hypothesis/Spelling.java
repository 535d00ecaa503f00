package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.regex.Pattern;
import sortis.finding.Datum;
import sortis.value.Amount;
import sortis.value.Bag;

/// Numbers as they stand on paper, digit by digit.
final class Spelling {
    /// No zeros in front.
    private static final Pattern DECIMAL = Pattern.compile("-?(0|[1-9][0-9]{0,17})");

    /// Upper case: terrains are lower case.
    private static final Pattern HEXADECIMAL = Pattern.compile("[0-9A-F]{1,2}");

    private Spelling() {}

    /// The decimal digits of a number, or of the amount in a bag of one resource.
    static Option<String> decimal(Datum datum) {
        return switch (datum) {
            case Datum.Count(long number) -> Option.of(Long.toString(number));
            case Datum.Goods(Bag bag) ->
                    Option.when(bag.amounts().size() == 1, () -> bag.units().toString());
            case Datum.Word _, Datum.Spot _, Datum.Fact _ -> Option.none();
        };
    }

    /// The hexadecimal digits of a value, or of its first digit.
    static Option<String> hexadecimal(Datum datum) {
        return datum instanceof Datum.Word(String text)
                ? Option.of(text).filter(digits -> HEXADECIMAL.matcher(digits).matches())
                : Option.none();
    }

    /// The same kind of claim with other decimal digits; none if these are no number.
    static Seq<Datum> inDecimal(Datum like, Seq<String> digits) {
        return digits.filter(text -> DECIMAL.matcher(text).matches())
                .map(Long::parseLong)
                .flatMap(number -> numbered(like, number));
    }

    private static Seq<Datum> numbered(Datum like, long number) {
        return switch (like) {
            case Datum.Count _ -> Vector.of(Datum.of(number));
            case Datum.Goods(Bag bag) ->
                    bag.resources().map(resource -> Datum.of(Bag.of(resource, new Amount(number))));
            case Datum.Word _, Datum.Spot _, Datum.Fact _ -> Vector.empty();
        };
    }

    /// The same kind of claim with other hexadecimal digits; none if these are no such digits.
    static Seq<Datum> inHexadecimal(Seq<String> digits) {
        return digits.filter(text -> HEXADECIMAL.matcher(text).matches()).map(Datum::word);
    }
}
