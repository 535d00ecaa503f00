package sortis.world;

import io.vavr.control.Option;
import sortis.entry.BuildingKind;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Resource;

/// What building costs (rulebook §6).
public final class Costs {
    private Costs() {}

    /// What a building of that level costs on ground that yields that; none for an extractor on
    /// ground that yields nothing.
    public static Option<Bag> of(BuildingKind kind, Level level, Option<Resource> yield) {
        return paidIn(kind, level, yield).map(resource -> Bag.of(resource, level.powerOfTwo()));
    }

    /// The resource a building of that level is paid in.
    private static Option<Resource> paidIn(BuildingKind kind, Level level, Option<Resource> yield) {
        return switch (kind) {
            case WORKSHOP, SMELTER -> Option.of(Resource.ore(level));
            case HOUSE -> Option.of(Resource.WOOD);
            case EXTRACTOR -> yield;
        };
    }

    /// What road costs: 1 ore(d) a square, squares met twice counted once.
    public static Bag ofRoad(Level grade, int squares) {
        return Bag.of(Resource.ore(grade), new Amount(squares));
    }
}
