package sortis.cli.play;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Locale;
import sortis.value.Square;
import sortis.world.World;

/// The words, names and squares that can come next on a line.
final class Vocabulary {
    private static final Vector<String> HEAD =
            Vector.of("sortis", "seeds", "start", "agents", "rulings", "coordinates");

    private static final Vector<String> LINES = Vector.of("count", "strike", "x:", "y:");

    private static final Vector<String> VERBS =
            Vector.of("move", "route", "joins", "clear", "workshop", "house", "extractor")
                    .appendAll(Vector.of("smelter", "road", "vehicle", "operate", "rest", "feed"))
                    .appendAll(Vector.of("take", "drop", "at"));

    /// What may follow the square of a deed.
    private static final Map<String, Vector<String>> CLAIMS =
            LinkedHashMap.of(
                    "move", Vector.of(">", "arrives"),
                    "route", Vector.of(">", "load", "drop", "feed", "wait", "mod", "phase"),
                    "vehicle", Vector.of("slots"),
                    "feed", Vector.of("=", "ready"),
                    "road", Vector.of(">"),
                    "at", Vector.of("on"));

    private static final Vector<String> LEVELLED =
            Vector.of("workshop", "house", "extractor", "smelter", "road", "vehicle");

    private static final Vector<String> RULINGS =
            Vector.of("opening=", "openingAgents=", "clearingWood=", "stock=", "levels=")
                    .appendAll(Vector.of("workshopAuthority=", "house=", "vehicleSlots="))
                    .appendAll(
                            Vector.of("vehicleCost=", "carry=", "walk=", "roadSpeed=", "moves="));

    private Vocabulary() {}

    /// What can come after those words.
    static Seq<String> after(Seq<String> words, State state) {
        String first = words.headOption().getOrElse("").toLowerCase(Locale.ROOT);
        if (words.isEmpty()) {
            return opening(state);
        }
        return switch (first) {
            case "where" -> names(state);
            case "rulings" -> RULINGS;
            case "coordinates" -> Vector.of("hex", "decimal");
            case "count", "map" -> squares(state.game().world());
            case "sortis", "seeds", "start", "agents", "strike", "x:", "y:" -> Vector.empty();
            default -> deed(words.drop(1), state);
        };
    }

    private static Seq<String> opening(State state) {
        return state.game().hasBegun()
                ? names(state).appendAll(LINES).appendAll(Order.WORDS)
                : HEAD.appendAll(Order.WORDS);
    }

    private static Vector<String> names(State state) {
        return state.game()
                .world()
                .agents()
                .inOrder()
                .map(agent -> Context.name(agent.name().text()))
                .toVector();
    }

    /// @param words those after the agent's name
    private static Seq<String> deed(Seq<String> words, State state) {
        String verb = words.headOption().getOrElse("").toLowerCase(Locale.ROOT);
        Vector<String> squares = squares(state.game().world());
        boolean isBelowSquare = words.drop(1).lastOption().exists(word -> word.contains(","));
        if (words.isEmpty()) {
            return VERBS;
        }
        if (words.size() == 1 && LEVELLED.contains(verb)) {
            return Vector.of("0", "1", "2");
        }
        return isBelowSquare ? CLAIMS.getOrElse(verb, Vector.empty()) : squares;
    }

    /// The squares in play: where agents are, something stands or lies, or a forest was cleared.
    private static Vector<String> squares(World world) {
        return world.agents()
                .inOrder()
                .map(agent -> agent.plan().at(world.turn()))
                .toVector()
                .appendAll(world.land().structures().keySet())
                .appendAll(world.land().cleared())
                .distinct()
                .map(Vocabulary::written);
    }

    private static String written(Square square) {
        return square.x() + "," + square.y();
    }
}
