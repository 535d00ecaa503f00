package sortis.cli.shell;

/// Pieces of manual pages in roff, as `man` reads them.
final class Roff {
    private static final String BREAK = ".PP\n";

    private Roff() {}

    /// A text as it is to be read: each hyphen can be copied into a shell.
    static String text(String words) {
        String escaped =
                words.replace("\\", "\\e")
                        .replace("-", "\\-")
                        .replace("'", "\\(aq")
                        .replace("`", "\\(ga")
                        .replace("^", "\\(ha")
                        .replace("~", "\\(ti");
        return escaped.startsWith(".") ? "\\&" + escaped : escaped;
    }

    static String bold(String words) {
        return "\\fB" + text(words) + "\\fR";
    }

    static String italic(String words) {
        return "\\fI" + text(words) + "\\fR";
    }

    /// A section; its heading in capitals. Its first paragraph begins by itself.
    static String section(String heading, String body) {
        return ".SH "
                + heading
                + "\n"
                + (body.startsWith(BREAK) ? body.substring(BREAK.length()) : body);
    }

    /// A line of text by itself.
    static String line(String roff) {
        return roff + "\n";
    }

    static String paragraph(String roff) {
        return BREAK + roff + "\n";
    }

    /// A term with what is said of it, set in below.
    static String term(String roff, String said) {
        return ".TP\n" + roff + "\n" + (said.isEmpty() ? "\\&" : said) + "\n";
    }
}
