package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/// Text in lines of at most 80 columns.
final class Lines {
    private static final int WIDTH = 80;

    private Lines() {}

    /// The text broken between words, and within a word that is longer than a line; all lines but
    /// the first are indented so far.
    static Seq<String> wrapped(String text, int indent) {
        return wrapped(text, indent, WIDTH);
    }

    /// The same in lines of at most so many columns; these are at least some more than the indent.
    static Seq<String> wrapped(String text, int indent, int width) {
        Vector<String> lines = Vector.empty();
        String rest = text;
        while (Columns.of(rest) > width) {
            int cut = cut(rest, indent, width);
            lines = lines.append(rest.substring(0, cut).stripTrailing());
            rest = " ".repeat(indent) + rest.substring(cut).stripLeading();
        }
        return lines.append(rest);
    }

    /// Where the first line ends: behind the last word that fits.
    private static int cut(String text, int indent, int width) {
        int full = Columns.first(text, width).length();
        int blank = text.charAt(full) == ' ' ? full : text.lastIndexOf(' ', full);
        return blank > indent ? blank : full;
    }
}
