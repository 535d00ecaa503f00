package sortis.world;

import sortis.entry.HaulageEntry;
import sortis.entry.HaulageEntry.Loaded;
import sortis.entry.HaulageEntry.Unloaded;
import sortis.value.Bag;
import sortis.value.Place;

/// What loading and unloading by hand do: the goods are moved as written; what is missing comes
/// from nowhere (rulebook §8, `load-stock` and `unload-stock`). With pooled stock nothing moves.
final class Carriage {
    private Carriage() {}

    static World after(World world, HaulageEntry entry) {
        if (!world.rules().stock().isCarried()) {
            return world;
        }
        return world.agents()
                .named(entry.agent())
                .fold(() -> world, agent -> moved(world, entry, agent));
    }

    private static World moved(World world, HaulageEntry entry, Agent agent) {
        Place place = world.placeOf(entry.at());
        Bag what = entry.what().positive();
        return switch (entry) {
            case Loaded _ ->
                    world.with(world.stock().minus(place, what.within(world.stock().pile(place))))
                            .changing(
                                    agent.name(),
                                    carrier -> carrier.carrying(carrier.load().plus(what)));
            case Unloaded _ ->
                    world.with(world.stock().plus(place, what))
                            .changing(
                                    agent.name(),
                                    carrier ->
                                            carrier.carrying(
                                                    carrier.load()
                                                            .minus(what.within(carrier.load()))));
        };
    }
}
