package sortis.eventstore.notation;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.regex.Pattern;
import sortis.eventstore.notation.Line.Broken;
import sortis.eventstore.notation.Line.Nothing;
import sortis.eventstore.notation.Line.OfHead;
import sortis.eventstore.notation.Line.OnPage;
import sortis.eventstore.notation.Line.OnTurn;
import sortis.eventstore.notation.Line.Parsed;
import sortis.eventstore.notation.Values.Base;
import sortis.eventstore.notation.Values.Signs;
import sortis.eventstore.shape.EntryShapes;
import sortis.eventstore.shape.GameShapes;
import sortis.eventstore.shape.Node;
import sortis.eventstore.shape.Node.TextNode;

/// Reads one line, by recursive descent.
final class LineParser {
    private static final Pattern WORKSHEET = Pattern.compile("[xyXY](?:\\+[0-9]+)?");
    private static final Pattern NIBBLE = Pattern.compile("[0-9A-Fa-f]\\.");
    private static final Array<String> TERRAINS = Array.of("water", "forest", "mountain");

    private final Tokens tokens;
    private final Cursor cursor;
    private final Values values;

    private LineParser(Tokens tokens, Base base) {
        this.tokens = tokens;
        this.cursor = new Cursor(tokens);
        this.values = new Values(cursor, base);
    }

    /// What the line that begins at `from` says.
    static Parsed parse(String text, int from, Base base) {
        return new LineParser(Tokens.of(text, from), base).parsed();
    }

    /// The word with which the line begins, if it is one of [Words#HEAD].
    static Option<String> headWord(String text, int from) {
        return Words.among(Words.HEAD, Tokens.firstWord(text, from));
    }

    private Parsed parsed() {
        Line said = tokens.each().isEmpty() ? new Nothing() : line();
        Line line = cursor.flawAtEnd().<Line>map(Broken::new).getOrElse(said);
        return new Parsed(line, tokens, cursor.tidy());
    }

    private Line line() {
        if (cursor.sign("@")) {
            return turn();
        }
        if (values.isPage()) {
            return page();
        }
        if (values.isSquare()) {
            return charted();
        }
        if (isWorksheet()) {
            return worksheet();
        }
        return worded();
    }

    private Line worded() {
        Option<String> head = Words.among(Words.HEAD, tokens.each().getFirst().text());
        if (head.isDefined()) {
            return head.<Line>map(this::head).getOrElse(Nothing::new);
        }
        int at = cursor.at();
        if (cursor.word(Words.COUNT)) {
            return counted(at);
        }
        return cursor.word(Words.STRIKE) ? struck(at) : new DeedParser(cursor, values).deed();
    }

    private Line head(String keyword) {
        return new OfHead(keyword, new HeadParser(cursor, values).fields(keyword).members());
    }

    private Line turn() {
        cursor.glue();
        Draft draft = typed("turns-skipped", tokens.each().getFirst().at());
        Node turn = values.number();
        if (!cursor.sign(">")) {
            return GameShapes.TURN
                    .read(EntryShapes.TURN, turn)
                    .mapError(flaw -> {
                        cursor.refuse(flaw);
                        return flaw;
                    })
                    .<Line>map(OnTurn::new)
                    .getOrElse(Nothing::new);
        }
        var _ = draft.with(EntryShapes.TURN, turn).with("to", values.number());
        values.maybeBag(Signs.EITHER).forEach(gained -> draft.put("gained", gained));
        return said(draft);
    }

    private Line page() {
        Option<Node> page = values.page();
        return new OnPage(
                page.flatMap(node ->
                        node instanceof TextNode(_, String text)
                                ? Option.some(text)
                                : Option.none()));
    }

    private boolean refused() {
        cursor.unexpected();
        return false;
    }

    private Line charted() {
        Draft draft = typed("square-charted", cursor.at()).with("at", values.square());
        boolean _ = cursor.sign("=") || refused();
        claim(draft);
        while (isClaim()) {
            claim(draft);
        }
        return said(draft);
    }

    private boolean isClaim() {
        return cursor.peek()
                .exists(token ->
                        token.isWord() && !token.isWord(Tail.SEQ) && !token.isWord(Tail.NOTE));
    }

    private void claim(Draft draft) {
        if (values.isOctet()) {
            draft.put("value", values.octet());
            return;
        }
        Option<Token> nibble = cursor.take("", token -> Values.matches(NIBBLE, token));
        Option<Node> ore = nibble.isDefined() ? Option.none() : values.counted("", "o", "");
        nibble.forEach(token -> {
            String digit = token.text().substring(0, 1).toUpperCase(Locale.ROOT);
            cursor.write(digit + ".");
            draft.put("nibble", new TextNode(token.at(), digit));
        });
        ore.forEach(grade -> draft.put("ore", grade));
        if (nibble.isEmpty() && ore.isEmpty()) {
            terrain(draft);
        }
    }

    private void terrain(Draft draft) {
        int at = cursor.at();
        cursor.expecting(Words.A_CLAIM);
        var _ =
                cursor.oneOf(TERRAINS)
                        .peek(terrain -> draft.put("terrain", new TextNode(at, terrain)))
                        .onEmpty(cursor::unexpected);
    }

    private boolean isWorksheet() {
        return cursor.peek().exists(token -> Values.matches(WORKSHEET, token))
                && cursor.ahead(1).exists(token -> token.isSign(":"));
    }

    private Line worksheet() {
        int at = cursor.at();
        Draft draft = typed("sequence-written", at);
        cursor.take("", Token::isWord).map(Token::text).forEach(word -> axis(draft, word, at));
        boolean _ = cursor.closeSign(":");
        return said(draft.with("values", values.list(values::octet, values::isOctet)));
    }

    private void axis(Draft draft, String word, int at) {
        String axis = Cursor.lower(word.substring(0, 1));
        String from = word.length() == 1 ? "" : Values.trimmed(word.substring(2));
        cursor.write(from.isEmpty() ? axis : axis + "+" + from);
        draft.put("axis", new TextNode(at, axis));
        if (!from.isEmpty()) {
            draft.put("from", new Node.WholeNode(at, from));
        }
    }

    private Line counted(int at) {
        Draft draft = typed("stock-counted", at);
        if (values.isSquare()) {
            draft.put("at", values.square());
        }
        boolean _ = cursor.closeSign(":") || refused();
        return said(draft.with("stock", values.bag(Signs.NONE)));
    }

    private Line struck(int at) {
        Draft draft = typed("entry-struck", at).with("entry", values.number());
        values.text().forEach(reason -> draft.put("reason", reason));
        return said(draft);
    }

    private Draft typed(String type, int at) {
        return new Draft(cursor).with(EntryShapes.TYPE, new TextNode(at, type));
    }

    private Line said(Draft draft) {
        return Tail.said(cursor, values, draft);
    }
}
