package sortis.testing;

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

/// Rulings with one switch set another way.
final class Rulings {
    private Rulings() {}

    static HouseRules choosing(HouseRules now, Choice choice) {
        return switch (choice) {
            case StockRuling _, LevelsRuling _, WorkshopAuthority _, HouseRuling _ ->
                    ofBuilding(now, choice);
            default -> ofMoving(now, choice);
        };
    }

    private static HouseRules ofBuilding(HouseRules now, Choice choice) {
        return new HouseRules(
                now.opening(),
                now.openingAgents(),
                now.clearingWood(),
                choice instanceof StockRuling stock ? stock : now.stock(),
                choice instanceof LevelsRuling levels ? levels : now.levels(),
                choice instanceof WorkshopAuthority workshop ? workshop : now.workshopAuthority(),
                choice instanceof HouseRuling house ? house : now.house(),
                now.vehicleSlots(),
                now.vehicleCost(),
                now.carry(),
                now.walk(),
                now.roadSpeed(),
                now.moves());
    }

    private static HouseRules ofMoving(HouseRules now, Choice choice) {
        return new HouseRules(
                now.opening(),
                now.openingAgents(),
                now.clearingWood(),
                now.stock(),
                now.levels(),
                now.workshopAuthority(),
                now.house(),
                choice instanceof VehicleSlots slots ? slots : now.vehicleSlots(),
                choice instanceof VehicleCost cost ? cost : now.vehicleCost(),
                now.carry(),
                now.walk(),
                choice instanceof RoadSpeed speed ? speed : now.roadSpeed(),
                choice instanceof Moves moves ? moves : now.moves());
    }

    static HouseRules opening(HouseRules now, Bag goods) {
        return numbers(
                now, goods, now.openingAgents(), now.clearingWood(), now.carry(), now.walk());
    }

    static HouseRules openingAgents(HouseRules now, int number) {
        return numbers(now, now.opening(), number, now.clearingWood(), now.carry(), now.walk());
    }

    static HouseRules clearingWood(HouseRules now, long wood) {
        return numbers(
                now, now.opening(), now.openingAgents(), new Amount(wood), now.carry(), now.walk());
    }

    static HouseRules carry(HouseRules now, long slots) {
        return numbers(
                now,
                now.opening(),
                now.openingAgents(),
                now.clearingWood(),
                new Amount(slots),
                now.walk());
    }

    static HouseRules walk(HouseRules now, int squares) {
        return numbers(
                now, now.opening(), now.openingAgents(), now.clearingWood(), now.carry(), squares);
    }

    private static HouseRules numbers(
            HouseRules now, Bag opening, int agents, Amount wood, Amount carry, int walk) {
        return new HouseRules(
                opening,
                agents,
                wood,
                now.stock(),
                now.levels(),
                now.workshopAuthority(),
                now.house(),
                now.vehicleSlots(),
                now.vehicleCost(),
                carry,
                walk,
                now.roadSpeed(),
                now.moves());
    }
}
