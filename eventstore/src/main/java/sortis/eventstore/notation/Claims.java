package sortis.eventstore.notation;

import io.vavr.control.Option;
import java.util.Locale;
import sortis.eventstore.notation.Values.Base;
import sortis.finding.Datum;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Resource;
import sortis.value.Square;

/// How the claims of entries are spelled.
///
/// @param base of coordinates
public record Claims(Base base) {
    /// Before a log's first line.
    public static final Claims AT_FIRST = new Claims(Base.DECIMAL);

    /// How they are spelled from that line on.
    public Claims after(String line) {
        return Head.base(line).map(Claims::new).getOrElse(this);
    }

    /// A claim as it is written.
    ///
    /// @param key where in the entry it stands
    public String spelled(String key, Datum value) {
        return switch (value) {
            case Datum.Count(long number) -> number(key, number);
            case Datum.Word(String word) -> key.equals("nibble") ? word + "." : word;
            case Datum.Spot(Square square) -> square(square);
            case Datum.Goods(Bag bag) ->
                    key.equals("paid") ? Spelling.payment(bag) : Spelling.goods(bag);
            case Datum.Fact _ -> "";
        };
    }

    private static String number(String key, long number) {
        return switch (key) {
            case "wood" -> Spelling.gain(bag(Resource.WOOD, number));
            case "ore" -> "o" + number;
            default -> amount(key, number);
        };
    }

    private static String amount(String key, long number) {
        return resource(key, "gained/")
                .map(resource -> Spelling.gain(bag(resource, number)))
                .orElse(() ->
                        resource(key, "stock/")
                                .map(resource -> Spelling.goods(bag(resource, number))))
                .getOrElse(() -> String.valueOf(number));
    }

    private static Option<Resource> resource(String key, String bag) {
        return Option.when(key.startsWith(bag), () -> key.substring(bag.length()))
                .flatMap(Resource::named);
    }

    /// A bag that keeps a 0.
    private static Bag bag(Resource resource, long number) {
        return new Bag(Bag.EMPTY.amounts().put(resource, new Amount(number)));
    }

    private String square(Square square) {
        return base == Base.DECIMAL
                ? Spelling.square(square)
                : String.format(Locale.ROOT, "%02X,%02X", square.x(), square.y());
    }
}
