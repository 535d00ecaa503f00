package sortis.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What values can be, and how they count.
class RangeTest {
    @ParameterizedTest
    @CsvSource({"0, 0", "255, 0", "0, 255", "255, 255"})
    void isASquare(int x, int y) {
        assertThat(new Square(x, y)).hasToString("[" + x + ", " + y + "]");
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "0, -1", "256, 0", "0, 256"})
    void isNoSquare(int x, int y) {
        assertThatIllegalArgumentException().isThrownBy(() -> new Square(x, y));
    }

    @Test
    void sortsSquaresByColumnThenRow() {
        assertThat(new Square(1, 9)).isLessThan(new Square(2, 0));
        assertThat(new Square(1, 2)).isLessThan(new Square(1, 3));
        assertThat(new Square(1, 2)).isEqualByComparingTo(new Square(1, 2));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 40, 41})
    void isALevel(int number) {
        assertThat(new Level(number)).hasToString(String.valueOf(number));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 42})
    void isNoLevel(int number) {
        assertThatIllegalArgumentException().isThrownBy(() -> new Level(number));
    }

    @Test
    void raisesTwoToTheLevel() {
        assertThat(Level.ZERO.powerOfTwo()).isEqualTo(Amount.ONE);
        assertThat(new Level(3).powerOfTwo()).isEqualTo(new Amount(8));
        assertThat(new Level(41).powerOfTwo()).isEqualTo(new Amount(2_199_023_255_552L));
        assertThat(new Level(3).next()).isEqualTo(new Level(4));
    }

    @Test
    void comparesLevels() {
        assertThat(new Level(2).isAtLeast(new Level(2))).isTrue();
        assertThat(new Level(2).isAtLeast(new Level(3))).isFalse();
        assertThat(new Level(2)).isLessThan(new Level(10));
    }

    @Test
    void isNoTurnOrEntryNumber() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Turn(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> new EntryNumber(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> new AgentName(""));
    }

    @Test
    void countsTurns() {
        Turn seven = new Turn(7);
        assertThat(seven.plus(3)).isEqualTo(new Turn(10));
        assertThat(seven.since(new Turn(10))).isEqualTo(-3);
        assertThat(seven.isBefore(new Turn(8))).isTrue();
        assertThat(seven.isBefore(seven)).isFalse();
        assertThat(seven.orLater(new Turn(8))).isEqualTo(new Turn(8));
        assertThat(seven.orLater(new Turn(6))).isEqualTo(seven);
        assertThat(seven).isLessThan(new Turn(10)).hasToString("7");
        assertThatThrownBy(() -> new Turn(Long.MAX_VALUE).plus(1))
                .isInstanceOf(ArithmeticException.class);
    }

    @Test
    void countsEntries() {
        assertThat(EntryNumber.FIRST.plus(4)).isEqualTo(new EntryNumber(5));
        assertThat(new EntryNumber(5).since(EntryNumber.FIRST)).isEqualTo(4);
        assertThat(new EntryNumber(5)).isLessThan(new EntryNumber(10)).hasToString("5");
    }

    @Test
    void refusesAmountsThatLeave64Bits() {
        Amount most = new Amount(Long.MAX_VALUE);
        assertThatThrownBy(() -> most.plus(Amount.ONE)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> most.times(2)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> most.negated().minus(new Amount(2)))
                .isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> new Amount(Long.MIN_VALUE).negated())
                .isInstanceOf(ArithmeticException.class);
    }

    @Test
    void comparesAmounts() {
        Amount two = new Amount(2);
        Amount three = new Amount(3);
        assertThat(two.orLess(three)).isEqualTo(two);
        assertThat(three.orLess(two)).isEqualTo(two);
        assertThat(two.isAtLeast(two)).isTrue();
        assertThat(two.isAtLeast(three)).isFalse();
        assertThat(Amount.NONE.isNone()).isTrue();
        assertThat(Amount.NONE.isPositive()).isFalse();
        assertThat(Amount.ONE.isPositive()).isTrue();
        assertThat(Amount.ONE.negated().isNone()).isFalse();
        assertThat(two).isLessThan(three).hasToString("2");
    }

    @Test
    void isAnOctetOfTwoHexadecimalDigits() {
        assertThat(new Octet(0x0D)).hasToString("0D");
        assertThat(new Octet(0xE7).first()).hasToString("E");
        assertThat(new Octet(0x36).xor(new Octet(0xFC))).isEqualTo(new Octet(0xCA));
        assertThat(new Octet(0x81).bit(1)).isEqualTo(1);
        assertThat(new Octet(0x81).bit(8)).isEqualTo(1);
        assertThat(new Octet(0x81).bit(2)).isZero();
        assertThatIllegalArgumentException().isThrownBy(() -> new Octet(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Octet(0x100));
        assertThatIllegalArgumentException().isThrownBy(() -> new Nibble(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Nibble(16));
    }

    @Test
    void isAResourceSpelledExactlySo() {
        assertThat(Resource.named("wood")).containsExactly(Resource.WOOD);
        assertThat(Resource.named("ore(0)")).containsExactly(Resource.ore(0));
        assertThat(Resource.named("ore(41)")).containsExactly(Resource.ore(new Level(41)));
        assertThat(Resource.named("ore(42)")).isEmpty();
        assertThat(Resource.named("ore(01)")).isEmpty();
        assertThat(Resource.named("Wood")).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> new Resource(-2));
        assertThatIllegalArgumentException().isThrownBy(() -> new Resource(42));
    }

    @Test
    void listsWoodThenOresByGrade() {
        assertThat(Resource.all()).hasSize(43).startsWith(Resource.WOOD);
        assertThat(Resource.all().sorted()).isEqualTo(Resource.all());
        assertThat(Resource.all().map(Resource::toString)).contains("ore(9)", "ore(10)");
    }

    @Test
    void knowsWhereGoodsLie() {
        Place one = new Place.OnSquare(new Square(1, 2));
        Place other = new Place.OnSquare(new Square(2, 1));
        assertThat(Place.store()).isLessThan(one).isEqualByComparingTo(Place.store());
        assertThat(one).isGreaterThan(Place.store()).isLessThan(other);
    }

    @Test
    void runsAlongItsAxis() {
        assertThat(Axis.X.of(new Square(1, 2))).isEqualTo(1);
        assertThat(Axis.Y.of(new Square(1, 2))).isEqualTo(2);
        assertThat(Axis.X).hasToString("x");
        assertThat(Axis.Y).hasToString("y");
    }
}
