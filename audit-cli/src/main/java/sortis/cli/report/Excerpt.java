package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.eventstore.shape.Places.Span;

/// A line as the player wrote it, cut to fit, with a part of it underlined.
final class Excerpt {
    /// How many columns there are for the line.
    private static final int WIDTH = 74;

    /// How many columns stand before the part that is underlined, where the line must be cut on
    /// both sides.
    private static final int LEAD = 34;

    /// How many characters on either side are looked at.
    private static final int NEAR = 200;

    private static final String CUT = "...";

    /// The beginning of a line.
    static final Span START = new Span(0, 0);

    private Excerpt() {}

    /// Two lines in those signs: the text, and the underline. Of a text of several lines, the one
    /// that the part stands in.
    static Seq<String> of(String text, Span span, Signs signs) {
        int start = text.lastIndexOf('\n', span.from() - 1) + 1;
        int stop = text.indexOf('\n', start);
        return ofLine(
                text.substring(start, stop < 0 ? text.length() : stop),
                new Span(span.from() - start, span.to() - start),
                signs);
    }

    private static Seq<String> ofLine(String text, Span span, Signs signs) {
        int from = Math.min(span.from(), text.length());
        int to = Math.min(span.to(), text.length());
        String before = shown(text.substring(Math.max(0, from - NEAR), from), signs);
        String marked = near(text.substring(from, to), signs);
        String after = near(text.substring(to), signs);
        String lead = lead(before, Columns.of(marked + after));
        int tail = Math.min(CUT.length(), Columns.of(after));
        String part = Columns.first(marked, WIDTH - tail - Columns.of(lead));
        return Vector.of(
                lead + part + rest(after, WIDTH - Columns.of(lead + part)),
                " ".repeat(Columns.of(lead)) + "^".repeat(Math.max(1, Columns.of(part))));
    }

    /// The beginning of a text that may be very long.
    private static String near(String text, Signs signs) {
        return shown(text.substring(0, Math.min(text.length(), NEAR)), signs);
    }

    private static String shown(String text, Signs signs) {
        return signs.of(Words.shown(text));
    }

    /// The end of what stands before, or all of it: as much as leaves room for what is behind.
    private static String lead(String before, int behind) {
        int room = Math.max(LEAD, WIDTH - behind);
        return Columns.of(before) <= room
                ? before
                : CUT + Columns.last(before, room - CUT.length());
    }

    private static String rest(String after, int room) {
        return Columns.of(after) <= room
                ? after
                : Columns.first(after, Math.max(0, room - CUT.length())) + CUT;
    }
}
