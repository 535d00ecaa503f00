package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.finding.Finding;

/// What is said of an entry while a game is stepped through.
///
/// @param signs those that may be written
public record StepText(Signs signs) {
    private static final int INDENT = 2;

    /// Lines have at least so many columns, if need be more than there are.
    private static final int LEAST = 12;

    /// The keys and what they do.
    public static final Seq<String> HELP =
            Vector.of(
                    "down, right, j      the next entry",
                    "up, left, k         the entry before",
                    "PgDn, PgUp          many entries on or back; space and b too",
                    "Home, End           the first and the last entry; g and G too",
                    "n, N                the next finding, the one before",
                    "/                   search what was written; / and Enter once more",
                    "t                   go to a turn",
                    "m                   the map alone, as large as there is room",
                    "d, u                read on below where there is more, and back",
                    "?                   these words",
                    "q, Esc, Ctrl-C      leave");

    /// What an entry does, in a few words.
    public String phrase(LogLine line) {
        return signs.of(
                switch (line) {
                    case Entry entry -> EntryPhrase.of(entry.content());
                    case LogLine.Unreadable _ -> "(cannot be read)";
                    case LogLine.Unknown unknown ->
                            "(there is no " + Words.named(unknown.type()) + ")";
                });
    }

    /// Any text from a log.
    public String shown(String text) {
        return signs.of(Words.shown(text));
    }

    /// The beginning of an entry as it was written, in so many lines at the most.
    public Seq<String> written(LogLine line, int width, int lines) {
        int wide = Math.max(width, LEAST);
        String text = line.where().text();
        String near = text.substring(0, Math.min(text.length(), lines * wide));
        Seq<String> all = wrapped(shown(near), 0, wide);
        boolean isWhole = near.length() == text.length() && all.size() <= lines;
        return isWhole
                ? all
                : all.take(lines - 1).append(cut(all.drop(lines - 1).mkString(" "), wide));
    }

    private static String cut(String text, int width) {
        return Columns.first(text, width - 4) + " ...";
    }

    /// What an entry found and changed.
    public Seq<String> facts(Situation situation, int width) {
        return new SituationText(new Style(false, signs))
                .facts(situation)
                .flatMap(line -> wrapped(line, line.startsWith("  ") ? 15 : INDENT, width));
    }

    /// What is wrong, why, and what to do, below a line with its severity and code.
    public Seq<String> finding(Finding finding, int width) {
        return Vector.of(Prose.sentence(finding) + ".")
                .appendAll(Prose.working(finding).map(line -> "  " + line))
                .append("help: " + Prose.help(finding))
                .flatMap(line -> wrapped("  " + signs.of(line), 2 * INDENT, width));
    }

    private static Seq<String> wrapped(String text, int indent, int width) {
        return Lines.wrapped(text, Math.min(indent, LEAST / 2), Math.max(width, LEAST));
    }
}
