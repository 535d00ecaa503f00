package sortis.time;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import sortis.value.Bag;
import sortis.value.Place;

/// What lies in piles or in the store, and what is due there; loads are the agents' own.
///
/// @param lying the piles, in no order; no empty ones
/// @param total everything in piles together
public record Stock(Map<Place, Bag> lying, Bag total, Seq<Due> due) {
    public static final Stock NOTHING = of(HashMap.empty(), Vector.empty());

    /// Those piles, and what is due.
    ///
    /// @param piles no empty ones
    public static Stock of(Map<Place, Bag> piles, Seq<Due> due) {
        return new Stock(HashMap.ofEntries(piles), piles.values().fold(Bag.EMPTY, Bag::plus), due);
    }

    /// The piles in the order of their places.
    public SortedMap<Place, Bag> piles() {
        return TreeMap.ofEntries(lying);
    }

    public Bag pile(Place place) {
        return lying.getOrElse(place, Bag.EMPTY);
    }

    public Stock plus(Place place, Bag goods) {
        return with(place, pile(place).plus(goods), total.plus(goods));
    }

    public Stock minus(Place place, Bag goods) {
        return with(place, pile(place).minus(goods), total.minus(goods));
    }

    /// That pile, and no other change.
    public Stock with(Place place, Bag pile) {
        return with(place, pile, total.minus(pile(place)).plus(pile));
    }

    private Stock with(Place place, Bag pile, Bag total) {
        return new Stock(pile.isEmpty() ? lying.remove(place) : lying.put(place, pile), total, due);
    }

    /// One more delivery to come.
    public Stock expecting(Due delivery) {
        return awaiting(due.append(delivery));
    }

    /// Those deliveries to come, and no others.
    Stock awaiting(Seq<Due> deliveries) {
        return new Stock(lying, total, deliveries);
    }
}
