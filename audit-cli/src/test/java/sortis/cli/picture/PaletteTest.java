package sortis.cli.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The map can be read by everybody, and in black and white.
class PaletteTest {
    /// Grounds from the lightest to the darkest.
    private static final List<Ground> GROUNDS = List.of(Ground.values());

    /// About what can be told apart side by side without looking twice.
    private static final double STEP = 7;

    @ParameterizedTest
    @EnumSource(Sight.class)
    void groundsAreToldByTheirLightnessAlone(Sight sight) {
        List<Double> lightness =
                GROUNDS.stream()
                        .map(ground -> sight.seen(ground.tone().colour()).lightness())
                        .toList();
        for (int index = 1; index < lightness.size(); index++) {
            assertThat(lightness.get(index - 1) - lightness.get(index))
                    .as("%s over %s", GROUNDS.get(index - 1), GROUNDS.get(index))
                    .isGreaterThan(STEP);
        }
    }

    @ParameterizedTest
    @EnumSource(Sight.class)
    void soTheyAreAmongThe256ColoursOfTerminals(Sight sight) {
        List<Double> lightness =
                GROUNDS.stream()
                        .map(ground -> sight.seen(indexed(ground.tone().indexed())).lightness())
                        .toList();
        for (int index = 1; index < lightness.size(); index++) {
            assertThat(lightness.get(index - 1) - lightness.get(index))
                    .as("%s over %s", GROUNDS.get(index - 1), GROUNDS.get(index))
                    .isGreaterThan(STEP / 2);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Sight.class,
            names = {"ALL", "NO_RED", "NO_GREEN"})
    void worksAndAgentsStandOutFromEveryGround(Sight sight) {
        for (Tone tone : List.of(Works.BUILDING, Works.LANE, Works.AGENT)) {
            assertThat(GROUNDS)
                    .allSatisfy(ground ->
                            assertThat(
                                            sight.seen(tone.colour())
                                                    .distance(sight.seen(ground.tone().colour())))
                                    .isGreaterThan(2 * STEP));
        }
    }

    @ParameterizedTest
    @EnumSource(Ground.class)
    void signsCanBeReadOnTheirGround(Ground ground) {
        double contrast = Sight.contrast(ground.ink().colour(), ground.tone().colour());
        assertThat(contrast).isGreaterThan(ground.isMountain() ? 4.2 : 2.5);
    }

    @ParameterizedTest
    @EnumSource(Works.class)
    void levelsCanBeReadOnTheirPlates(Works works) {
        assertThat(Sight.contrast(Colour.BLACK, works.plate())).isGreaterThan(7);
        assertThat(Sight.contrast(Colour.BLACK, works.tone().colour())).isGreaterThan(7);
    }

    @ParameterizedTest
    @EnumSource(Ground.class)
    void everySignIsItsOwn(Ground ground) {
        Set<String> others =
                Stream.concat(
                                GROUNDS.stream().filter(other -> other != ground).map(Ground::sign),
                                Stream.of(Works.values()).map(Works::sign))
                        .collect(Collectors.toSet());
        assertThat(others).doesNotContain(ground.sign());
    }

    /// The colour of that number in the 6×6×6 cube.
    private static Colour indexed(int number) {
        int place = number - 16;
        return new Colour(part(place / 36), part(place / 6 % 6), part(place % 6));
    }

    private static int part(int step) {
        return step == 0 ? 0 : 55 + 40 * step;
    }
}
