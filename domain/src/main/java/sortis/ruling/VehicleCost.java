package sortis.ruling;

import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Resource;

/// What a vehicle of level n costs: 2^n wood, or 2^n ore(n) (rulebook §3, `vehicleCost`).
public enum VehicleCost implements Choice {
    IN_WOOD("wood"),
    IN_ORE("ore");

    private final String spelling;

    VehicleCost(String spelling) {
        this.spelling = spelling;
    }

    public Bag of(Level level) {
        return Bag.of(this == IN_WOOD ? Resource.WOOD : Resource.ore(level), level.powerOfTwo());
    }

    @Override
    public String spelling() {
        return spelling;
    }
}
