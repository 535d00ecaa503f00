package sortis.eventstore.notation;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Supplier;
import sortis.eventstore.notation.Values.Signs;
import sortis.eventstore.shape.EntryShapes;
import sortis.eventstore.shape.Node;
import sortis.eventstore.shape.Node.TextNode;

/// Reads the lines that begin with an agent's name.
final class DeedParser {
    private static final Array<String> BUILDINGS =
            Array.of("workshop", "house", "extractor", "smelter");

    private static final Array<String> OTHERS =
            Array.of(
                    "clear", "take", "drop", "move", "route", "operate", "rest", "feed", "road",
                    "vehicle", "joins", "at");

    /// A mistyped word at the beginning of a line is one that is too long for an agent's name.
    private static final int LETTERS_OF_A_WORD = 4;

    private final Cursor cursor;
    private final Values values;

    DeedParser(Cursor cursor, Values values) {
        this.cursor = cursor;
        this.values = values;
    }

    Line deed() {
        boolean canBegin = cursor.peek().exists(Token::isName);
        if (!canBegin || isMistypedWord()) {
            cursor.beginning(Words.RESERVED);
            return new Line.Nothing();
        }
        Draft draft = new Draft(cursor).with("agent", values.name());
        int verb = cursor.at();
        String type =
                cursor.oneOf(BUILDINGS)
                        .map(building -> raised(draft, building, verb))
                        .orElse(() -> cursor.oneOf(OTHERS).map(word -> other(draft, word)))
                        .getOrElse(this::nothing);
        draft.put(EntryShapes.TYPE, new TextNode(verb, type));
        return Tail.said(cursor, values, draft);
    }

    /// Whether the line begins with no name but with something like `strke 5` or `cuont: 3w`.
    private boolean isMistypedWord() {
        boolean isLong =
                cursor.peek()
                        .exists(token ->
                                token.isWord()
                                        && token.text().length() >= LETTERS_OF_A_WORD
                                        && Character.isLowerCase(token.text().charAt(0)));
        return isLong && !cursor.ahead(1).exists(DeedParser::canBeVerb);
    }

    private static boolean canBeVerb(Token token) {
        return token.isWord() && Character.isLetter(token.text().charAt(0));
    }

    private String nothing() {
        cursor.unexpected();
        return "";
    }

    private String raised(Draft draft, String building, int at) {
        var _ =
                draft.with("building", new TextNode(at, building))
                        .with("level", values.number())
                        .with("at", values.square());
        return paid(draft, "building-raised");
    }

    private String other(Draft draft, String verb) {
        return switch (verb) {
            case "clear" -> cleared(draft);
            case "take" -> goods(draft, "loaded");
            case "drop" -> goods(draft, "unloaded");
            case "move" -> moved(draft);
            case "route" -> new RouteParser(cursor, values).route(draft);
            case "operate" -> placed(draft, "operation-started");
            case "rest" -> "operation-ended";
            case "feed" -> fed(draft);
            case "road" -> laid(draft);
            case "vehicle" -> vehicle(draft);
            case "joins" -> placed(draft, "agent-joined");
            default -> noted(draft);
        };
    }

    private String placed(Draft draft, String type) {
        draft.put("at", values.square());
        return type;
    }

    private String cleared(Draft draft) {
        String type = placed(draft, "forest-cleared");
        values.counted(Words.A_WOOD_GAIN, "+", "w").forEach(wood -> draft.put("wood", wood));
        return type;
    }

    private String goods(Draft draft, String type) {
        var _ = draft.with("at", values.square()).with("what", values.bag(Signs.NONE));
        return type;
    }

    private String moved(Draft draft) {
        int at = cursor.at();
        Node path = values.path();
        boolean isOneSquare = path instanceof Node.ListNode list && list.items().size() < 2;
        if (isOneSquare && at < cursor.at()) {
            cursor.unexpected();
        }
        draft.put("path", path);
        after("arrives", values::number).forEach(turn -> draft.put("arrives", turn));
        return "agent-moved";
    }

    private String laid(Draft draft) {
        var _ = draft.with("grade", values.number()).with("path", values.path());
        return paid(draft, "road-laid");
    }

    private String vehicle(Draft draft) {
        var _ = draft.with("level", values.number()).with("at", values.square());
        String type = paid(draft, "vehicle-built");
        after("slots", values::number).forEach(slots -> draft.put("slots", slots));
        return type;
    }

    private String fed(Draft draft) {
        draft.put("at", values.square());
        values.counted("x1", "x", "").forEach(batches -> draft.put("batches", batches));
        String type = paid(draft, "smelter-fed");
        if (cursor.sign("=")) {
            draft.put("yields", values.number());
        }
        after("ready", values::number).forEach(turn -> draft.put("ready", turn));
        return type;
    }

    private String noted(Draft draft) {
        draft.put("at", values.square());
        after("on", values::number).forEach(turn -> draft.put("on", turn));
        return "position-noted";
    }

    private String paid(Draft draft, String type) {
        values.maybeBag(Signs.MINUS).forEach(paid -> draft.put("paid", paid));
        return type;
    }

    private Option<Node> after(String word, Supplier<Node> value) {
        return Option.when(cursor.word(word), value);
    }
}
