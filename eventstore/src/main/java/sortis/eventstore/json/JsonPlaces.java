package sortis.eventstore.json;

import io.vavr.control.Option;
import sortis.eventstore.json.Node.DecimalNode;
import sortis.eventstore.json.Node.ListNode;
import sortis.eventstore.json.Node.NullNode;
import sortis.eventstore.json.Node.ObjectNode;
import sortis.eventstore.json.Node.TextNode;
import sortis.eventstore.json.Node.TruthNode;
import sortis.eventstore.json.Node.WholeNode;

/// Where in the text of a line its values stand, so that they can be pointed at.
public final class JsonPlaces {
    private final String text;
    private final Option<Node> root;

    private JsonPlaces(String text, Option<Node> root) {
        this.text = text;
        this.root = root;
    }

    /// A part of a line, in UTF-16 units from 0, the end excluded.
    public record Span(int from, int to) {}

    /// The places of a line; of none if it is no JSON.
    public static JsonPlaces of(String text) {
        return new JsonPlaces(text, JsonTree.parse(text).toOption().map(JsonTree::root));
    }

    /// The value at the end of a way of keys and indices, such as `stops/0/at`.
    public Option<Span> find(String way) {
        return node(way).map(node -> new Span(node.at(), end(node)));
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

    private int end(Node node) {
        return switch (node) {
            case ObjectNode object -> object.end() + 1;
            case ListNode list -> list.end() + 1;
            case TextNode written -> endOfText(written.at() + 1);
            case WholeNode(int at, String digits) -> at + digits.length();
            case DecimalNode(int at, String literal) -> at + literal.length();
            case TruthNode(int at, boolean isTrue) -> at + String.valueOf(isTrue).length();
            case NullNode(int at) -> at + "null".length();
        };
    }

    private int endOfText(int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) != '"') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(at + 1, text.length());
    }
}
