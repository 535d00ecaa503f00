package sortis.time;

import io.vavr.control.Option;
import sortis.value.Amount;
import sortis.value.Place;
import sortis.value.Resource;

/// What is measured of the goods in a yard: the units of a resource in one pile, or in all piles
/// and all loads together, goods due not counted.
///
/// @param place the pile; none for the total
/// @param besides what counts on top and never changes, such as the load of an agent that stands
public record Gauge(Resource resource, Option<Place> place, Amount besides) {
    boolean counts(Place where, Resource what) {
        return what.equals(resource) && place.forAll(where::equals);
    }

    boolean counts(Cell cell) {
        return switch (cell) {
            case Cell.Piled(var where, var what) -> counts(where, what);
            case Cell.Carried(_, var what) -> place.isEmpty() && what.equals(resource);
            case Cell.Free _, Cell.Output _ -> false;
        };
    }
}
