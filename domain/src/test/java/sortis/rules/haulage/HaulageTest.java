package sortis.rules.haulage;

import static sortis.entry.BuildingKind.WORKSHOP;
import static sortis.rules.building.BuildingRule.BUILD_COST;
import static sortis.rules.haulage.HaulageRule.LOAD_CAPACITY;
import static sortis.rules.haulage.HaulageRule.LOAD_STOCK;
import static sortis.rules.haulage.HaulageRule.UNLOAD_STOCK;
import static sortis.rules.haulage.HaulageRule.VEHICLE_SLOTS;
import static sortis.rules.haulage.HaulageRule.VEHICLE_WORKSHOP;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.drove;
import static sortis.testing.Entries.loaded;
import static sortis.testing.Entries.raised;
import static sortis.testing.Entries.unloaded;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.Views.load;
import static sortis.testing.Views.pile;
import static sortis.testing.Views.vehicle;
import static sortis.testing.Words.bag;
import static sortis.testing.Words.level;
import static sortis.testing.Words.square;

import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sortis.finding.Step;
import sortis.ruling.StockRuling;
import sortis.ruling.VehicleSlots;
import sortis.testing.Given;
import sortis.value.Amount;
import sortis.value.Bag;

/// All rules about loads and vehicles. Without another ruling A carries one unit.
class HaulageTest {
    private static final Given GAME = given(aGame());
    private static final Given STRONG = given(aGame().carry(9));
    private static final Given POOLED = given(aGame().ruling(StockRuling.POOLED));
    private static final Given FOUNDED =
            given(aGame().rich()).having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"));
    private static final Given LEVEL_1 = FOUNDED.having(raised(WORKSHOP, 1, "5,14"));

    private static Bag ore(long amount) {
        return bag("ore(0)", amount);
    }

    @Test
    void loadsWhatThePileHolds() {
        STRONG.when(loaded("A", "5,14", ore(2)))
                .isLegal()
                .leaves(load("A"), ore(2))
                .leaves(pile("5,14"), bag());
    }

    @Test
    void loadsFromNowhereWhatThePileDoesNotHold() {
        STRONG.when(loaded("A", "5,14", bag("ore(0)", 3, "wood", 1)))
                .breaks(LOAD_STOCK)
                .at("5,14")
                .claiming(bag("ore(0)", 3, "wood", 1))
                .expecting(ore(2))
                .showing(new Step.Held(Option.of(square("5,14")), ore(2), bag()))
                .leaves(load("A"), bag("ore(0)", 3, "wood", 1))
                .leaves(pile("5,14"), bag());
    }

    @Test
    void loadsNothingFromOtherAgents() {
        given(aGame().agents("A", "B").carry(9))
                .having(loaded("A", "5,14", ore(2)))
                .when(loaded("B", "5,14", ore(1)))
                .breaks(LOAD_STOCK)
                .expecting(bag());
    }

    @Test
    void missesNothingInAWrittenZero() {
        GAME.when(loaded("A", "5,14", bag("wood", 0))).isLegal().leaves(load("A"), bag());
        GAME.when(unloaded("A", "5,14", bag("wood", 0))).isLegal().leaves(pile("5,14"), ore(2));
    }

    @Test
    void followsFromTheBooks() {
        given(aGame().opening("ore(0)", 1))
                .having(cleared("5,14"))
                .slipping(raised(WORKSHOP, 0, "5,14").paying(bag()), BUILD_COST)
                .when(loaded("A", "5,14", ore(1)))
                .echoes(LOAD_STOCK)
                .claiming(ore(1))
                .expecting(bag())
                .followingFrom(BUILD_COST);
        given(aGame().opening("ore(0)", 1).carry(9))
                .having(cleared("5,14"))
                .slipping(raised(WORKSHOP, 0, "5,14").paying(bag()), BUILD_COST)
                .when(loaded("A", "5,14", ore(2)))
                .breaks(LOAD_STOCK);
    }

    @Test
    void carriesAsMuchAsItHasSlots() {
        GAME.when(loaded("A", "5,14", ore(1))).isLegal();
        GAME.when(loaded("A", "5,14", ore(2)))
                .breaks(LOAD_CAPACITY)
                .at("5,14")
                .claiming(2)
                .expecting(1)
                .showing(new Step.Held(Option.of(square("5,14")), ore(2), bag()))
                .leaves(load("A"), ore(2));
        GAME.having(loaded("A", "5,14", ore(1)))
                .when(loaded("A", "5,14", ore(1)))
                .breaks(LOAD_CAPACITY)
                .claiming(2)
                .expecting(1)
                .showing(new Step.Held(Option.of(square("5,14")), ore(1), ore(1)));
    }

    @Test
    void countsUnitsOfAllResources() {
        FOUNDED.when(loaded("A", "5,14", bag("wood", 1, "ore(0)", 1)))
                .breaks(LOAD_CAPACITY)
                .claiming(2);
    }

    @Test
    void fitsAlwaysIfThereIsNothingToFit() {
        GAME.slipping(loaded("A", "5,14", ore(2)), LOAD_CAPACITY)
                .when(loaded("A", "5,14", bag("wood", 0)))
                .isLegal();
        given(aGame().carry(0)).when(loaded("A", "5,14", bag())).isLegal();
        given(aGame().carry(0))
                .when(loaded("A", "5,14", ore(1)))
                .breaks(LOAD_CAPACITY)
                .claiming(1)
                .expecting(0);
    }

    @Test
    void carriesMoreInAVehicle() {
        FOUNDED.having(drove("A", 0, "5,14")).when(loaded("A", "5,14", ore(3))).isLegal();
        FOUNDED.having(drove("A", 0, "5,14"))
                .when(loaded("A", "5,14", ore(4)))
                .breaks(LOAD_CAPACITY)
                .claiming(4)
                .expecting(3);
    }

    @Test
    void movesNothingWithPooledStock() {
        POOLED.when(loaded("A", "5,14", bag("wood", 1)))
                .isLegal()
                .leaves(load("A"), bag())
                .leaves(pile("5,14"), ore(2));
        POOLED.when(unloaded("A", "5,14", bag("wood", 7))).isLegal().leaves(pile("5,14"), ore(2));
    }

    @Test
    void fitsWithPooledStockAllTheSame() {
        POOLED.having(loaded("A", "5,14", ore(1))).when(loaded("A", "5,14", ore(1))).isLegal();
        POOLED.when(loaded("A", "5,14", ore(2)))
                .breaks(LOAD_CAPACITY)
                .claiming(2)
                .expecting(1)
                .leaves(pile("5,14"), ore(2));
    }

    @Test
    void unloadsWhatItCarries() {
        STRONG.having(loaded("A", "5,14", ore(2)))
                .when(unloaded("A", "5,14", ore(1)))
                .isLegal()
                .leaves(load("A"), ore(1))
                .leaves(pile("5,14"), ore(1));
    }

    @Test
    void unloadsFromNowhereWhatItDoesNotCarry() {
        STRONG.having(loaded("A", "5,14", ore(1)))
                .when(unloaded("A", "5,14", bag("ore(0)", 3, "wood", 1)))
                .breaks(UNLOAD_STOCK)
                .at("5,14")
                .claiming(bag("ore(0)", 3, "wood", 1))
                .expecting(ore(1))
                .showing(new Step.Held(Option.of(square("5,14")), ore(1), ore(1)))
                .leaves(load("A"), bag())
                .leaves(pile("5,14"), bag("ore(0)", 4, "wood", 1));
    }

    @Test
    void neverFollowsFromTheBooksToUnload() {
        given(aGame().opening("ore(0)", 1))
                .having(cleared("5,14"))
                .slipping(raised(WORKSHOP, 0, "5,14").paying(bag()), BUILD_COST)
                .when(unloaded("A", "5,14", ore(1)))
                .breaks(UNLOAD_STOCK)
                .expecting(bag());
    }

    @Test
    void isBuiltOnAWorkshopOfItsLevelOrMore() {
        FOUNDED.when(drove("A", 0, "5,14")).isLegal().leaves(vehicle("A"), "0");
        LEVEL_1.when(drove("A", 0, "5,14")).isLegal();
        FOUNDED.when(drove("A", 1, "5,14"))
                .breaks(VEHICLE_WORKSHOP)
                .at("5,14")
                .claimingNothing()
                .expectingNothing()
                .leaves(vehicle("A"), "1");
        given(aGame().rich()).when(drove("A", 0, "5,14")).breaks(VEHICLE_WORKSHOP).at("5,14");
    }

    @Test
    void takesThePlaceOfAnEarlierVehicle() {
        LEVEL_1.having(drove("A", 1, "5,14"))
                .when(drove("A", 0, "5,14"))
                .isLegal()
                .leaves(vehicle("A"), "0");
    }

    @ParameterizedTest
    @EnumSource
    void hasAsManySlotsAsTheRulingSays(VehicleSlots ruling) {
        Given game =
                given(aGame().rich().ruling(ruling))
                        .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                        .having(raised(WORKSHOP, 1, "5,14"));
        long slots =
                switch (ruling) {
                    case TWICE_NEXT -> 4;
                    case POWER, TWICE -> 2;
                };
        game.when(drove("A", 1, "5,14").slots(slots)).isLegal();
        game.when(drove("A", 1, "5,14").slots(3))
                .breaks(VEHICLE_SLOTS)
                .at("5,14")
                .claiming(3)
                .expecting(slots)
                .showing(
                        new Step.Ruled(
                                "vehicleSlots",
                                ruling.spelling(),
                                Option.of(level(1)),
                                new Amount(slots)));
    }
}
