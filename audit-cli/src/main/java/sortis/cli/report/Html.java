package sortis.cli.report;

/// Small pieces of HTML, in ASCII alone.
public final class Html {
    private Html() {}

    /// A text as it can stand anywhere in HTML, in quotes too.
    public static String text(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints()
                .forEach(sign -> {
                    StringBuilder _ = escaped.append(escaped(sign));
                });
        return escaped.toString();
    }

    private static String escaped(int sign) {
        boolean isPlain = sign >= ' ' && sign <= '~' && "<>&\"'".indexOf(sign) < 0;
        return isPlain || sign == '\n' ? Character.toString(sign) : "&#" + sign + ";";
    }

    /// An element with a class around some HTML.
    public static String element(String name, String kind, String inner) {
        String attribute = kind.isEmpty() ? "" : " class=\"" + text(kind) + "\"";
        return "<" + name + attribute + ">" + inner + "</" + name + ">";
    }

    public static String element(String name, String inner) {
        return element(name, "", inner);
    }
}
