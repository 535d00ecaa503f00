package sortis.eventstore.shape;

import io.vavr.control.Option;
import java.util.function.ToIntFunction;
import sortis.eventstore.shape.Node.ListNode;
import sortis.eventstore.shape.Node.Member;
import sortis.eventstore.shape.Node.ObjectNode;
import sortis.eventstore.shape.Node.WholeNode;

/// Where in the text of a line its values stand, so that they can be pointed at.
public final class Places {
    private final Option<Node> root;
    private final ToIntFunction<Node> end;

    /// The places of a tree.
    ///
    /// @param root none if the line cannot be read
    /// @param end where a node ends, in UTF-16 units from 0, that place excluded
    public Places(Option<Node> root, ToIntFunction<Node> end) {
        this.root = root;
        this.end = end;
    }

    /// A part of a line, in UTF-16 units from 0, the end excluded.
    public record Span(int from, int to) {}

    /// All of the entry; of one in several lines the first of them.
    public Option<Span> whole() {
        return root.map(node -> new Span(node.at(), end.applyAsInt(node)));
    }

    /// The value at the end of a way of keys and indices, such as `stops/0/at`.
    public Option<Span> find(String way) {
        return node(way).map(node -> new Span(node.at(), end.applyAsInt(node)));
    }

    /// The key of a value and the value, for a key of the line itself; in the notation, the value
    /// alone.
    public Option<Span> member(String key) {
        return root.flatMap(node ->
                        node instanceof ObjectNode object ? named(object, key) : Option.none())
                .map(member -> new Span(member.at(), end.applyAsInt(member.value())));
    }

    private static Option<Member> named(ObjectNode object, String key) {
        return Option.ofOptional(
                object.members().stream().filter(member -> member.name().equals(key)).findFirst());
    }

    /// The whole number at the end of a way.
    public Option<Long> number(String way) {
        return node(way)
                .flatMap(node ->
                        node instanceof WholeNode(_, String digits) && digits.length() < 19
                                ? Option.of(Long.parseLong(digits))
                                : Option.none());
    }

    private Option<Node> node(String way) {
        Option<Node> node = root;
        for (String step : way.split("/", -1)) {
            node = node.flatMap(inner -> child(inner, step));
        }
        return node;
    }

    private static Option<Node> child(Node node, String step) {
        return switch (node) {
            case ObjectNode object -> object.value(step);
            case ListNode list -> item(list, step);
            default -> Option.none();
        };
    }

    private static Option<Node> item(ListNode list, String step) {
        boolean isIndex =
                !step.isEmpty() && step.chars().allMatch(Character::isDigit) && step.length() < 9;
        int index = isIndex ? Integer.parseInt(step) : -1;
        return Option.when(
                index >= 0 && index < list.items().size(), () -> list.items().get(index));
    }
}
