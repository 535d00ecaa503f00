package sortis.eventstore.shape;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import sortis.entry.LogLine.Problem;
import sortis.eventstore.line.Flaw;
import sortis.eventstore.shape.Node.Member;
import sortis.eventstore.shape.Node.NullNode;
import sortis.eventstore.shape.Node.ObjectNode;

/// The fields of one object. Those asked for are the ones that it may have.
public final class Fields {
    private final ObjectNode object;
    private final List<String> known = new ArrayList<>();

    private Fields(ObjectNode object) {
        this.object = object;
    }

    /// An object with the fields that `content` asks for, and no others.
    static <T> Shape<T> only(Function<Fields, Validation<Flaw, T>> content) {
        return (subject, node) ->
                node instanceof ObjectNode object
                        ? only(object, content)
                        : Flaw.found(node.at(), Problem.WRONG_KIND, subject, "{}");
    }

    /// An object with the fields that `content` asks for, and any others.
    public static <T> Validation<Flaw, T> among(
            ObjectNode object, Function<Fields, Validation<Flaw, T>> content) {
        return content.apply(new Fields(object));
    }

    public static <T> Validation<Flaw, T> only(
            ObjectNode object, Function<Fields, Validation<Flaw, T>> content) {
        Fields fields = new Fields(object);
        Validation<Flaw, T> read = content.apply(fields);
        return fields.unknown().fold(() -> read, unknown -> Shapes.both(read, unknown));
    }

    /// A field that must be there. Where it is missing, the flaw is at the object's closing
    /// bracket.
    public <T> Validation<Flaw, T> required(String name, Shape<T> shape) {
        return value(name).fold(() -> missing(name, shape), node -> shape.read(name, node));
    }

    /// A field that may be left out.
    <T> Validation<Flaw, Option<T>> optional(String name, Shape<T> shape) {
        return value(name)
                .fold(
                        () -> Validation.valid(Option.none()),
                        node -> shape.read(name, node).map(Option::some));
    }

    /// A field that may be left out and then has a value all the same.
    <T> Validation<Flaw, T> optional(String name, Shape<T> shape, T otherwise) {
        return value(name).fold(() -> Validation.valid(otherwise), node -> shape.read(name, node));
    }

    /// At least one of these fields must be there.
    Validation<Flaw, Boolean> oneOf(Seq<String> names) {
        return names.exists(name -> object.value(name).isDefined())
                ? Validation.valid(true)
                : Flaw.found(object.end(), Problem.MISSING_KEY, names.mkString(", "), "");
    }

    private <T> Validation<Flaw, T> missing(String name, Shape<T> shape) {
        return shape.read(name, new NullNode(object.end())).mapError(Flaw::missing);
    }

    private Option<Node> value(String name) {
        known.addLast(name);
        return object.value(name);
    }

    private Option<Validation<Flaw, Boolean>> unknown() {
        for (Member member : object.members()) {
            if (!known.contains(member.name())) {
                return Option.some(unknown(member));
            }
        }
        return Option.none();
    }

    private Validation<Flaw, Boolean> unknown(Member member) {
        String wanted = known.stream().distinct().collect(Collectors.joining(", "));
        return Flaw.found(member.at(), Problem.UNKNOWN_KEY, member.name(), wanted);
    }
}
