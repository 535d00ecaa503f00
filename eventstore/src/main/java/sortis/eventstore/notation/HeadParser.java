package sortis.eventstore.notation;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import sortis.eventstore.notation.Values.Signs;
import sortis.eventstore.shape.EntryShapes;
import sortis.eventstore.shape.Node;
import sortis.eventstore.shape.Node.ListNode;
import sortis.eventstore.shape.Node.TextNode;

/// Reads the lines that start a game.
final class HeadParser {
    private static final Array<String> BASES = Array.of(Words.HEXADECIMAL, Words.DECIMAL);

    private final Cursor cursor;
    private final Values values;

    HeadParser(Cursor cursor, Values values) {
        this.cursor = cursor;
        this.values = values;
    }

    /// The fields that the line with that keyword gives.
    Draft fields(String keyword) {
        int at = cursor.at();
        boolean _ = cursor.word(keyword);
        return values(keyword, at);
    }

    /// The fields that follow that keyword.
    ///
    /// @param at where the line begins
    Draft values(String keyword, int at) {
        Draft draft = new Draft(cursor);
        switch (keyword) {
            case Words.SORTIS -> titled(draft, at);
            case Words.SEEDS -> seeds(draft);
            case Words.START -> draft.put(Words.START, values.square());
            case Words.AGENTS -> draft.put(Words.AGENTS, agents());
            case Words.RULINGS -> draft.put(Words.RULINGS, rulings());
            default -> base(draft);
        }
        Tail.read(cursor, values, draft);
        return draft;
    }

    private void titled(Draft draft, int at) {
        draft.put(EntryShapes.TYPE, new TextNode(at, "game-started"));
        values.text().forEach(title -> draft.put("title", title));
        if (cursor.word("by")) {
            draft.put("player", values.text().getOrElse(values::name));
        }
    }

    private void seeds(Draft draft) {
        Draft seeds = new Draft(cursor).with("x", values.octet()).with("y", values.octet());
        draft.put(Words.SEEDS, seeds.object());
    }

    /// All that is left of the line, so that any word can be a name.
    private Node agents() {
        int at = cursor.at();
        List<Node> names = new ArrayList<>();
        while (cursor.peek().isDefined()) {
            names.addLast(values.name());
        }
        return new ListNode(at, Math.max(at, cursor.behind() - 1), List.copyOf(names));
    }

    private Node rulings() {
        Draft rulings = new Draft(cursor);
        Option<String> key = cursor.oneOf(Words.SWITCHES);
        while (key.isDefined()) {
            key.forEach(name -> ruling(rulings, name));
            key = cursor.oneOf(Words.SWITCHES);
        }
        return rulings.object();
    }

    private void ruling(Draft rulings, String name) {
        if (!cursor.closeSign("=")) {
            cursor.unexpected();
        }
        cursor.glue();
        rulings.put(name, value(name));
    }

    private Node value(String name) {
        if (name.equals("opening")) {
            return values.bag(Signs.NONE);
        }
        return Words.NUMBERS.contains(name) ? values.number() : choice();
    }

    /// All choices are spelled in lower case; which there are is for the shape to say.
    private Node choice() {
        return cursor.take(Words.A_NAME, Token::isWord)
                .<Node>map(token -> {
                    String spelling = Cursor.lower(token.text());
                    cursor.write(spelling);
                    return new TextNode(token.at(), spelling);
                })
                .getOrElse(values::missing);
    }

    private void base(Draft draft) {
        int at = cursor.at();
        var _ =
                cursor.oneOf(BASES)
                        .peek(base -> draft.put(Words.COORDINATES, new TextNode(at, base)))
                        .onEmpty(cursor::unexpected);
    }
}
