package sortis.eventstore.json;

import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import sortis.entry.LogLine;
import sortis.eventstore.json.Node.DecimalNode;
import sortis.eventstore.json.Node.ListNode;
import sortis.eventstore.json.Node.Member;
import sortis.eventstore.json.Node.NullNode;
import sortis.eventstore.json.Node.ObjectNode;
import sortis.eventstore.json.Node.TextNode;
import sortis.eventstore.json.Node.TruthNode;
import sortis.eventstore.json.Node.WholeNode;

/// What a line says, in a form in which lines can be compared.
public final class JsonContent {
    private static final Set<String> NOT_COMPARED = HashSet.of("note", "paper", "seq");

    private JsonContent() {}

    /// Of an entry, of an unknown type too: its JSON value without `note`, `paper` and `seq`, keys
    /// sorted, without white space; texts and numbers that mean the same are the same. Of an
    /// unreadable line: its text without white space at its ends.
    public static String of(LogLine line) {
        String text = line.where().text();
        return switch (line) {
            case LogLine.Entry _, LogLine.Unknown _ ->
                    JsonTree.parse(text).fold(_ -> text, JsonContent::compared);
            case LogLine.Unreadable _ -> text.strip();
        };
    }

    private static String compared(JsonTree tree) {
        return tree.root() instanceof ObjectNode object
                ? object(members(object).reject(member -> NOT_COMPARED.contains(member.name())))
                : value(tree.root());
    }

    private static String value(Node node) {
        return switch (node) {
            case ObjectNode object -> object(members(object));
            case ListNode list ->
                    Array.ofAll(list.items()).map(JsonContent::value).mkString("[", ",", "]");
            case TextNode(_, String text) -> JsonText.quote(text);
            case WholeNode(_, String digits) -> JsonNumber.plain(digits);
            case DecimalNode(_, String literal) -> JsonNumber.plain(literal);
            case TruthNode(_, boolean isTrue) -> Boolean.toString(isTrue);
            case NullNode _ -> "null";
        };
    }

    private static Seq<Member> members(ObjectNode object) {
        return Array.ofAll(object.members());
    }

    private static String object(Seq<Member> members) {
        return members.sortBy(Member::name)
                .map(member -> JsonText.quote(member.name()) + ":" + value(member.value()))
                .mkString("{", ",", "}");
    }
}
