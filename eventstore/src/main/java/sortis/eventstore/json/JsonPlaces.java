package sortis.eventstore.json;

import sortis.eventstore.shape.Node;
import sortis.eventstore.shape.Node.DecimalNode;
import sortis.eventstore.shape.Node.ListNode;
import sortis.eventstore.shape.Node.NullNode;
import sortis.eventstore.shape.Node.ObjectNode;
import sortis.eventstore.shape.Node.TextNode;
import sortis.eventstore.shape.Node.TruthNode;
import sortis.eventstore.shape.Node.WholeNode;
import sortis.eventstore.shape.Places;

/// Where in a JSON line its values stand.
public final class JsonPlaces {
    private JsonPlaces() {}

    /// The places of a line; of none if it is no JSON.
    public static Places of(String text) {
        return new Places(
                JsonTree.parse(text).toOption().map(JsonTree::root), node -> end(text, node));
    }

    private static int end(String text, Node node) {
        return switch (node) {
            case ObjectNode object -> object.end() + 1;
            case ListNode list -> list.end() + 1;
            case TextNode written -> endOfText(text, written.at() + 1);
            case WholeNode(int at, String digits) -> at + digits.length();
            case DecimalNode(int at, String literal) -> at + literal.length();
            case TruthNode(int at, boolean isTrue) -> at + String.valueOf(isTrue).length();
            case NullNode(int at) -> at + "null".length();
        };
    }

    private static int endOfText(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) != '"') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(at + 1, text.length());
    }
}
