package sortis.eventstore.notation;

import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import sortis.eventstore.notation.Line.Broken;
import sortis.eventstore.notation.Line.Parsed;
import sortis.eventstore.notation.Line.Says;
import sortis.eventstore.notation.Values.Base;
import sortis.eventstore.shape.EntryShapes;
import sortis.eventstore.shape.Node;
import sortis.eventstore.shape.Node.ListNode;
import sortis.eventstore.shape.Node.Member;
import sortis.eventstore.shape.Node.ObjectNode;
import sortis.eventstore.shape.Places;

/// Where in the lines of an entry its values stand, by the same ways as in a JSON line.
public final class NotationPlaces {
    private NotationPlaces() {}

    /// The places of an entry; of none if it cannot be read. A turn that is written on a line above
    /// is found in the whole line.
    public static Places of(String text) {
        Parsed first = LineParser.parse(text, 0, Base.DECIMAL);
        Parsed line =
                first.line() instanceof Broken
                        ? LineParser.parse(text, 0, Base.HEXADECIMAL)
                        : first;
        return switch (line.line()) {
            case Says(_, List<Member> members) ->
                    places(withTurn(members, line), Array.of(line.tokens()));
            case Line.OfHead _ -> headed(Head.of(text, Base.DECIMAL));
            default -> new Places(Option.none(), Node::at);
        };
    }

    private static Places headed(Head head) {
        return places(
                withTurn(head.fields().members(), head.lines().getFirst()),
                Array.ofAll(head.lines()).map(Parsed::tokens));
    }

    private static ObjectNode withTurn(List<Member> members, Parsed line) {
        int from = Array.ofAll(line.tokens().each()).headOption().map(Token::at).getOrElse(0);
        int end = line.tokens().end();
        List<Member> all = new ArrayList<>(members);
        all.addLast(new Member(from, EntryShapes.TURN, new ListNode(from, end - 1, List.of())));
        return new ObjectNode(from, end - 1, List.copyOf(all));
    }

    private static Places places(ObjectNode root, Array<Tokens> lines) {
        Map<Integer, Integer> ends =
                HashMap.ofEntries(
                        lines.flatMap(Tokens::each)
                                .map(token -> Tuple.of(token.at(), token.end())));
        return new Places(Option.some(root), node -> end(node, ends));
    }

    private static int end(Node node, Map<Integer, Integer> ends) {
        return switch (node) {
            case ObjectNode object -> object.end() + 1;
            case ListNode list -> list.end() + 1;
            default -> ends.getOrElse(node.at(), node.at() + 1);
        };
    }
}
