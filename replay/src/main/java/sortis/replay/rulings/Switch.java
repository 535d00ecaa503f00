package sortis.replay.rulings;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
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

/// The rulings, in the order of rulebook §3.
public enum Switch {
    OPENING("opening"),
    OPENING_AGENTS("openingAgents"),
    CLEARING_WOOD("clearingWood"),
    STOCK("stock"),
    LEVELS("levels"),
    WORKSHOP_AUTHORITY("workshopAuthority"),
    HOUSE("house"),
    VEHICLE_SLOTS("vehicleSlots"),
    VEHICLE_COST("vehicleCost"),
    CARRY("carry"),
    WALK("walk"),
    ROAD_SPEED("roadSpeed"),
    MOVES("moves");

    private final String key;

    Switch(String key) {
        this.key = key;
    }

    /// All of them.
    public static Seq<Switch> all() {
        return Array.of(values());
    }

    /// Whether two logs decide it alike.
    public boolean isSame(HouseRules one, HouseRules other) {
        return value(one).equals(value(other));
    }

    /// What rules say of it: a bag, a number, an amount or a choice.
    public Object value(HouseRules rules) {
        return switch (this) {
            case OPENING -> rules.opening().withoutZeros();
            case OPENING_AGENTS -> rules.openingAgents();
            case CLEARING_WOOD -> rules.clearingWood();
            case STOCK -> rules.stock();
            case LEVELS -> rules.levels();
            case WORKSHOP_AUTHORITY -> rules.workshopAuthority();
            case HOUSE -> rules.house();
            case VEHICLE_SLOTS -> rules.vehicleSlots();
            case VEHICLE_COST -> rules.vehicleCost();
            case CARRY -> rules.carry();
            case WALK -> rules.walk();
            case ROAD_SPEED -> rules.roadSpeed();
            case MOVES -> rules.moves();
        };
    }

    /// The rules with this one as others have it.
    HouseRules as(HouseRules others, HouseRules rules) {
        return with(value(others), rules);
    }

    /// The rules with that value of this one.
    HouseRules with(Object value, HouseRules rules) {
        return new HouseRules(
                or(OPENING, value, Bag.class, rules.opening()),
                or(OPENING_AGENTS, value, Integer.class, rules.openingAgents()),
                or(CLEARING_WOOD, value, Amount.class, rules.clearingWood()),
                or(STOCK, value, StockRuling.class, rules.stock()),
                or(LEVELS, value, LevelsRuling.class, rules.levels()),
                or(WORKSHOP_AUTHORITY, value, WorkshopAuthority.class, rules.workshopAuthority()),
                or(HOUSE, value, HouseRuling.class, rules.house()),
                or(VEHICLE_SLOTS, value, VehicleSlots.class, rules.vehicleSlots()),
                or(VEHICLE_COST, value, VehicleCost.class, rules.vehicleCost()),
                or(CARRY, value, Amount.class, rules.carry()),
                or(WALK, value, Integer.class, rules.walk()),
                or(ROAD_SPEED, value, RoadSpeed.class, rules.roadSpeed()),
                or(MOVES, value, Moves.class, rules.moves()));
    }

    private <T> T or(Switch which, Object value, Class<T> type, T present) {
        return this == which ? type.cast(value) : present;
    }

    /// As logs spell it.
    @Override
    public String toString() {
        return key;
    }
}
