package sortis.rules.ledger;

import io.vavr.collection.Seq;
import sortis.finding.Step;
import sortis.value.Resource;
import sortis.value.Turn;
import sortis.world.World;

/// What extractors yield up to a turn, as working.
final class Mining {
    private Mining() {}

    /// One step for each extractor that yields the resource.
    static Seq<Step> of(World world, Resource resource, Turn to) {
        return world.mines()
                .filter(mine -> mine.resource().equals(resource))
                .map(mine ->
                        new Step.Mined(
                                mine.at(),
                                mine.resource(),
                                mine.perTurn(),
                                to.since(world.turn())));
    }
}
