package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import sortis.finding.Datum;
import sortis.value.Bag;
import sortis.value.Square;

/// How likely a wrong value is what a slip gives by mere chance: of the wrong values that are about
/// as wrong, the part that the slip gives.
final class Odds {
    /// How near a number is to be one of those that stray a little.
    private static final int NEAR = 10;

    /// The same of a square, along either axis.
    private static final int NEXT_TO = 2;

    /// The greatest chance of a mere coincidence at which a single wrong value is worth a guess.
    private static final double COINCIDENCE = 1.0 / 8;

    /// The slips worth a guess, the most natural ones first.
    private static final Seq<Hypothesis> TELLING = Hypothesis.all().filter(Hypothesis::isTelling);

    private Odds() {}

    /// Wrong values that are about as wrong.
    ///
    /// @param members how many there are
    record Family(Likeness likeness, long members) {}

    /// In what way a value is wrong.
    enum Likeness {
        ONE_DIGIT,
        ALL_DIGITS,
        NEAR_BY,
        FAR_OFF,
        OTHER_RESOURCE,
        OTHER_GOODS,
        OTHER_WORD
    }

    /// Whether few of the values that are about as wrong come out by this slip or a more natural
    /// one.
    static boolean isNoCoincidence(Mistake mistake, Hypothesis slip) {
        Seq<Hypothesis> tried = TELLING.takeWhile(other -> !other.equals(slip)).append(slip);
        return chance(mistake.given(), mistake.written(), tried) <= COINCIDENCE;
    }

    /// The chance that one of these slips gives a wrong value that came about in another way.
    static double chance(Case given, Datum wrong, Seq<Hypothesis> slips) {
        Family family = family(given.truth(), wrong);
        long hit =
                slips.flatMap(slip -> slip.wrongAnswers(given))
                        .distinct()
                        .count(answer -> family(given.truth(), answer).equals(family));
        return Math.min(1, (double) hit / family.members());
    }

    static Family family(Datum truth, Datum wrong) {
        return switch (truth) {
            case Datum.Count(long number) when wrong instanceof Datum.Count(long other) ->
                    numbers(number, other);
            case Datum.Word(String word) when wrong instanceof Datum.Word(String other) ->
                    words(word, other);
            case Datum.Spot(Square square) when wrong instanceof Datum.Spot(Square other) ->
                    squares(square, other);
            case Datum.Goods(Bag bag) when wrong instanceof Datum.Goods(Bag other) ->
                    bags(bag, other);
            case Datum.Count _, Datum.Word _, Datum.Spot _, Datum.Goods _, Datum.Fact _ ->
                    new Family(Likeness.OTHER_WORD, 1);
        };
    }

    private static Family numbers(long truth, long other) {
        if (Math.abs(truth - other) <= NEAR) {
            return new Family(Likeness.NEAR_BY, NEAR + (truth < 0 ? NEAR : Math.min(NEAR, truth)));
        }
        int digits = Long.toString(Math.max(Math.abs(truth), Math.abs(other))).length();
        return new Family(Likeness.FAR_OFF, Math.round(Math.pow(10, digits)) - 2 * NEAR);
    }

    private static Family words(String truth, String other) {
        if (Spelling.hexadecimal(Datum.word(truth)).isEmpty()) {
            return new Family(Likeness.OTHER_WORD, 2);
        }
        if (truth.length() == 1) {
            return new Family(Likeness.ONE_DIGIT, 15);
        }
        boolean isOneDigit =
                truth.charAt(0) == other.charAt(0)
                        || truth.charAt(truth.length() - 1) == other.charAt(other.length() - 1);
        return isOneDigit
                ? new Family(Likeness.ONE_DIGIT, 30)
                : new Family(Likeness.ALL_DIGITS, 225);
    }

    private static Family squares(Square truth, Square other) {
        boolean isNear =
                Math.abs(truth.x() - other.x()) <= NEXT_TO
                        && Math.abs(truth.y() - other.y()) <= NEXT_TO;
        return isNear ? new Family(Likeness.NEAR_BY, 24) : new Family(Likeness.FAR_OFF, 65_511);
    }

    private static Family bags(Bag truth, Bag other) {
        if (truth.resources().equals(other.resources())) {
            return numbers(truth.units().units(), other.units().units());
        }
        return truth.units().equals(other.units())
                ? new Family(Likeness.OTHER_RESOURCE, NEAR)
                : new Family(Likeness.OTHER_GOODS, 10 * NEAR);
    }
}
