package sortis.rules.map;

import static sortis.map.Terrain.FOREST;
import static sortis.map.Terrain.MOUNTAIN;
import static sortis.map.Terrain.WATER;
import static sortis.rules.map.MapRule.MAP_ORE;
import static sortis.rules.map.MapRule.MAP_TERRAIN;
import static sortis.rules.map.MapRule.MAP_VALUE;
import static sortis.testing.Entries.charted;
import static sortis.testing.Entries.cleared;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.Views.clearing;
import static sortis.testing.Words.octet;
import static sortis.testing.Words.square;

import org.junit.jupiter.api.Test;
import sortis.finding.Step;
import sortis.testing.Given;
import sortis.value.Nibble;

/// `map-value`, `map-terrain` and `map-ore`. The value of `[5, 14]` is CA, a forest; that of `[4,
/// 14]` is E7, a mountain of ore(0); that of `[5, 18]` is F6, one of ore(1).
class ChartTest {
    private static final Given GAME = given(aGame());

    @Test
    void isTheExclusiveOrOfColumnAndRow() {
        GAME.when(charted("5,14").value("CA")).isLegal();
        GAME.when(charted("5,14").value("CB"))
                .breaks(MAP_VALUE)
                .at("5,14")
                .claiming("CB")
                .expecting("CA")
                .showing(new Step.Combined(square("5,14"), octet("36"), octet("FC")));
    }

    @Test
    void hasAFirstDigit() {
        GAME.when(charted("5,14").nibble("C")).isLegal();
        GAME.when(charted("5,14").nibble("D"))
                .breaks(MAP_VALUE)
                .at("5,14")
                .claiming("D")
                .expecting("C")
                .showing(new Step.Combined(square("5,14"), octet("36"), octet("FC")));
    }

    @Test
    void isJudgedByItsValueBeforeItsFirstDigit() {
        GAME.when(charted("5,14").value("DA").nibble("D"))
                .breaks(MAP_VALUE)
                .claiming("DA")
                .expecting("CA");
        GAME.when(charted("5,14").value("CA").nibble("D"))
                .breaks(MAP_VALUE)
                .claiming("D")
                .expecting("C");
    }

    @Test
    void hasTheTerrainOfTheSquare() {
        GAME.when(charted("5,14").as(FOREST)).isLegal();
        GAME.when(charted("4,14").as(MOUNTAIN)).isLegal();
        GAME.when(charted("5,13").as(WATER)).isLegal();
        GAME.when(charted("5,14").as(MOUNTAIN))
                .breaks(MAP_TERRAIN)
                .at("5,14")
                .claiming("mountain")
                .expecting("forest")
                .showing(
                        new Step.Combined(square("5,14"), octet("36"), octet("FC")),
                        new Step.Classified(octet("CA")));
    }

    @Test
    void hasTheTerrainOfItsValue() {
        GAME.when(charted("5,14").value("E8").as(MOUNTAIN)).breaks(MAP_VALUE);
        GAME.when(charted("5,14").value("E8").as(WATER))
                .breaks(MAP_VALUE, MAP_TERRAIN)
                .finding(2)
                .at("5,14")
                .claiming("water")
                .expecting("mountain")
                .showing(new Step.Classified(octet("E8")));
        GAME.when(charted("5,14").value("CA").as(WATER))
                .breaks(MAP_TERRAIN)
                .claiming("water")
                .expecting("forest");
    }

    @Test
    void hasTheTerrainOfADecisiveFirstDigit() {
        GAME.when(charted("5,14").nibble("E").as(MOUNTAIN)).breaks(MAP_VALUE);
        GAME.when(charted("5,14").nibble("E").as(WATER))
                .breaks(MAP_VALUE, MAP_TERRAIN)
                .finding(2)
                .claiming("water")
                .expecting("mountain")
                .showing(new Step.Begins(new Nibble(0xE)));
        GAME.when(charted("5,14").nibble("C").as(WATER)).breaks(MAP_TERRAIN).expecting("forest");
    }

    @Test
    void hasTheTerrainOfTheSquareWhereTheFirstDigitDecidesNothing() {
        GAME.when(charted("5,14").nibble("7").as(WATER))
                .breaks(MAP_VALUE, MAP_TERRAIN)
                .finding(2)
                .expecting("forest")
                .showing(new Step.Classified(octet("CA")));
        GAME.when(charted("12,18").as(WATER)).breaks(MAP_TERRAIN);
        GAME.when(charted("8,18").nibble("7").as(FOREST)).isLegal();
        GAME.when(charted("8,18").nibble("7").as(WATER)).breaks(MAP_TERRAIN).expecting("forest");
    }

    @Test
    void judgesTheTerrainByTheValueBeforeTheFirstDigit() {
        GAME.when(charted("5,14").value("CA").nibble("E").as(MOUNTAIN))
                .breaks(MAP_VALUE, MAP_TERRAIN)
                .finding(2)
                .expecting("forest")
                .showing(new Step.Classified(octet("CA")));
    }

    @Test
    void isRightInTruthBesideAWrongValue() {
        GAME.when(charted("5,14").value("E8").as(FOREST)).breaks(MAP_VALUE);
        GAME.when(charted("5,14").nibble("E").as(FOREST)).breaks(MAP_VALUE);
    }

    @Test
    void hasTheOreOfTheSquare() {
        GAME.when(charted("4,14").ore(0)).isLegal();
        GAME.when(charted("5,18").ore(1)).isLegal();
        GAME.when(charted("5,18").ore(2))
                .breaks(MAP_ORE)
                .at("5,18")
                .claiming(2)
                .expecting(1)
                .showing(new Step.Graded(octet("F6")));
    }

    @Test
    void hasOreOnMountainsAlone() {
        GAME.when(charted("5,14").ore(1))
                .breaks(MAP_ORE)
                .at("5,14")
                .claiming(1)
                .expectingNothing()
                .showing(new Step.Graded(octet("CA")));
        GAME.when(charted("5,18").value("F6").ore(1)).isLegal();
        GAME.when(charted("5,18").value("D6").ore(2))
                .breaks(MAP_VALUE, MAP_ORE)
                .finding(2)
                .claiming(2)
                .expectingNothing()
                .showing(new Step.Graded(octet("D6")));
    }

    @Test
    void hasTheOreOfItsValue() {
        GAME.when(charted("5,18").value("F4").ore(2)).breaks(MAP_VALUE);
        GAME.when(charted("5,18").value("F4").ore(3))
                .breaks(MAP_VALUE, MAP_ORE)
                .finding(2)
                .claiming(3)
                .expecting(2)
                .showing(new Step.Graded(octet("F4")));
    }

    @Test
    void hasTheOreOfTheSquareWhateverItsFirstDigit() {
        GAME.when(charted("5,18").nibble("F").ore(2)).breaks(MAP_ORE).expecting(1);
        GAME.when(charted("5,18").nibble("E").ore(2)).breaks(MAP_VALUE, MAP_ORE);
    }

    @Test
    void hasTheTrueOreBesideAWrongValue() {
        GAME.when(charted("5,18").value("F4").ore(1)).breaks(MAP_VALUE);
        GAME.when(charted("5,18").value("D6").ore(1)).breaks(MAP_VALUE);
        GAME.when(charted("5,18").nibble("E").ore(1)).breaks(MAP_VALUE);
    }

    @Test
    void changesNothing() {
        GAME.slipping(charted("5,14").as(MOUNTAIN), MAP_TERRAIN)
                .when(cleared("5,14"))
                .isLegal()
                .leaves(clearing("5,14"), true);
    }
}
