package sortis.bench.game;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

/// Writes so many lines, each with its place in the notebook, and no more.
final class Scribe {
    private static final int LINES_A_PAGE = 24;
    private static final String[] NOTES = {
        "so far so good",
        "copied from the back of page 3",
        "checked twice, the second time from the other end",
        "Zoë read it out, Björn wrote it down",
        "the old road is too slow for this",
        "pencil, hard to read; could be a 7",
        "see the sketch on the left-hand page",
    };

    private final Writer out;
    private final Dice dice;
    private final long limit;
    private long written;

    Scribe(Writer out, Dice dice, long limit) {
        this.out = out;
        this.dice = dice;
        this.limit = limit;
    }

    /// How many lines there may still be.
    long left() {
        return limit - written;
    }

    /// The number of the entry written last.
    long number() {
        return written;
    }

    /// A new line. Most, though not all, claim what was worked out by hand.
    Line line(String type, long turn) {
        return Line.of(type, turn, dice.chance(80));
    }

    void write(Line line) {
        if (left() > 0) {
            written++;
            append(noted(numbered(line).text("paper", page())));
        }
    }

    private Line numbered(Line line) {
        return dice.chance(25) ? line.number("seq", written) : line;
    }

    private String page() {
        return "p" + (1 + written / LINES_A_PAGE) + " l" + (1 + written % LINES_A_PAGE);
    }

    private Line noted(Line line) {
        return dice.chance(20) ? line.text("note", NOTES[dice.below(NOTES.length)]) : line;
    }

    private void append(Line line) {
        try {
            out.write(line + "\n");
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
