package sortis.value;

import static org.assertj.core.api.Assertions.assertThat;
import static sortis.testing.Words.bag;
import static sortis.testing.Words.resource;

import org.junit.jupiter.api.Test;

class BagTest {
    private static final Bag SOME = bag("wood", 3, "ore(0)", 2);

    @Test
    void countsWhatIsLeftOutAsNothing() {
        assertThat(SOME.amount(resource("wood"))).isEqualTo(new Amount(3));
        assertThat(SOME.amount(resource("ore(7)"))).isEqualTo(Amount.NONE);
    }

    @Test
    void keepsAWrittenZero() {
        Bag written = bag("wood", 0);
        assertThat(written.resources()).containsExactly(resource("wood"));
        assertThat(written.isEmpty()).isTrue();
        assertThat(written.withoutZeros()).isEqualTo(bag());
        assertThat(Bag.of(resource("wood"), Amount.NONE)).isEqualTo(bag());
    }

    @Test
    void holdsTheSameWhateverZerosAreWritten() {
        assertThat(bag("wood", 0, "ore(0)", 1).holdsSameAs(bag("ore(0)", 1))).isTrue();
        assertThat(bag("ore(0)", 1).holdsSameAs(bag("wood", 0, "ore(0)", 1))).isTrue();
        assertThat(bag("wood", 1, "ore(0)", 1).holdsSameAs(bag("ore(0)", 1))).isFalse();
    }

    @Test
    void listsWoodThenOresByGrade() {
        assertThat(bag("ore(10)", 1, "ore(9)", 1).plus(bag("wood", 1)).resources())
                .extracting(Resource::toString)
                .containsExactly("wood", "ore(9)", "ore(10)");
        assertThat(SOME).hasToString("{wood: 3, ore(0): 2}");
    }

    @Test
    void addsAndTakesAway() {
        assertThat(SOME.plus(bag("wood", 1, "ore(1)", 1)))
                .isEqualTo(bag("wood", 4, "ore(0)", 2).plus(bag("ore(1)", 1)));
        assertThat(SOME.minus(bag("wood", 3))).isEqualTo(bag("ore(0)", 2));
        assertThat(SOME.minus(bag("wood", 4, "ore(1)", 1)))
                .isEqualTo(bag("wood", -1, "ore(0)", 2).plus(bag("ore(1)", -1)));
        assertThat(SOME.minus(SOME)).isEqualTo(bag());
        assertThat(SOME.plus(bag("ore(1)", 0))).isEqualTo(SOME);
    }

    @Test
    void multiplies() {
        assertThat(SOME.times(3)).isEqualTo(bag("wood", 9, "ore(0)", 6));
        assertThat(SOME.times(-1)).isEqualTo(bag("wood", -3, "ore(0)", -2));
    }

    @Test
    void sharesTheLesserAmounts() {
        assertThat(SOME.within(bag("wood", 1, "ore(1)", 5))).isEqualTo(bag("wood", 1));
        assertThat(SOME.within(bag("wood", 9, "ore(0)", 2))).isEqualTo(SOME);
    }

    @Test
    void exceedsByWhatIsMoreThanNothing() {
        assertThat(SOME.beyond(bag("wood", 1, "ore(0)", 5))).isEqualTo(bag("wood", 2));
        assertThat(SOME.beyond(SOME)).isEqualTo(bag());
        assertThat(bag().beyond(SOME)).isEqualTo(bag());
    }

    @Test
    void countsUnitsOfAllResources() {
        assertThat(SOME.units()).isEqualTo(new Amount(5));
        assertThat(bag().units()).isEqualTo(Amount.NONE);
        assertThat(SOME.isEmpty()).isFalse();
        assertThat(bag().isEmpty()).isTrue();
    }
}
