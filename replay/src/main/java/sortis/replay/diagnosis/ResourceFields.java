package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Function;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.entry.GameEntry;
import sortis.entry.HaulageEntry;
import sortis.entry.Stop;
import sortis.entry.Stop.UpTo;
import sortis.value.Bag;
import sortis.value.Resource;

/// The resources that entries have moved.
final class ResourceFields {
    private ResourceFields() {}

    static Seq<Field<Resource>> of(GameEntry entry) {
        return switch (entry) {
            case HaulageEntry it -> ofBag(it.what(), what -> NumberFields.with(it, what));
            case RouteAssigned it ->
                    Vector.range(0, it.stops().size())
                            .flatMap(index ->
                                    ofStop(
                                            it.stops().get(index),
                                            stop -> SquareFields.with(it, index, stop)));
            default -> Vector.empty();
        };
    }

    private static Seq<Field<Resource>> ofBag(Bag bag, Function<Bag, GameEntry> with) {
        return bag.resources()
                .map(resource ->
                        new Field<>(
                                resource, other -> with.apply(exchanged(bag, resource, other))));
    }

    private static Bag exchanged(Bag bag, Resource written, Resource meant) {
        Bag rest = new Bag(bag.amounts().remove(written));
        return rest.plus(Bag.of(meant, bag.amount(written)));
    }

    private static Seq<Field<Resource>> ofStop(Stop stop, Function<Stop, GameEntry> with) {
        Seq<Field<Resource>> loaded =
                ofBag(stop.load(), bag -> with.apply(NumberFields.loading(stop, bag)));
        return stop.unload() instanceof UpTo(Bag what)
                ? loaded.appendAll(
                        ofBag(what, bag -> with.apply(NumberFields.unloading(stop, bag))))
                : loaded;
    }
}
