package sortis.eventstore.notation;

import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sortis.eventstore.line.Quoted;
import sortis.eventstore.shape.Node;
import sortis.eventstore.shape.Node.ListNode;
import sortis.eventstore.shape.Node.NullNode;
import sortis.eventstore.shape.Node.TextNode;
import sortis.eventstore.shape.Node.WholeNode;

/// Reads the quantities and names of the game as the notation writes them. Ranges are judged by the
/// shapes that the nodes are given to.
final class Values {
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+");
    private static final Pattern HEX_NUMBER = Pattern.compile("[0-9A-Fa-f]{1,2}");
    private static final Pattern OCTET = Pattern.compile("[0-9A-Fa-f]{2}");
    private static final Pattern AMOUNT = Pattern.compile("([+-]?)([0-9]+)(?:([wW])|[oO]([0-9]+))");
    private static final Pattern NOTHING = Pattern.compile("([+-]?)0+");

    /// How coordinates are written.
    enum Base {
        DECIMAL,
        HEXADECIMAL
    }

    /// Which sign the amounts of a bag have.
    enum Signs {
        NONE(Words.AN_AMOUNT, ""),
        MINUS(Words.A_PAYMENT, "-"),
        EITHER(Words.A_GAIN, "+-");

        private final String name;
        private final String signs;

        Signs(String name, String signs) {
            this.name = name;
            this.signs = signs;
        }

        private boolean allows(String sign) {
            return sign.isEmpty() ? signs.isEmpty() : signs.contains(sign);
        }
    }

    private final Cursor cursor;
    private final Base base;

    Values(Cursor cursor, Base base) {
        this.cursor = cursor;
        this.base = base;
    }

    /// A whole number, not that of a square.
    Node number() {
        boolean isSquare = isSquare();
        return cursor.take(Words.A_NUMBER, token -> matches(NUMBER, token) && !isSquare)
                .map(token -> whole(token, token.text()))
                .getOrElse(this::missing);
    }

    /// Two hexadecimal digits.
    Node octet() {
        return cursor.take(Words.AN_OCTET, token -> matches(OCTET, token))
                .map(token -> text(token, token.text().toUpperCase(Locale.ROOT)))
                .getOrElse(this::missing);
    }

    boolean isOctet() {
        boolean isOctet = cursor.peek().exists(token -> matches(OCTET, token));
        if (!isOctet) {
            cursor.expecting(Words.AN_OCTET);
        }
        return isOctet;
    }

    /// A name: a word, or a text in quotes.
    Node name() {
        return cursor.take(Words.A_NAME, Token::isName)
                .map(token -> {
                    cursor.write(Spelling.name(token.text()));
                    return (Node) new TextNode(token.at(), token.text());
                })
                .getOrElse(this::missing);
    }

    /// A text in quotes, if there is one.
    Option<Node> text() {
        return cursor.take(Words.A_TEXT, Token::isText)
                .map(token -> {
                    cursor.write(Quoted.of(token.text()));
                    return new TextNode(token.at(), token.text());
                });
    }

    /// Whether a page in brackets stands here.
    boolean isPage() {
        boolean isPage = cursor.peek().exists(token -> token.isSign("["));
        if (!isPage) {
            cursor.expecting(Words.A_PAGE);
        }
        return isPage;
    }

    /// A page in brackets; between empty ones, none.
    Option<Node> page() {
        var _ = cursor.take(Words.A_PAGE, token -> token.isSign("["));
        Option<Token> page = cursor.take(Words.A_TEXT, Token::isText);
        if (cursor.take("]", token -> token.isSign("]")).isEmpty()) {
            cursor.unexpected();
        }
        cursor.write(page.map(Token::text).map(Spelling::page).getOrElse("[]"));
        return page.map(token -> new TextNode(token.at(), token.text()));
    }

    /// Whether a square stands here: what has a comma behind it.
    boolean isSquare() {
        return cursor.peek().exists(Token::isWord)
                && cursor.ahead(1).exists(token -> token.isSign(","));
    }

    Node square() {
        if (!isSquare()) {
            var _ = cursor.take(squareName(), _ -> false);
            return missing();
        }
        int at = cursor.at();
        Node x = coordinate();
        boolean _ = cursor.closeSign(",");
        cursor.glue();
        Node y = coordinate();
        return new ListNode(at, cursor.behind() - 1, List.of(x, y));
    }

    private String squareName() {
        return base == Base.DECIMAL ? Words.A_SQUARE : Words.A_HEX_SQUARE;
    }

    private Node coordinate() {
        if (base == Base.DECIMAL) {
            return cursor.take(squareName(), token -> matches(NUMBER, token))
                    .map(token -> whole(token, token.text()))
                    .getOrElse(this::missing);
        }
        return cursor.take(squareName(), token -> matches(HEX_NUMBER, token))
                .map(token -> {
                    int number = HexFormat.fromHexDigits(token.text());
                    cursor.write(HexFormat.of().withUpperCase().toHexDigits((byte) number));
                    return (Node) new WholeNode(token.at(), String.valueOf(number));
                })
                .getOrElse(this::missing);
    }

    /// Squares with `>` between them: one or more.
    Node path() {
        return list(this::square, () -> cursor.sign(">"));
    }

    /// So many things, one at least, as long as there are more.
    Node list(Supplier<Node> item, BooleanSupplier goesOn) {
        int at = cursor.at();
        List<Node> items = new ArrayList<>();
        items.addLast(item.get());
        while (goesOn.getAsBoolean()) {
            items.addLast(item.get());
        }
        return new ListNode(at, Math.max(at, cursor.behind() - 1), List.copyOf(items));
    }

    /// One or more amounts, or 0 alone for nothing.
    Node bag(Signs signs) {
        return maybeBag(signs).getOrElse(this::missing);
    }

    /// The same, if there are any.
    Option<Node> maybeBag(Signs signs) {
        Draft bag = new Draft(cursor);
        Option<Token> nothing = cursor.take(signs.name, token -> isNothing(signs, token));
        if (nothing.isDefined()) {
            cursor.write(nothing.map(token -> sign(token) + "0").getOrElse("0"));
            return Option.some(bag.object());
        }
        while (isAmount(signs)) {
            amount(signs, bag);
        }
        return Option.when(!bag.members().isEmpty(), bag::object);
    }

    private boolean isAmount(Signs signs) {
        return cursor.peek()
                .exists(token -> {
                    Matcher amount = AMOUNT.matcher(token.text());
                    return token.isWord() && amount.matches() && signs.allows(amount.group(1));
                });
    }

    private void amount(Signs signs, Draft bag) {
        cursor.take(signs.name, Token::isWord)
                .forEach(token -> {
                    Matcher amount = AMOUNT.matcher(token.text());
                    if (amount.matches()) {
                        String number = trimmed(amount.group(2));
                        boolean isNegative = signs == Signs.EITHER && token.text().startsWith("-");
                        cursor.write(amount.group(1) + number + kind(amount));
                        bag.put(
                                resource(amount),
                                new WholeNode(token.at(), isNegative ? "-" + number : number));
                    }
                });
    }

    private static String kind(Matcher amount) {
        return amount.group(4) == null ? "w" : "o" + trimmed(amount.group(4));
    }

    private static String resource(Matcher amount) {
        return amount.group(4) == null ? "wood" : "ore(" + trimmed(amount.group(4)) + ")";
    }

    private static boolean isNothing(Signs signs, Token token) {
        Matcher nothing = NOTHING.matcher(token.text());
        return token.isWord() && nothing.matches() && signs.allows(nothing.group(1));
    }

    private static String sign(Token token) {
        return token.text().startsWith("0") ? "" : token.text().substring(0, 1);
    }

    /// A word of a kind as a number: what is left of it after its first letters.
    Option<Node> counted(String name, String before, String after) {
        Pattern kind = Pattern.compile("(?i)" + Pattern.quote(before) + "([0-9]+)" + after);
        return cursor.take(name, token -> matches(kind, token))
                .map(token -> {
                    String digits =
                            trimmed(
                                    token.text()
                                            .substring(
                                                    before.length(),
                                                    token.text().length() - after.length()));
                    cursor.write(before + digits + after);
                    return new WholeNode(token.at(), digits);
                });
    }

    private Node whole(Token token, String digits) {
        boolean isNegative = digits.startsWith("-");
        String number = isNegative ? "-" + trimmed(digits.substring(1)) : trimmed(digits);
        cursor.write(number);
        return new WholeNode(token.at(), number);
    }

    private Node text(Token token, String meaning) {
        cursor.write(meaning);
        return new TextNode(token.at(), meaning);
    }

    /// Nothing that was looked for is here.
    Node missing() {
        cursor.unexpected();
        return new NullNode(cursor.at());
    }

    static boolean matches(Pattern kind, Token token) {
        return token.isWord() && kind.matcher(token.text()).matches();
    }

    /// Without zeros before it.
    static String trimmed(String digits) {
        int start = 0;
        while (start < digits.length() - 1 && digits.charAt(start) == '0') {
            start++;
        }
        return digits.substring(start);
    }
}
