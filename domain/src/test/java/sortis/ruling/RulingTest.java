package sortis.ruling;

import static org.assertj.core.api.Assertions.assertThat;
import static sortis.testing.Words.bag;
import static sortis.testing.Words.level;
import static sortis.testing.Words.square;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sortis.value.Amount;
import sortis.value.Level;
import sortis.value.Place;

/// The switches of rulebook §3: their spellings and their formulas.
class RulingTest {
    @Test
    void hasTheDefaultsOfTheRulebook() {
        HouseRules rules = HouseRules.DEFAULT;
        assertThat(rules.opening()).isEqualTo(bag("ore(0)", 2));
        assertThat(rules.openingAgents()).isEqualTo(1);
        assertThat(rules.clearingWood()).isEqualTo(Amount.ONE);
        assertThat(rules.carry()).isEqualTo(Amount.ONE);
        assertThat(rules.walk()).isEqualTo(1);
        assertThat(
                        Array.<Choice>of(
                                        rules.stock(),
                                        rules.levels(),
                                        rules.workshopAuthority(),
                                        rules.house(),
                                        rules.vehicleSlots(),
                                        rules.vehicleCost(),
                                        rules.roadSpeed(),
                                        rules.moves())
                                .map(Choice::spelling))
                .containsExactly(
                        "local", "stepwise", "below", "n+1", "2(n+1)", "wood", "d+1", "orthogonal");
    }

    @Test
    void isSpelledAsTheRulebookSpellsIt() {
        assertThat(
                        Array.<Choice[]>of(
                                        StockRuling.values(),
                                        LevelsRuling.values(),
                                        WorkshopAuthority.values(),
                                        HouseRuling.values(),
                                        VehicleSlots.values(),
                                        VehicleCost.values(),
                                        RoadSpeed.values(),
                                        Moves.values())
                                .map(all -> Array.of(all).map(Choice::spelling).mkString(" ")))
                .containsExactly(
                        "local pooled",
                        "stepwise direct",
                        "below none",
                        "n+1 1 2^n",
                        "2(n+1) 2^n 2n",
                        "wood ore",
                        "d+1 2^d 1",
                        "orthogonal diagonal");
    }

    @Test
    void isFoundByItsSpelling() {
        assertThat(Choice.named(Array.of(Moves.values()), "diagonal"))
                .containsExactly(Moves.DIAGONAL);
        assertThat(Choice.named(Array.of(Moves.values()), "DIAGONAL")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "NEXT, 0, 1",
        "NEXT, 4, 5",
        "ONE, 0, 1",
        "ONE, 4, 1",
        "POWER, 0, 1",
        "POWER, 4, 16"
    })
    void housesAgents(HouseRuling ruling, int n, long agents) {
        assertThat(ruling.agents(level(n))).isEqualTo(new Amount(agents));
    }

    @ParameterizedTest
    @CsvSource({
        "TWICE_NEXT, 0, 2",
        "TWICE_NEXT, 4, 10",
        "POWER, 0, 1",
        "POWER, 4, 16",
        "TWICE, 0, 0",
        "TWICE, 4, 8"
    })
    void hasSlots(VehicleSlots ruling, int n, long slots) {
        assertThat(ruling.slots(level(n))).isEqualTo(new Amount(slots));
    }

    @ParameterizedTest
    @CsvSource({
        "NEXT, 0, 1",
        "NEXT, 40, 41",
        "POWER, 0, 1",
        "POWER, 40, 1099511627776",
        "ONE, 0, 1",
        "ONE, 40, 1"
    })
    void speedsUp(RoadSpeed ruling, int grade, long squares) {
        assertThat(ruling.squares(level(grade))).isEqualTo(squares);
    }

    @Test
    void costsWoodOrOre() {
        assertThat(VehicleCost.IN_WOOD.of(level(3))).isEqualTo(bag("wood", 8));
        assertThat(VehicleCost.IN_ORE.of(level(3))).isEqualTo(bag("ore(3)", 8));
    }

    @Test
    void keepsGoodsOnSquaresOrInOneStore() {
        assertThat(StockRuling.LOCAL.placeOf(square("5,14")))
                .isEqualTo(new Place.OnSquare(square("5,14")));
        assertThat(StockRuling.POOLED.placeOf(square("5,14"))).isEqualTo(Place.store());
        assertThat(StockRuling.LOCAL.isCarried()).isTrue();
        assertThat(StockRuling.POOLED.isCarried()).isFalse();
    }

    @Test
    void risesStepwise() {
        assertThat(allowed(LevelsRuling.STEPWISE, Option.none())).containsExactly(0);
        assertThat(allowed(LevelsRuling.STEPWISE, Option.of(level(1)))).containsExactly(2);
        assertThat(LevelsRuling.next(Option.none())).isEqualTo(level(0));
        assertThat(LevelsRuling.next(Option.of(level(1)))).isEqualTo(level(2));
    }

    @Test
    void risesDirectly() {
        assertThat(allowed(LevelsRuling.DIRECT, Option.none())).containsExactly(0, 1, 2, 3);
        assertThat(allowed(LevelsRuling.DIRECT, Option.of(level(1)))).containsExactly(2, 3);
    }

    private static Array<Integer> allowed(LevelsRuling ruling, Option<Level> present) {
        return Array.range(0, 4).filter(n -> ruling.allows(present, level(n)));
    }

    @Test
    void asksForTheLevelBelowOrForNothing() {
        assertThat(WorkshopAuthority.BELOW.askedFor(level(3))).containsExactly(level(2));
        assertThat(WorkshopAuthority.BELOW.askedFor(level(1))).containsExactly(level(0));
        assertThat(WorkshopAuthority.BELOW.askedFor(level(0))).isEmpty();
        assertThat(WorkshopAuthority.NONE.askedFor(level(3))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'5,7', true, true",
        "'5,0', true, true",
        "'9,5', true, true",
        "'0,5', true, true",
        "'7,7', false, true",
        "'2,8', false, true",
        "'8,2', false, true",
        "'6,7', false, false",
        "'7,6', false, false",
        "'5,5', false, false"
    })
    void leadsAlongStraightLines(String to, boolean orthogonally, boolean diagonally) {
        assertThat(Moves.ORTHOGONAL.leads(square("5,5"), square(to))).isEqualTo(orthogonally);
        assertThat(Moves.DIAGONAL.leads(square("5,5"), square(to))).isEqualTo(diagonally);
    }

    @Test
    void hasFourOrEightNeighbours() {
        assertThat(neighbours(Moves.ORTHOGONAL)).isEqualTo(4);
        assertThat(neighbours(Moves.DIAGONAL)).isEqualTo(8);
        assertThat(Moves.distance(square("5,5"), square("2,8"))).isEqualTo(3);
        assertThat(Moves.distance(square("5,5"), square("5,9"))).isEqualTo(4);
    }

    private static int neighbours(Moves moves) {
        return Array.range(0, 11)
                .crossProduct()
                .count(at -> moves.neighbours(square("5,5"), square(at._1 + "," + at._2)));
    }
}
