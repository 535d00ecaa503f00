package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/// Text in lines of at most 80 columns.
final class Lines {
    private static final int WIDTH = 80;

    private Lines() {}

    /// The text broken between words; all lines but the first are indented so far.
    static Seq<String> wrapped(String text, int indent) {
        int cut = text.length() <= WIDTH ? -1 : text.lastIndexOf(' ', WIDTH);
        return cut <= indent
                ? Vector.of(text)
                : wrapped(" ".repeat(indent) + text.substring(cut + 1), indent)
                        .prepend(text.substring(0, cut));
    }
}
