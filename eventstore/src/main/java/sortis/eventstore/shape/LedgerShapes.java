package sortis.eventstore.shape;

import io.vavr.control.Validation;
import sortis.entry.LedgerEntry.PositionNoted;
import sortis.entry.LedgerEntry.StockCounted;
import sortis.entry.LedgerEntry.TurnsSkipped;
import sortis.eventstore.line.Flaw;
import sortis.value.Turn;

/// Entries in which the player skips turns, counts and notes positions (rulebook §7).
final class LedgerShapes {
    private LedgerShapes() {}

    static Validation<Flaw, TurnsSkipped> turnsSkipped(Fields fields) {
        return Whole.of(
                fields.required("to", GameShapes.TURN),
                fields.optional("gained", GameShapes.CHANGE),
                TurnsSkipped::new);
    }

    static Validation<Flaw, StockCounted> stockCounted(Fields fields) {
        return Whole.of(
                fields.required("stock", GameShapes.BAG),
                fields.optional("at", GameShapes.SQUARE),
                StockCounted::new);
    }

    static Validation<Flaw, PositionNoted> positionNoted(Fields fields) {
        Turn written = fields.required("turn", GameShapes.TURN).getOrElse(Turn.ZERO);
        return Whole.of(
                fields.required("agent", GameShapes.NAME),
                fields.required("at", GameShapes.SQUARE),
                fields.optional("on", turnFrom(written)),
                PositionNoted::new);
    }

    private static Shape<Turn> turnFrom(Turn first) {
        return Shapes.whole(first.number(), Turn.LAST, Turn::new);
    }
}
