package sortis.eventstore.shape;

import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import java.util.HexFormat;
import java.util.List;
import sortis.entry.LogLine.Problem;
import sortis.eventstore.line.Flaw;
import sortis.eventstore.shape.Node.ListNode;
import sortis.eventstore.shape.Node.Member;
import sortis.eventstore.shape.Node.ObjectNode;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.EntryNumber;
import sortis.value.Level;
import sortis.value.Nibble;
import sortis.value.Octet;
import sortis.value.Path;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;

/// The quantities and names of the game as logs write them (rulebook §1).
public final class GameShapes {
    public static final Shape<Turn> TURN = Shapes.whole(0, Turn.LAST, Turn::new);

    static final Shape<EntryNumber> NUMBER = Shapes.whole(0, Turn.LAST, EntryNumber::new);

    static final Shape<Level> LEVEL =
            Shapes.whole(0, Level.LAST, number -> new Level((int) number));

    static final Shape<Amount> AMOUNT = amount(0, Amount.LAST);

    static final Shape<Integer> ORE = Shapes.count(0, Resource.LAST_GRADE);

    static final Shape<AgentName> NAME =
            Shapes.text(
                    "text, not empty",
                    text -> Option.when(!text.isEmpty(), () -> new AgentName(text)));

    static final Shape<Octet> OCTET = Shapes.text("00 … FF", text -> hex(text, 2).map(Octet::new));

    static final Shape<Nibble> NIBBLE = Shapes.text("0 … F", text -> hex(text, 1).map(Nibble::new));

    static final Shape<Square> SQUARE = GameShapes::square;

    static final Shape<Bag> BAG = bag(AMOUNT);

    /// What is gained may be less than nothing.
    static final Shape<Bag> CHANGE = bag(amount(-Amount.LAST, Amount.LAST));

    private static final Shape<Integer> COORDINATE = Shapes.count(0, Square.LAST);

    private static final Shape<Seq<Integer>> COORDINATES = Shapes.list(COORDINATE);

    private static final String PAIR = "[x, y]";

    private static final String RESOURCE_SPELLINGS = "wood, ore(0) … ore(41)";

    private GameShapes() {}

    static Shape<Amount> amount(long least, long most) {
        return Shapes.whole(least, most, Amount::new);
    }

    /// A path of so many squares or more.
    static Shape<Path> path(int least) {
        return Shapes.chain(least, SQUARE, Path::new);
    }

    private static Validation<Flaw, Square> square(String subject, Node node) {
        return switch (node) {
            case ListNode(_, _, List<Node> items) when items.size() == 2 ->
                    COORDINATE
                            .read(subject, items.get(0))
                            .flatMap(x -> square(x, COORDINATE.read(subject, items.get(1))));
            case ListNode list ->
                    Shapes.both(noPair(subject, list), COORDINATES.read(subject, list));
            default -> Flaw.found(node.at(), Problem.WRONG_KIND, subject, PAIR);
        };
    }

    private static Validation<Flaw, Square> square(int x, Validation<Flaw, Integer> row) {
        return row.map(y -> new Square(x, y));
    }

    private static Validation<Flaw, Square> noPair(String subject, ListNode list) {
        return list.items().size() < 2
                ? Flaw.found(list.end(), Problem.TOO_FEW, subject, PAIR)
                : Flaw.found(list.items().get(2).at(), Problem.TOO_MANY, subject, PAIR);
    }

    private static Shape<Bag> bag(Shape<Amount> amount) {
        return (subject, node) ->
                node instanceof ObjectNode object
                        ? Either.traverseRight(
                                        object.members(), member -> held(member, amount).toEither())
                                .map(held -> new Bag(TreeMap.ofEntries(held)))
                                .toValidation()
                        : Flaw.found(node.at(), Problem.WRONG_KIND, subject, "{}");
    }

    private static Validation<Flaw, Tuple2<Resource, Amount>> held(
            Member member, Shape<Amount> amount) {
        return Shapes.orElse(
                        Resource.named(member.name()),
                        member.at(),
                        Problem.UNKNOWN_KEY,
                        member.name(),
                        RESOURCE_SPELLINGS)
                .flatMap(resource ->
                        amount.read(member.name(), member.value())
                                .map(units -> new Tuple2<>(resource, units)));
    }

    private static Option<Integer> hex(String text, int digits) {
        return Option.when(
                text.length() == digits && text.chars().allMatch(HexFormat::isHexDigit),
                () -> Integer.parseInt(text, 16));
    }
}
