package sortis.time;

import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import sortis.value.Bag;
import sortis.value.Place;

/// What lies in piles or in the store, and what is due there; loads are the agents' own.
///
/// @param piles no empty ones
public record Stock(SortedMap<Place, Bag> piles, Seq<Due> due) {
    public static final Stock NOTHING = new Stock(TreeMap.empty(), Vector.empty());

    public Bag pile(Place place) {
        return piles.getOrElse(place, Bag.EMPTY);
    }

    public Stock plus(Place place, Bag goods) {
        return with(place, pile(place).plus(goods));
    }

    public Stock minus(Place place, Bag goods) {
        return with(place, pile(place).minus(goods));
    }

    /// That pile, and no other change.
    public Stock with(Place place, Bag pile) {
        return new Stock(pile.isEmpty() ? piles.remove(place) : piles.put(place, pile), due);
    }

    /// One more delivery to come.
    public Stock expecting(Due delivery) {
        return new Stock(piles, due.append(delivery));
    }

    /// Everything in piles together.
    public Bag total() {
        return piles.values().fold(Bag.EMPTY, Bag::plus);
    }
}
