package sortis.cli.report;

/// How text looks on a terminal.
///
/// @param colours whether there are any
/// @param signs those that may be written
public record Style(boolean colours, Signs signs) {
    /// No colours, all signs.
    public static final Style PLAIN = new Style(false);

    public Style(boolean colours) {
        this(colours, Signs.ANY);
    }

    String error(String text) {
        return coded("1;31", text);
    }

    String warning(String text) {
        return coded("1;33", text);
    }

    String calm(String text) {
        return coded("2", text);
    }

    String good(String text) {
        return coded("1;32", text);
    }

    /// The text in the signs that may be written.
    String written(String text) {
        return signs.of(text);
    }

    private String coded(String code, String text) {
        return colours ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
    }

    /// Text of unknown origin, with everything that would move a cursor made visible.
    public static String harmless(String text) {
        return Words.shown(text);
    }
}
