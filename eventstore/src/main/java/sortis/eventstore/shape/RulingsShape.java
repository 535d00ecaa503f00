package sortis.eventstore.shape;

import io.vavr.collection.Array;
import io.vavr.control.Validation;
import sortis.eventstore.line.Flaw;
import sortis.ruling.Choice;
import sortis.ruling.HouseRules;
import sortis.ruling.HouseRuling;
import sortis.ruling.LevelsRuling;
import sortis.ruling.Moves;
import sortis.ruling.RoadSpeed;
import sortis.ruling.StockRuling;
import sortis.ruling.VehicleCost;
import sortis.ruling.VehicleSlots;
import sortis.ruling.WorkshopAuthority;
import sortis.value.Amount;
import sortis.value.Bag;

/// The rulings that a log sets; those left out are as in [HouseRules#DEFAULT] (rulebook §3).
final class RulingsShape {
    static final Shape<HouseRules> RULINGS = Fields.only(RulingsShape::rulings);

    private static final HouseRules OTHERWISE = HouseRules.DEFAULT;

    private static final Shape<Integer> OPENING_AGENTS = Shapes.count(1, 16);

    private static final Shape<Amount> UP_TO_64 = GameShapes.amount(0, 64);

    private static final Shape<Integer> WALK = Shapes.count(1, 8);

    private RulingsShape() {}

    private static Validation<Flaw, HouseRules> rulings(Fields fields) {
        return Whole.of(
                firstEight(fields),
                fields.optional(
                        "vehicleCost", choice(VehicleCost.values()), OTHERWISE.vehicleCost()),
                fields.optional("carry", UP_TO_64, OTHERWISE.carry()),
                fields.optional("walk", WALK, OTHERWISE.walk()),
                fields.optional("roadSpeed", choice(RoadSpeed.values()), OTHERWISE.roadSpeed()),
                fields.optional("moves", choice(Moves.values()), OTHERWISE.moves()),
                Whole.Of5::make);
    }

    /// The rules as a function of the five rulings still to be read.
    private static Validation<
                    Flaw, Whole.Of5<VehicleCost, Amount, Integer, RoadSpeed, Moves, HouseRules>>
            firstEight(Fields fields) {
        return Whole.of(
                fields.optional("opening", GameShapes.BAG, OTHERWISE.opening()),
                fields.optional("openingAgents", OPENING_AGENTS, OTHERWISE.openingAgents()),
                fields.optional("clearingWood", UP_TO_64, OTHERWISE.clearingWood()),
                fields.optional("stock", choice(StockRuling.values()), OTHERWISE.stock()),
                fields.optional("levels", choice(LevelsRuling.values()), OTHERWISE.levels()),
                fields.optional(
                        "workshopAuthority",
                        choice(WorkshopAuthority.values()),
                        OTHERWISE.workshopAuthority()),
                fields.optional("house", choice(HouseRuling.values()), OTHERWISE.house()),
                fields.optional(
                        "vehicleSlots", choice(VehicleSlots.values()), OTHERWISE.vehicleSlots()),
                RulingsShape::openFor);
    }

    private static Whole.Of5<VehicleCost, Amount, Integer, RoadSpeed, Moves, HouseRules> openFor(
            Bag opening,
            int agents,
            Amount wood,
            StockRuling stock,
            LevelsRuling levels,
            WorkshopAuthority authority,
            HouseRuling house,
            VehicleSlots slots) {
        return (cost, carry, walk, speed, moves) ->
                new HouseRules(
                        opening, agents, wood, stock, levels, authority, house, slots, cost, carry,
                        walk, speed, moves);
    }

    private static <C extends Choice> Shape<C> choice(C[] all) {
        return Shapes.choice(Array.of(all), Choice::spelling);
    }
}
