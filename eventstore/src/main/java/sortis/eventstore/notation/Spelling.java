package sortis.eventstore.notation;

import io.vavr.collection.Seq;
import java.util.regex.Pattern;
import sortis.eventstore.line.Quoted;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Path;
import sortis.value.Resource;
import sortis.value.Square;

/// How names and quantities are written.
final class Spelling {
    private static final Pattern PLAIN_NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{M}\\p{N}_-]*");
    private static final Pattern PLAIN_PAGE =
            Pattern.compile(
                    "[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}]+(?: +[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}]+)*");

    private Spelling() {}

    /// A name, in quotes if it would be read as something else.
    static String name(String name) {
        boolean isPlain =
                PLAIN_NAME.matcher(name).matches() && Words.among(Words.RESERVED, name).isEmpty();
        return isPlain ? name : Quoted.of(name);
    }

    /// A page of the notebook between brackets, in quotes if it would be read as something else.
    static String page(String page) {
        boolean isPlain =
                PLAIN_PAGE.matcher(page).matches()
                        && page.chars().noneMatch(sign -> "[]\"#".indexOf(sign) >= 0);
        return "[" + (isPlain ? page : Quoted.of(page)) + "]";
    }

    static String square(Square square) {
        return square.x() + "," + square.y();
    }

    static String path(Path path) {
        return squares(path.corners());
    }

    static String squares(Seq<Square> squares) {
        return squares.map(Spelling::square).mkString(" > ");
    }

    /// Goods without a sign.
    static String goods(Bag bag) {
        return bag(bag, "");
    }

    static String payment(Bag bag) {
        return bag(bag, "-");
    }

    static String gain(Bag bag) {
        return bag(bag, "+");
    }

    /// @param sign of amounts that are not less than 0
    private static String bag(Bag bag, String sign) {
        return bag.amounts().isEmpty()
                ? sign + "0"
                : bag.amounts().map(held -> amount(held._2, sign) + kind(held._1)).mkString(" ");
    }

    private static String amount(Amount amount, String sign) {
        return (amount.units() < 0 ? "" : sign) + amount;
    }

    private static String kind(Resource resource) {
        return resource.equals(Resource.WOOD) ? "w" : "o" + resource.rank();
    }
}
