package sortis.testing;

import io.vavr.collection.List;
import io.vavr.collection.TreeMap;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Octet;
import sortis.value.Path;
import sortis.value.Resource;
import sortis.value.Square;

/// Values as tests spell them.
public final class Words {
    private Words() {}

    /// The square of `"5,14"`.
    public static Square square(String xy) {
        List<Integer> numbers = List.of(xy.split(",", -1)).map(Integer::valueOf);
        return new Square(numbers.get(0), numbers.get(1));
    }

    public static Path path(String... corners) {
        List<Square> squares = List.of(corners).map(Words::square);
        return new Path(squares.get(0), squares.drop(1));
    }

    public static Resource resource(String name) {
        return Resource.named(name).get();
    }

    public static Bag bag() {
        return Bag.EMPTY;
    }

    /// A bag of one resource; a 0 stays as written.
    public static Bag bag(String resource, long amount) {
        return new Bag(TreeMap.of(resource(resource), new Amount(amount)));
    }

    public static Bag bag(String resource, long amount, String other, long more) {
        return new Bag(
                TreeMap.of(
                        resource(resource), new Amount(amount), resource(other), new Amount(more)));
    }

    public static Octet octet(String hexadecimal) {
        return new Octet(Integer.parseInt(hexadecimal, 16));
    }

    public static Level level(int number) {
        return new Level(number);
    }

    public static AgentName agent(String name) {
        return new AgentName(name);
    }
}
