package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

import sortis.eventstore.shape.Places.Span;

/// A line as the player wrote it, cut to fit, with a part of it underlined.
final class Excerpt {
    /// How many columns there are for the line.
    private static final int WIDTH = 74;

    /// How many columns at the most stand before the part that is underlined, where the line must
    /// be cut.
    private static final int LEAD = 34;

    /// How many characters on either side are looked at.
    private static final int NEAR = 200;

    private static final String CUT = "...";

    private Excerpt() {}

    /// Two lines: the text, and the underline. Of a text of several lines, the one that the part
    /// stands in.
    static Seq<String> of(String text, Span span) {
        int start = text.lastIndexOf('\n', span.from() - 1) + 1;
        int stop = text.indexOf('\n', start);
        return ofLine(
                text.substring(start, stop < 0 ? text.length() : stop),
                new Span(span.from() - start, span.to() - start));
    }

    private static Seq<String> ofLine(String text, Span span) {
        int from = Math.min(span.from(), text.length());
        int to = Math.min(span.to(), text.length());
        boolean isLong = text.length() > WIDTH || Columns.of(Words.shown(text)) > WIDTH;
        String before = lead(Words.shown(text.substring(Math.max(0, from - NEAR), from)), isLong);
        String marked =
                Columns.first(
                        near(text.substring(from, to)), WIDTH - CUT.length() - Columns.of(before));
        String after = rest(near(text.substring(to)), WIDTH - Columns.of(before + marked));
        return Vector.of(
                before + marked + after,
                " ".repeat(Columns.of(before)) + "^".repeat(Math.max(1, Columns.of(marked))));
    }

    /// The beginning of a text that may be very long.
    private static String near(String text) {
        return Words.shown(text.substring(0, Math.min(text.length(), NEAR)));
    }

    private static String lead(String before, boolean mustCut) {
        return mustCut && Columns.of(before) > LEAD
                ? CUT + Columns.last(before, LEAD - CUT.length())
                : before;
    }

    private static String rest(String after, int room) {
        return Columns.of(after) <= room
                ? after
                : Columns.first(after, Math.max(0, room - CUT.length())) + CUT;
    }
}
