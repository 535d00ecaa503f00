package sortis.cli.play;

import io.vavr.collection.Vector;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What somebody wants who types a line.
///
/// @param rest what follows the word; for a line of the log the whole of it
record Order(Kind kind, String rest) {
    private static final Pattern SHAPE = Pattern.compile("\\s*(\\w+|\\?)(?:\\s+(\\S.*?))?\\s*");

    /// The kinds of orders.
    enum Kind {
        UNDO("undo", ""),
        HELP("help|\\?", ""),
        STATE("state", ""),
        WHERE("where", ".*"),
        MAP("map", "|\\d+\\s*,\\s*\\d+"),
        STOCK("stock", ""),
        TURN("turn", ""),
        SAVE("save", ".*"),
        QUIT("quit|exit", ""),
        FORCE("force", ".*"),
        /// A line to be taken down.
        LINE("", "");

        private final Pattern word;
        private final Pattern rest;

        Kind(String word, String rest) {
            this.word = Pattern.compile(word);
            this.rest = Pattern.compile(rest);
        }
    }

    /// The words that begin orders.
    static final Vector<String> WORDS =
            Vector.of("undo", "help", "state", "where", "map", "stock", "turn", "save", "quit")
                    .append("force");

    static Order of(String typed) {
        Matcher shape = SHAPE.matcher(typed);
        if (!shape.matches()) {
            return insistent(typed);
        }
        String word = shape.group(1).toLowerCase(Locale.ROOT);
        String rest = shape.group(2) == null ? "" : shape.group(2);
        return Vector.of(Kind.values())
                .find(kind ->
                        kind.word.matcher(word).matches() && kind.rest.matcher(rest).matches())
                .map(kind -> new Order(kind, rest))
                .getOrElse(() -> insistent(typed));
    }

    /// An exclamation mark at the end insists on the line.
    private static Order insistent(String typed) {
        String text = typed.stripTrailing();
        boolean isInsistent = text.endsWith("!") && !text.contains("#") && text.length() > 1;
        return isInsistent
                ? new Order(Kind.FORCE, text.substring(0, text.length() - 1).stripTrailing())
                : new Order(Kind.LINE, text);
    }
}
