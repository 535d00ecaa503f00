package sortis.ruling;

import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Resource;

/// The rulings in force at one table (rulebook §3).
///
/// @param opening what lies on the start square
/// @param openingAgents agents at the start, 1–16
/// @param clearingWood wood from clearing one forest square, 0–64
/// @param carry slots an agent has on foot, 0–64
/// @param walk squares an agent walks in a turn, 1–8
public record HouseRules(
        Bag opening,
        int openingAgents,
        Amount clearingWood,
        StockRuling stock,
        LevelsRuling levels,
        WorkshopAuthority workshopAuthority,
        HouseRuling house,
        VehicleSlots vehicleSlots,
        VehicleCost vehicleCost,
        Amount carry,
        int walk,
        RoadSpeed roadSpeed,
        Moves moves) {
    /// The rulings of a log that sets none.
    public static final HouseRules DEFAULT =
            new HouseRules(
                    Bag.of(Resource.ore(Level.ZERO), new Amount(2)),
                    1,
                    Amount.ONE,
                    StockRuling.LOCAL,
                    LevelsRuling.STEPWISE,
                    WorkshopAuthority.BELOW,
                    HouseRuling.NEXT,
                    VehicleSlots.TWICE_NEXT,
                    VehicleCost.IN_WOOD,
                    Amount.ONE,
                    1,
                    RoadSpeed.NEXT,
                    Moves.ORTHOGONAL);
}
