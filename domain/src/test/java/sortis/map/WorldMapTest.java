package sortis.map;

import static org.assertj.core.api.Assertions.assertThat;
import static sortis.testing.Words.octet;
import static sortis.testing.Words.square;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.value.Axis;
import sortis.value.Nibble;
import sortis.value.Octet;
import sortis.value.Square;

class WorldMapTest {
    private static final String PUBLISHED =
            "01 03 06 0D 1B 36 6D DA B5 6A D4 A8 51 A2 44 89 12 25 4B 97";
    private static final WorldMap MAP = WorldMap.of(octet("01"), octet("5A"));

    static IntStream seeds() {
        return IntStream.rangeClosed(1, 0xFF);
    }

    @Test
    void isThePublishedSequence() {
        assertThat(Lfsr.sequence(octet("01")).take(20).mkString(" ")).isEqualTo(PUBLISHED);
    }

    @Test
    void isNotThePublishedSlip() {
        assertThat(Lfsr.step(octet("0D"))).isEqualTo(octet("1B"));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void comesRoundAfter255Steps(int seed) {
        Array<Octet> sequence = Lfsr.sequence(new Octet(seed));
        assertThat(sequence).hasSize(256).startsWith(new Octet(seed)).endsWith(new Octet(seed));
        assertThat(sequence.take(255)).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shiftsInTheExclusiveOrOfItsTaps(int state) {
        int taps = (state >> 7 ^ state >> 6 ^ state >> 1 ^ state) & 1;
        assertThat(Lfsr.feedback(new Octet(state))).isEqualTo(taps);
        assertThat(Lfsr.step(new Octet(state))).isEqualTo(new Octet((state << 1 & 0xFF) | taps));
    }

    @Test
    void staysFlatFromZero() {
        assertThat(Lfsr.sequence(Octet.ZERO)).hasSize(256).containsOnly(Octet.ZERO);
    }

    @Test
    void combinesColumnsAndRows() {
        assertThat(MAP.value(square("5,14"))).isEqualTo(octet("CA"));
        assertThat(MAP.value(square("8,0"))).isEqualTo(octet("EF"));
        assertThat(MAP.seed(Axis.X)).isEqualTo(octet("01"));
        assertThat(MAP.seed(Axis.Y)).isEqualTo(octet("5A"));
        assertThat(MAP.number(Axis.X, square("5,14"))).isEqualTo(octet("36"));
        assertThat(MAP.number(Axis.Y, square("5,14"))).isEqualTo(octet("FC"));
        assertThat(MAP.number(Axis.X, 255)).isEqualTo(octet("01"));
    }

    @Test
    void stepsOnAlongDiagonals() {
        for (int x = 0; x < Square.LAST; x++) {
            for (int y = 0; y < Square.LAST; y++) {
                assertThat(MAP.value(new Square(x + 1, y + 1)))
                        .isEqualTo(Lfsr.step(MAP.value(new Square(x, y))));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "00, WATER",
        "74, WATER",
        "75, FOREST",
        "DF, FOREST",
        "E0, MOUNTAIN",
        "FF, MOUNTAIN"
    })
    void decidesTheTerrain(String value, Terrain terrain) {
        assertThat(Terrain.of(octet(value))).isEqualTo(terrain);
    }

    @Test
    void decidesTheTerrainByTheFirstDigitUnlessItIs7() {
        for (int value = 0; value <= Octet.LAST; value++) {
            Octet octet = new Octet(value);
            Option<Terrain> decided = Terrain.decidedBy(octet.first());
            assertThat(decided.isEmpty()).isEqualTo(octet.first().equals(new Nibble(7)));
            assertThat(decided.getOrElse(Terrain.of(octet))).isEqualTo(Terrain.of(octet));
        }
    }

    @Test
    void isSpelledInLowerCase() {
        assertThat(Array.of(Terrain.values()).map(Terrain::toString))
                .containsExactly("water", "forest", "mountain");
        assertThat(Terrain.named("forest")).containsExactly(Terrain.FOREST);
        assertThat(Terrain.named("FOREST")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"E0, 5", "F0, 4", "E8, 3", "F8, 3", "E4, 2", "EC, 2", "F4, 2", "FC, 2", "E2, 1"})
    void holdsOreByTrailingZeroBits(String value, int grade) {
        assertThat(OreGrade.of(octet(value))).containsExactly(grade);
    }

    @Test
    void holdsOre0InOddMountainsAndNoneElsewhere() {
        assertThat(OreGrade.of(octet("FF"))).containsExactly(0);
        assertThat(OreGrade.of(octet("DF"))).isEmpty();
        assertThat(OreGrade.of(octet("80"))).isEmpty();
        assertThat(MAP.ore(square("5,18"))).containsExactly(1);
        assertThat(MAP.ore(square("5,14"))).isEmpty();
        assertThat(MAP.terrain(square("5,13"))).isEqualTo(Terrain.WATER);
    }
}
