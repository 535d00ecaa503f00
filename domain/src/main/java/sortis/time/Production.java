package sortis.time;

import io.vavr.collection.Seq;
import sortis.ruling.StockRuling;
import sortis.value.Bag;
import sortis.value.Turn;

/// Extractors and smelter output in closed form (rulebook §4, steps 1 and 2).
public final class Production {
    private Production() {}

    /// The stock at turn `to`, if these sources ran through all turns after `from`.
    public static Stock carried(
            Stock stock, Seq<Source> sources, StockRuling ruling, Turn from, Turn to) {
        return sources.foldLeft(
                delivered(stock, ruling, to), (now, source) -> mined(now, source, to.since(from)));
    }

    private static Stock mined(Stock stock, Source source, long turns) {
        return stock.plus(source.place(), Bag.of(source.resource(), source.perTurn().times(turns)));
    }

    /// The stock with everything due by that turn in its place.
    static Stock delivered(Stock stock, StockRuling ruling, Turn by) {
        Stock waiting = stock.awaiting(stock.due().filter(due -> by.isBefore(due.turn())));
        return stock.due()
                .reject(due -> by.isBefore(due.turn()))
                .foldLeft(waiting, (now, due) -> now.plus(ruling.placeOf(due.at()), due.goods()));
    }
}
