package sortis.eventstore.json;

import sortis.ruling.Choice;
import sortis.ruling.HouseRules;

/// The rulings that differ from [HouseRules#DEFAULT], in the order of rulebook §3.
public final class RulingsJson {
    private static final HouseRules ASSUMED = HouseRules.DEFAULT;

    private RulingsJson() {}

    /// One object.
    public static String of(HouseRules rules) {
        JsonObject start =
                JsonObject.EMPTY
                        .unless(ASSUMED.opening(), "opening", rules.opening(), JsonObject::with)
                        .unless(
                                ASSUMED.openingAgents(),
                                "openingAgents",
                                rules.openingAgents(),
                                JsonObject::with)
                        .unless(
                                ASSUMED.clearingWood(),
                                "clearingWood",
                                rules.clearingWood(),
                                JsonObject::with);
        return moving(building(start, rules), rules).toString();
    }

    private static JsonObject building(JsonObject head, HouseRules rules) {
        return head.unless(ASSUMED.stock(), "stock", rules.stock(), RulingsJson::choice)
                .unless(ASSUMED.levels(), "levels", rules.levels(), RulingsJson::choice)
                .unless(
                        ASSUMED.workshopAuthority(),
                        "workshopAuthority",
                        rules.workshopAuthority(),
                        RulingsJson::choice)
                .unless(ASSUMED.house(), "house", rules.house(), RulingsJson::choice)
                .unless(
                        ASSUMED.vehicleSlots(),
                        "vehicleSlots",
                        rules.vehicleSlots(),
                        RulingsJson::choice)
                .unless(
                        ASSUMED.vehicleCost(),
                        "vehicleCost",
                        rules.vehicleCost(),
                        RulingsJson::choice);
    }

    private static JsonObject moving(JsonObject head, HouseRules rules) {
        return head.unless(ASSUMED.carry(), "carry", rules.carry(), JsonObject::with)
                .unless(ASSUMED.walk(), "walk", rules.walk(), JsonObject::with)
                .unless(ASSUMED.roadSpeed(), "roadSpeed", rules.roadSpeed(), RulingsJson::choice)
                .unless(ASSUMED.moves(), "moves", rules.moves(), RulingsJson::choice);
    }

    private static JsonObject choice(JsonObject rulings, String name, Choice choice) {
        return rulings.withText(name, choice.spelling());
    }
}
