package sortis.ruling;

import sortis.value.Place;
import sortis.value.Square;

/// Whether goods lie on squares and are carried, or there is one common store (rulebook §3,
/// `stock`).
public enum StockRuling implements Choice {
    LOCAL("local"),
    POOLED("pooled");

    private final String spelling;

    StockRuling(String spelling) {
        this.spelling = spelling;
    }

    /// Where goods on that square are kept.
    public Place placeOf(Square square) {
        return this == LOCAL ? new Place.OnSquare(square) : Place.store();
    }

    /// Whether loading and unloading move anything.
    public boolean isCarried() {
        return this == LOCAL;
    }

    @Override
    public String spelling() {
        return spelling;
    }
}
