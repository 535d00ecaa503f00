package sortis.finding;

import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.EntryNumber;
import sortis.value.Level;
import sortis.value.Square;
import sortis.value.Turn;

/// Something claimed or true.
public sealed interface Datum {
    /// A turn, a level, an amount, any number.
    record Count(long number) implements Datum {}

    /// A word, or digits that are not a number.
    record Word(String text) implements Datum {}

    record Spot(Square square) implements Datum {}

    record Goods(Bag bag) implements Datum {}

    /// That something is so.
    record Fact() implements Datum {}

    static Datum of(long number) {
        return new Count(number);
    }

    static Datum of(Turn turn) {
        return new Count(turn.number());
    }

    static Datum of(Level level) {
        return new Count(level.number());
    }

    static Datum of(Amount amount) {
        return new Count(amount.units());
    }

    static Datum of(EntryNumber number) {
        return new Count(number.number());
    }

    static Datum of(Square square) {
        return new Spot(square);
    }

    static Datum of(Bag bag) {
        return new Goods(bag);
    }

    /// By its spelling.
    static Datum word(Object spelled) {
        return new Word(spelled.toString());
    }
}
