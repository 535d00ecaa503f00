package sortis.eventstore.shape;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Validation;
import java.util.HashSet;
import java.util.Set;
import sortis.entry.LogEntry.EntryStruck;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogEntry.Seeds;
import sortis.entry.LogLine.Problem;
import sortis.eventstore.line.Flaw;
import sortis.eventstore.shape.Node.ListNode;
import sortis.eventstore.shape.Node.TextNode;
import sortis.ruling.HouseRules;
import sortis.value.AgentName;

/// Entries about the game and the log itself (rulebook §7).
final class LogShapes {
    private static final Shape<Seeds> SEEDS =
            Fields.only(fields ->
                    Whole.of(
                            fields.required("x", GameShapes.OCTET),
                            fields.required("y", GameShapes.OCTET),
                            Seeds::new));

    private static final Shape<Seq<AgentName>> NAMES =
            (subject, node) ->
                    Shapes.both(Shapes.list(GameShapes.NAME).read(subject, node), namedOnce(node));

    private LogShapes() {}

    static Validation<Flaw, GameStarted> gameStarted(Fields fields) {
        return Whole.of(
                fields.required("seeds", SEEDS),
                fields.required("start", GameShapes.SQUARE),
                fields.optional("agents", NAMES),
                fields.optional("player", Shapes.TEXT),
                fields.optional("title", Shapes.TEXT),
                fields.optional("rulings", RulingsShape.RULINGS, HouseRules.DEFAULT),
                (seeds, start, agents, player, title, rulings) ->
                        new GameStarted(
                                seeds,
                                start,
                                agents.getOrElse(() -> letters(rulings.openingAgents())),
                                player,
                                title,
                                rulings));
    }

    static Validation<Flaw, EntryStruck> entryStruck(Fields fields) {
        return Whole.of(
                fields.required("entry", GameShapes.NUMBER),
                fields.optional("reason", Shapes.TEXT),
                EntryStruck::new);
    }

    /// The first letters of the alphabet: the agents of a log that names none.
    private static Seq<AgentName> letters(int count) {
        return Array.range(0, count).map(index -> new AgentName(Character.toString('A' + index)));
    }

    private static Validation<Flaw, Boolean> namedOnce(Node node) {
        Set<String> names = new HashSet<>();
        return items(node)
                .find(item -> item instanceof TextNode(_, String name) && !names.add(name))
                .fold(() -> Validation.valid(true), LogShapes::namedTwice);
    }

    private static Validation<Flaw, Boolean> namedTwice(Node node) {
        String name = node instanceof TextNode(_, String text) ? text : "";
        return Flaw.found(node.at(), Problem.NAMED_TWICE, name, "");
    }

    private static Array<Node> items(Node node) {
        return node instanceof ListNode list ? Array.ofAll(list.items()) : Array.empty();
    }
}
