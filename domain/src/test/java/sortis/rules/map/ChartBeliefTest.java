package sortis.rules.map;

import static sortis.map.Terrain.FOREST;
import static sortis.map.Terrain.WATER;
import static sortis.rules.map.MapRule.LFSR_SEED;
import static sortis.rules.map.MapRule.LFSR_STEP;
import static sortis.rules.map.MapRule.MAP_ORE;
import static sortis.rules.map.MapRule.MAP_TERRAIN;
import static sortis.rules.map.MapRule.MAP_VALUE;
import static sortis.testing.Entries.charted;
import static sortis.testing.Entries.wrote;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.value.Axis.X;
import static sortis.value.Axis.Y;

import org.junit.jupiter.api.Test;
import sortis.testing.Given;

/// When charts follow from the player's own wrong numbers. Column 4 is 1B, column 5 is 36; row 14
/// is FC, row 15 is F8.
class ChartBeliefTest {
    private static final Given GAME = given(aGame());
    private static final Given COLUMN_4_IS_1A = GAME.slipping(wrote(X, 4, "1A"), LFSR_STEP);
    private static final Given COLUMN_4_IS_5B = GAME.slipping(wrote(X, 4, "5B"), LFSR_STEP);
    private static final Given COLUMN_5_IS_14 = GAME.slipping(wrote(X, 5, "14"), LFSR_STEP);

    @Test
    void hasTheValueOfWrongNumbers() {
        COLUMN_4_IS_1A
                .when(charted("4,14").value("E6"))
                .echoes(MAP_VALUE)
                .at("4,14")
                .claiming("E6")
                .expecting("E7")
                .followingFrom(LFSR_STEP);
        COLUMN_4_IS_1A.when(charted("4,14").value("E5")).breaks(MAP_VALUE);
        COLUMN_4_IS_1A.when(charted("5,14").value("C9")).breaks(MAP_VALUE);
    }

    @Test
    void hasTheFirstDigitOfWrongNumbers() {
        COLUMN_4_IS_5B
                .when(charted("4,14").nibble("A"))
                .echoes(MAP_VALUE)
                .claiming("A")
                .expecting("E")
                .followingFrom(LFSR_STEP);
        COLUMN_4_IS_5B.when(charted("4,14").nibble("B")).breaks(MAP_VALUE);
    }

    @Test
    void followsFromWhatANumberRestsOn() {
        COLUMN_4_IS_1A
                .having(wrote(X, 5, "35"))
                .when(charted("5,14").value("C9"))
                .echoes(MAP_VALUE)
                .followingFrom(1);
        GAME.slipping(wrote(X, 3, "0D", "1A", "35", "6B"), LFSR_STEP)
                .when(charted("6,14").value("97"))
                .echoes(MAP_VALUE)
                .followingFrom(1);
        GAME.slipping(wrote(X, 0, "02", "05"), LFSR_SEED)
                .when(charted("1,14").value("F9"))
                .echoes(MAP_VALUE)
                .followingFrom(LFSR_SEED);
        GAME.slipping(wrote(X, 0, "02"), LFSR_SEED)
                .when(charted("0,14").value("FE"))
                .echoes(MAP_VALUE)
                .followingFrom(LFSR_SEED);
    }

    @Test
    void followsFromTheLatestFindingOfANumberAlone() {
        GAME.slipping(wrote(X, 3, "0C", "17"), LFSR_STEP, LFSR_STEP)
                .when(charted("4,14").value("EB"))
                .echoes(MAP_VALUE)
                .followingFrom(2);
        GAME.slipping(wrote(X, 3, "0C", "17"), LFSR_STEP, LFSR_STEP)
                .having(wrote(X, 5, "2E"))
                .when(charted("5,14").value("D2"))
                .echoes(MAP_VALUE)
                .followingFrom(2);
    }

    @Test
    void followsFromWhatTheNumberExpectedRestsOn() {
        GAME.slipping(wrote(X, 3, "0C", "17"), LFSR_STEP, LFSR_STEP)
                .having(wrote(X, 5, "30"))
                .when(charted("5,14").value("CC"))
                .echoes(MAP_VALUE)
                .followingFrom(1);
    }

    @Test
    void followsNotFromANumberOfAnotherWriting() {
        COLUMN_4_IS_1A
                .having(wrote(X, 4, "1B"))
                .when(charted("4,14").value("E6"))
                .breaks(MAP_VALUE);
        COLUMN_4_IS_1A
                .having(wrote(X, 5, "35"), wrote(X, 4, "1B"))
                .when(charted("5,14").value("C9"))
                .echoes(MAP_VALUE)
                .followingFrom(1);
    }

    @Test
    void followsFromBothAxes() {
        Given both = COLUMN_4_IS_1A.slipping(wrote(Y, 14, "FD", "FB"), LFSR_STEP);
        both.when(charted("4,15").value("E1")).echoes(MAP_VALUE).followingFrom(1, 2);
        both.when(charted("4,14").value("E7")).isLegal();
        both.when(charted("4,14").value("E6")).breaks(MAP_VALUE);
        both.when(charted("3,15").value("F6")).echoes(MAP_VALUE).followingFrom(2);
    }

    @Test
    void hasTheTerrainOfWrongNumbers() {
        COLUMN_4_IS_5B
                .when(charted("4,14").as(FOREST))
                .echoes(MAP_TERRAIN)
                .at("4,14")
                .claiming("forest")
                .expecting("mountain")
                .followingFrom(LFSR_STEP);
        COLUMN_4_IS_5B.when(charted("4,14").as(WATER)).breaks(MAP_TERRAIN);
        COLUMN_4_IS_5B.when(charted("4,15").as(FOREST)).echoes(MAP_TERRAIN);
    }

    @Test
    void hasNoExcuseForATerrainThatIsNotOfItsOwnValue() {
        COLUMN_4_IS_5B
                .when(charted("4,14").value("E7").as(FOREST))
                .breaks(MAP_TERRAIN)
                .expecting("mountain");
        COLUMN_4_IS_5B.when(charted("4,14").nibble("E").as(FOREST)).breaks(MAP_TERRAIN);
        COLUMN_4_IS_5B
                .when(charted("4,14").nibble("7").as(FOREST))
                .shows(MAP_VALUE, MAP_TERRAIN)
                .isError()
                .finding(2)
                .followingFrom(LFSR_STEP);
    }

    @Test
    void hasTheOreOfWrongNumbers() {
        COLUMN_4_IS_1A
                .when(charted("4,14").ore(1))
                .echoes(MAP_ORE)
                .at("4,14")
                .claiming(1)
                .expecting(0)
                .followingFrom(LFSR_STEP);
        COLUMN_4_IS_1A.when(charted("4,14").ore(2)).breaks(MAP_ORE);
    }

    @Test
    void hasTheOreOfAMountainThatWrongNumbersMake() {
        COLUMN_5_IS_14
                .when(charted("5,14").ore(3))
                .echoes(MAP_ORE)
                .expectingNothing()
                .followingFrom(LFSR_STEP);
    }

    @Test
    void hasNoExcuseForOreThatIsNotOfItsOwnValue() {
        COLUMN_5_IS_14.when(charted("5,14").value("E8").ore(3)).echoes(MAP_VALUE);
        COLUMN_5_IS_14.when(charted("5,14").value("CA").ore(3)).breaks(MAP_ORE).expectingNothing();
        COLUMN_5_IS_14
                .when(charted("5,14").value("BB").ore(3))
                .breaks(MAP_VALUE, MAP_ORE)
                .finding(2)
                .expectingNothing();
        COLUMN_5_IS_14
                .when(charted("5,14").value("E8").ore(2))
                .shows(MAP_VALUE, MAP_ORE)
                .followingFrom(LFSR_STEP)
                .finding(2)
                .isError()
                .expecting(3);
    }
}
