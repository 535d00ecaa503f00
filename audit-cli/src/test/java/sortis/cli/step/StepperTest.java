package sortis.cli.step;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.cli.step.Key.Named;
import sortis.cli.step.Key.Sign;
import sortis.cli.step.Stepper.View;

/// Where keys lead.
class StepperTest {
    private static final int PAGE = 4;
    private static final Film FILM = Films.of(Films.GAME);

    private static Stepper after(Object... keys) {
        Stepper now = Stepper.begun(FILM);
        for (Object key : keys) {
            now = key instanceof Named named ? now.pressed(named, PAGE) : typed(now, (String) key);
        }
        return now;
    }

    private static Stepper typed(Stepper before, String text) {
        Stepper now = before;
        for (int point : text.codePoints().toArray()) {
            now = now.pressed(new Sign(point), PAGE);
        }
        return now;
    }

    @Test
    void theGameHasNineEntriesAndThreeWithFindings() {
        assertThat(FILM.size()).isEqualTo(9);
        assertThat(FILM.faults().toJavaList()).containsExactly(2, 5, 7);
        assertThat(FILM.isStruck(3)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "j, 1", "jj, 2", "jk, 0", "k, 0", "G, 8", "Gj, 8", "Gg, 0", "' ', 4", "'   ', 8", "Gb, 4",
        "n, 2", "nn, 5", "nnn, 7", "nnnn, 7", "GN, 7", "GNN, 5", "NN, 0", "l, 1", "jjh, 1", "z, 0"
    })
    void lettersStep(String letters, int index) {
        assertThat(after(letters).index()).isEqualTo(index);
    }

    @ParameterizedTest
    @CsvSource({
        "DOWN, 5",
        "RIGHT, 5",
        "ENTER, 5",
        "UP, 3",
        "LEFT, 3",
        "ERASE, 3",
        "PAGE_DOWN, 8",
        "PAGE_UP, 0",
        "HOME, 0",
        "END, 8",
        "OTHER, 4"
    })
    void otherKeysStep(Named key, int index) {
        assertThat(after("jjjj", key).index()).isEqualTo(index);
    }

    @Test
    void theEndsAreSaid() {
        assertThat(after("Gn").said()).containsExactly("no finding after this one");
        assertThat(after("N").said()).containsExactly("no finding before this one");
        assertThat(after("Nj").said()).isEmpty();
    }

    @Test
    void aTextIsSoughtFromHereOnAndRound() {
        assertThat(after("/WORK", Named.ENTER).index()).isEqualTo(6);
        assertThat(after("/seeds", Named.ENTER).index()).isZero();
        assertThat(after("/clear", Named.ENTER, "g/", Named.ENTER).index()).isEqualTo(4);
        assertThat(after("jj/elephant", Named.ENTER))
                .satisfies(stepper -> {
                    assertThat(stepper.index()).isEqualTo(2);
                    assertThat(stepper.said()).containsExactly("nobody wrote elephant");
                });
    }

    @Test
    void whatIsTypedIsNoCommand() {
        Stepper typing = after("/jjqn\ud83d\ude00");
        assertThat(typing.index()).isZero();
        assertThat(typing.isOver()).isFalse();
        assertThat(typing.typing().map(Stepper.Typing::text)).containsExactly("jjqn\ud83d\ude00");
        assertThat(typing.pressed(Named.ERASE, PAGE).typing().map(Stepper.Typing::text))
                .containsExactly("jjqn");
    }

    @Test
    void aQuestionCanBeLeft() {
        assertThat(after("/ab", Named.ESCAPE).typing()).isEmpty();
        assertThat(after("/", Named.ERASE).typing()).isEmpty();
        assertThat(after("/ab", Named.ESCAPE).isOver()).isFalse();
        assertThat(after("/", Named.ENTER).index()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "1, 6",
        "7, 6",
        "8, 8",
        "1000000000000, 8",
        "99999999999999, 0",
        "-1, 0",
        "x, 0"
    })
    void aTurnIsGoneTo(String turn, int index) {
        assertThat(after("t" + turn, Named.ENTER).index()).isEqualTo(index);
    }

    @Test
    void aTurnThatIsNoneIsSaid() {
        assertThat(after("tsoon", Named.ENTER).said())
                .containsExactly("a turn is a whole number, not soon");
    }

    @Test
    void theMapAndTheHelpAreSeenAndLeft() {
        assertThat(after("m").view()).isEqualTo(View.MAP);
        assertThat(after("mj").view()).isEqualTo(View.MAP);
        assertThat(after("mm").view()).isEqualTo(View.ENTRY);
        assertThat(after("?").view()).isEqualTo(View.HELP);
        assertThat(after("?j").view()).isEqualTo(View.ENTRY);
        assertThat(after("?", Named.ESCAPE).view()).isEqualTo(View.ENTRY);
        assertThat(after("m", Named.ESCAPE).view()).isEqualTo(View.ENTRY);
    }

    @Test
    void itIsLeft() {
        assertThat(after("q").view()).isEqualTo(View.LEFT);
        assertThat(after(Named.ESCAPE).view()).isEqualTo(View.LEFT);
        assertThat(after(Named.GONE).view()).isEqualTo(View.LEFT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "m", "?", "/ab", "t"})
    void itIsBrokenOffFromAnywhere(String before) {
        assertThat(after(before, Named.BREAK).view()).isEqualTo(View.BROKEN_OFF);
    }

    @ParameterizedTest
    @EnumSource(Named.class)
    void noKeyLeadsOffTheGame(Named key) {
        for (String before : new String[] {"", "G", "m", "?", "/a", "t1", "nd"}) {
            Stepper now = after(before, key, key, key);
            assertThat(now.index()).isBetween(0, FILM.size() - 1);
            assertThat(now.scrolled()).isNotNegative();
        }
    }

    @Test
    void whatWasReadBelowIsForgottenAtTheNextEntry() {
        assertThat(after("dd").scrolled()).isEqualTo(8);
        assertThat(after("ddu").scrolled()).isEqualTo(4);
        assertThat(after("uu").scrolled()).isZero();
        assertThat(after("ddj").scrolled()).isZero();
    }
}
