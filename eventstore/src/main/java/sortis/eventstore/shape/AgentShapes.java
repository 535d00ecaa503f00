package sortis.eventstore.shape;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Validation;
import sortis.entry.AgentEntry.AgentJoined;
import sortis.entry.AgentEntry.AgentMoved;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.entry.LogLine.Problem;
import sortis.entry.Stop;
import sortis.eventstore.line.Flaw;
import sortis.eventstore.shape.Node.ObjectNode;
import sortis.eventstore.shape.Node.TextNode;
import sortis.value.Bag;
import sortis.value.Path;
import sortis.value.Square;
import sortis.value.Turn;

/// Entries about where agents go (rulebook §7).
final class AgentShapes {
    private static final Shape<Path> WALK = GameShapes.path(2);

    private static final Shape<Seq<Square>> VIA = Shapes.list(GameShapes.SQUARE);

    private static final String ALL = "all";

    private static final Shape<Stop> STOP = Fields.only(AgentShapes::stop);

    private static final Shape<Tuple2<Stop, Seq<Stop>>> STOPS = Shapes.chain(1, STOP, Tuple::of);

    private AgentShapes() {}

    static Validation<Flaw, AgentMoved> agentMoved(Fields fields) {
        return Whole.of(
                fields.required("agent", GameShapes.NAME),
                fields.required("path", WALK),
                fields.optional("arrives", GameShapes.TURN),
                AgentMoved::new);
    }

    static Validation<Flaw, RouteAssigned> routeAssigned(Fields fields) {
        return Whole.of(
                fields.required("agent", GameShapes.NAME),
                fields.required("stops", STOPS),
                fields.optional("period", GameShapes.TURN),
                fields.optional("phase", GameShapes.TURN),
                (agent, stops, period, phase) ->
                        new RouteAssigned(agent, stops._1, stops._2, period, phase));
    }

    static Validation<Flaw, AgentJoined> agentJoined(Fields fields) {
        return Whole.of(
                fields.required("agent", GameShapes.NAME),
                fields.required("at", GameShapes.SQUARE),
                AgentJoined::new);
    }

    private static Validation<Flaw, Stop> stop(Fields fields) {
        return Whole.of(
                fields.required("at", GameShapes.SQUARE),
                fields.optional("via", VIA, Array.empty()),
                fields.optional("wait", GameShapes.TURN, Turn.ZERO),
                fields.optional("unload", AgentShapes::unloading, Stop.NOTHING),
                fields.optional("feed", Shapes.TRUTH, false),
                fields.optional("load", GameShapes.BAG, Bag.EMPTY),
                Stop::new);
    }

    private static Validation<Flaw, Stop.Unloading> unloading(String subject, Node node) {
        return switch (node) {
            case ObjectNode bag -> GameShapes.BAG.read(subject, bag).map(Stop.UpTo::new);
            case TextNode(_, String text) when text.equals(ALL) ->
                    Validation.valid(new Stop.Everything());
            case TextNode(int at, String text) -> Flaw.found(at, Problem.NOT_A_CHOICE, text, ALL);
            default -> Flaw.found(node.at(), Problem.WRONG_KIND, subject, "{}, " + ALL);
        };
    }
}
