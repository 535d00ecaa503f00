package sortis.cli.step;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import sortis.cli.step.Key.Named;
import sortis.cli.step.Key.Sign;

/// Tells keys by the characters that terminals send for them.
final class KeyReader {
    /// No character came in time.
    static final int LATE = -2;

    private static final int ESCAPE = 27;

    /// How long the rest of a key's characters may take; Esc by itself has none.
    private static final long SOON = 40;

    /// A key has no more characters.
    private static final int MOST = 8;

    private static final Map<Integer, Key> CONTROLS =
            HashMap.of(
                    -1, Named.GONE,
                    3, Named.BREAK,
                    4, new Sign('d'),
                    8, Named.ERASE,
                    10, Named.ENTER,
                    13, Named.ENTER,
                    127, Named.ERASE);

    private static final Map<String, Key> SEQUENCES =
            HashMap.<String, Key>ofEntries(
                            HashMap.of("A", Named.UP, "B", Named.DOWN, "C", Named.RIGHT))
                    .put("D", Named.LEFT)
                    .put("H", Named.HOME)
                    .put("F", Named.END)
                    .put("1~", Named.HOME)
                    .put("7~", Named.HOME)
                    .put("4~", Named.END)
                    .put("8~", Named.END)
                    .put("5~", Named.PAGE_UP)
                    .put("6~", Named.PAGE_DOWN);

    private final Characters characters;

    /// Where characters come from.
    @FunctionalInterface
    interface Characters {
        /// The next one, [#LATE] if none comes within so many milliseconds, -1 if none will.
        int next(long patience);
    }

    KeyReader(Characters characters) {
        this.characters = characters;
    }

    /// The next key; none if none is pressed within so many milliseconds.
    Option<Key> next(long patience) {
        int first = characters.next(patience);
        return Option.when(first != LATE, () -> first == ESCAPE ? escaped() : plain(first));
    }

    private Key plain(int unit) {
        if (Character.isHighSurrogate((char) unit) && unit > 0) {
            int low = characters.next(SOON);
            return low > 0 ? new Sign(Character.toCodePoint((char) unit, (char) low)) : Named.OTHER;
        }
        return unit < ' ' || unit == 127 ? CONTROLS.getOrElse(unit, Named.OTHER) : new Sign(unit);
    }

    private Key escaped() {
        int next = characters.next(SOON);
        return next == '[' || next == 'O'
                ? SEQUENCES.getOrElse(rest(), Named.OTHER)
                : next == LATE ? Named.ESCAPE : Named.OTHER;
    }

    /// Up to the letter or tilde at the end.
    private String rest() {
        StringBuilder rest = new StringBuilder();
        int next = characters.next(SOON);
        while (next > 0 && rest.length() < MOST) {
            StringBuilder _ = rest.append((char) next);
            next = next >= '@' ? 0 : characters.next(SOON);
        }
        return rest.toString();
    }
}
