package sortis.time;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import sortis.ruling.StockRuling;
import sortis.value.Level;
import sortis.value.Place;
import sortis.value.Square;

/// All that goods depend on while no entry is written: the stock, what produces, and who hauls.
///
/// @param haulers agents on routes, in the order in which they joined
/// @param lit smelters that have begun a batch on the present turn
public record Yard(
        StockRuling ruling, Stock stock, Works works, Seq<Hauler> haulers, Set<Square> lit) {
    /// What produces.
    ///
    /// @param smelters each with its level
    public record Works(Seq<Source> sources, Map<Square, Level> smelters) {}

    Place placeOf(Square square) {
        return ruling.placeOf(square);
    }

    Yard with(Stock goods, Seq<Hauler> agents, Set<Square> fires) {
        return new Yard(ruling, goods, works, agents, fires);
    }
}
