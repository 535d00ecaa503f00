package sortis.eventstore.json;

import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import java.util.function.BiPredicate;
import sortis.entry.LogLine;
import sortis.eventstore.line.Quoted;
import sortis.eventstore.shape.Node;
import sortis.eventstore.shape.Node.DecimalNode;
import sortis.eventstore.shape.Node.ListNode;
import sortis.eventstore.shape.Node.Member;
import sortis.eventstore.shape.Node.NullNode;
import sortis.eventstore.shape.Node.ObjectNode;
import sortis.eventstore.shape.Node.TextNode;
import sortis.eventstore.shape.Node.TruthNode;
import sortis.eventstore.shape.Node.WholeNode;

/// What a line says, in a form in which lines can be compared.
public final class JsonContent {
    private static final Set<String> NOT_COMPARED = HashSet.of("note", "paper", "seq");

    private JsonContent() {}

    /// Whether lines of two logs say the same. Where one log is in the notation, entries are
    /// compared as they would be written in JSON.
    public static BiPredicate<LogLine, LogLine> between(Seq<LogLine> a, Seq<LogLine> b) {
        return isJson(a) && isJson(b)
                ? JsonContent::isSame
                : (one, other) -> meant(one).equals(meant(other));
    }

    /// Whether lines of logs in JSON say the same.
    public static boolean isSame(LogLine one, LogLine other) {
        boolean isWrittenAlike =
                one.getClass() == other.getClass()
                        && one.where().text().equals(other.where().text());
        return isWrittenAlike || of(one).equals(of(other));
    }

    private static boolean isJson(Seq<LogLine> lines) {
        return lines.forAll(line ->
                !(line instanceof LogLine.Entry)
                        || line.where().text().stripLeading().startsWith("{"));
    }

    private static String meant(LogLine line) {
        return line instanceof LogLine.Entry entry
                ? JsonTree.parse(EntryJson.write(entry)).fold(_ -> "", JsonContent::compared)
                : of(line);
    }

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
            case TextNode(_, String text) -> Quoted.of(text);
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
                .map(member -> Quoted.of(member.name()) + ":" + value(member.value()))
                .mkString("{", ",", "}");
    }
}
