package sortis.replay.diagnosis;

import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import sortis.finding.Datum;
import sortis.finding.Datum.Count;
import sortis.finding.Datum.Fact;
import sortis.finding.Datum.Goods;
import sortis.finding.Datum.Spot;
import sortis.finding.Datum.Word;
import sortis.finding.Evidence;
import sortis.replay.diagnosis.Correction.Unchanged;
import sortis.value.Square;

/// What was worked out wrongly: the claim was meant to be what is true.
final class Claims {
    private static final Set<String> CODES =
            HashSet.of(
                    "lfsr-seed",
                    "lfsr-step",
                    "map-value",
                    "map-terrain",
                    "map-ore",
                    "arrival-turn",
                    "route-period",
                    "route-phase",
                    "position",
                    "clear-yield",
                    "build-cost",
                    "smelt-cost",
                    "smelt-yield",
                    "smelt-ready",
                    "vehicle-slots",
                    "skip-gain",
                    "stock-count");

    private static final Doubt OFF_BY_ONE = Doubt.oneOf(4);
    private static final Doubt ALIKE = Doubt.oneOf(20);
    private static final Doubt OTHER_WORD = Doubt.oneOf(120);
    private static final Doubt SHORT_WORD = Doubt.oneOf(4);
    private static final Doubt OTHER_NUMBER = Doubt.oneOf(200);
    private static final Doubt OTHER_SQUARE = Doubt.oneOf(150);
    private static final Doubt OTHER_GOODS = Doubt.oneOf(60);

    private Claims() {}

    static Seq<Slip> of(Case it) {
        return CODES.contains(it.code())
                ? Vector.of(claim(it, it.finding().evidence()))
                : it.code().equals("entry-number")
                        ? Vector.of(number(it, it.finding().evidence()))
                        : Vector.empty();
    }

    private static Slip claim(Case it, Evidence evidence) {
        Datum written = evidence.claimed().getOrElse(new Fact());
        Datum meant = evidence.expected().getOrElse(new Fact());
        return new Slip(
                isMisread(written, meant) ? Kind.DIGIT : Kind.CLAIM,
                new Unchanged(it.index()),
                evidence.claimed(),
                evidence.expected(),
                io.vavr.control.Option.none(),
                doubt(written, meant));
    }

    private static Slip number(Case it, Evidence evidence) {
        Slip claim = claim(it, evidence);
        return new Slip(
                Kind.NUMBER,
                claim.correction(),
                claim.written(),
                claim.meant(),
                claim.entry(),
                claim.doubt());
    }

    /// Whether the digits look alike, or two are exchanged; numbers that follow one another are
    /// rather miscounted.
    private static boolean isMisread(Datum written, Datum meant) {
        boolean isNext =
                written instanceof Count(long one)
                        && meant instanceof Count(long other)
                        && Math.abs(one - other) == 1;
        return !isNext && Misreading.isAlike(digits(written), digits(meant));
    }

    private static String digits(Datum datum) {
        return switch (datum) {
            case Count(long number) -> Long.toString(number);
            case Word(String text) -> text.matches("[0-9A-F]{1,2}") ? text : "";
            case Spot _, Goods _, Fact _ -> "";
        };
    }

    private static Doubt doubt(Datum written, Datum meant) {
        return switch (written) {
            case Count(long one) when meant instanceof Count(long other) -> doubt(one, other);
            case Word(String text) -> ofWord(text, digits(meant));
            case Spot(Square one) when meant instanceof Spot(Square other) -> doubt(one, other);
            case Goods _ -> OTHER_GOODS;
            case Count _, Spot _, Fact _ -> OTHER_NUMBER;
        };
    }

    private static Doubt doubt(long written, long meant) {
        return Math.abs(written - meant) == 1
                ? OFF_BY_ONE
                : Misreading.ofNumber(written, Long.MIN_VALUE, Long.MAX_VALUE)
                        .getOrElse(meant, OTHER_NUMBER);
    }

    private static Doubt ofWord(String written, String meant) {
        return Misreading.isAlike(written, meant)
                ? ALIKE
                : written.length() == 2 ? OTHER_WORD : SHORT_WORD;
    }

    private static Doubt doubt(Square written, Square meant) {
        boolean isNear =
                written.x() == meant.x()
                        || written.y() == meant.y()
                        || written.equals(new Square(meant.y(), meant.x()));
        return isNear ? Doubt.oneOf(40) : OTHER_SQUARE;
    }
}
