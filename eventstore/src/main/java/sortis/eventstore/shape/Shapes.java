package sortis.eventstore.shape;

import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.LongFunction;
import sortis.entry.LogLine.Problem;
import sortis.eventstore.line.Flaw;
import sortis.eventstore.shape.Node.DecimalNode;
import sortis.eventstore.shape.Node.ListNode;
import sortis.eventstore.shape.Node.TextNode;
import sortis.eventstore.shape.Node.TruthNode;
import sortis.eventstore.shape.Node.WholeNode;

/// The kinds of value that JSON has, and how shapes are made of shapes.
public final class Shapes {
    public static final Shape<String> TEXT = text("text", Option::some);

    static final Shape<Boolean> TRUTH =
            (subject, node) ->
                    node instanceof TruthNode(_, boolean isTrue)
                            ? Validation.valid(isTrue)
                            : Flaw.found(node.at(), Problem.WRONG_KIND, subject, "true, false");

    /// Enough for every range here, and within 64 bits.
    private static final int MOST_DIGITS = 18;

    private Shapes() {}

    /// A text that `read` finds something in.
    static <T> Shape<T> text(String wanted, Function<String, Option<T>> read) {
        return (subject, node) ->
                node instanceof TextNode(int at, String text)
                        ? orElse(read.apply(text), at, Problem.WRONG_KIND, subject, wanted)
                        : Flaw.found(node.at(), Problem.WRONG_KIND, subject, wanted);
    }

    /// One of a few texts.
    static <T> Shape<T> choice(Seq<T> choices, Function<T, String> spelling) {
        String wanted = choices.map(spelling).mkString(", ");
        return (subject, node) ->
                node instanceof TextNode(int at, String text)
                        ? orElse(
                                choices.find(choice -> spelling.apply(choice).equals(text)),
                                at,
                                Problem.NOT_A_CHOICE,
                                text,
                                wanted)
                        : Flaw.found(node.at(), Problem.WRONG_KIND, subject, wanted);
    }

    /// A whole number of a range, written without point and exponent.
    static <T> Shape<T> whole(long least, long most, LongFunction<T> make) {
        String range = least + " … " + most;
        return (subject, node) ->
                switch (node) {
                    case WholeNode(int at, String digits) ->
                            orElse(
                                    number(digits)
                                            .filter(number -> least <= number && number <= most)
                                            .map(make::apply),
                                    at,
                                    Problem.OUT_OF_RANGE,
                                    subject,
                                    range);
                    case DecimalNode(int at, _) ->
                            Flaw.found(at, Problem.NOT_A_WHOLE_NUMBER, subject, range);
                    default -> Flaw.found(node.at(), Problem.WRONG_KIND, subject, range);
                };
    }

    /// A whole number of a range that fits an `int`.
    static Shape<Integer> count(int least, int most) {
        return whole(least, most, number -> (int) number);
    }

    /// A list of any length; its items are judged one after the other, up to the first flaw.
    static <T> Shape<Seq<T>> list(Shape<T> item) {
        return (subject, node) ->
                node instanceof ListNode list
                        ? Either.traverseRight(
                                        list.items(), it -> item.read(subject, it).toEither())
                                .toValidation()
                        : Flaw.found(node.at(), Problem.WRONG_KIND, subject, "[]");
    }

    /// A list of `least` or more, made into something of its first item and the others.
    static <T, R> Shape<R> chain(int least, Shape<T> item, BiFunction<T, Seq<T>, R> make) {
        Shape<Seq<T>> list = list(item);
        return (subject, node) ->
                list.read(subject, node)
                        .flatMap(items ->
                                orElse(
                                        items.headOption()
                                                .filter(_ -> items.size() >= least)
                                                .map(first -> make.apply(first, items.drop(1))),
                                        end(node),
                                        Problem.TOO_FEW,
                                        subject,
                                        String.valueOf(least)));
    }

    /// A list of `most` or fewer.
    static <T> Shape<T> atMost(int most, Shape<T> shape) {
        return (subject, node) ->
                beyond(most, node)
                        .fold(
                                () -> shape.read(subject, node),
                                extra ->
                                        both(
                                                shape.read(subject, node),
                                                Flaw.found(
                                                        extra.at(),
                                                        Problem.TOO_MANY,
                                                        subject,
                                                        String.valueOf(most))));
    }

    /// The value, if the other is right as well; else the first flaw of the two.
    static <T> Validation<Flaw, T> both(Validation<Flaw, T> read, Validation<Flaw, ?> other) {
        return Whole.of(read, other, (value, _) -> value);
    }

    /// What was found, or else a flaw.
    static <T> Validation<Flaw, T> orElse(
            Option<T> found, int at, Problem problem, String subject, String wanted) {
        return found.fold(() -> Flaw.found(at, problem, subject, wanted), Validation::valid);
    }

    /// Where a list's last bracket stands.
    static int end(Node node) {
        return node instanceof ListNode list ? list.end() : node.at();
    }

    private static Option<Node> beyond(int most, Node node) {
        return node instanceof ListNode list && list.items().size() > most
                ? Option.some(list.items().get(most))
                : Option.none();
    }

    private static Option<Long> number(String digits) {
        return Option.when(digits.length() <= MOST_DIGITS, () -> Long.parseLong(digits));
    }
}
