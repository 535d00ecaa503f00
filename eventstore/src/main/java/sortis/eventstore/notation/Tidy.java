package sortis.eventstore.notation;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import sortis.eventstore.line.RawLine;
import sortis.eventstore.notation.Line.Broken;
import sortis.eventstore.notation.Line.Nothing;
import sortis.eventstore.notation.Line.Parsed;
import sortis.eventstore.notation.Line.Says;
import sortis.eventstore.notation.Values.Base;

/// A log in the notation, tidily written: what it means and all comments stay, and every line stays
/// a line. Lines that cannot be read stay as they are. What is tidy already does not change.
///
/// @param lines without their ends
/// @param unread the numbers of the lines that cannot be read
public record Tidy(Seq<String> lines, Seq<Long> unread) {
    /// How many blanks stand before a comment at least.
    private static final int GAP = 2;

    /// The lines of a log, tidied.
    ///
    /// @param lines all of them text
    public static Tidy of(Seq<RawLine> lines) {
        Tidying tidying = new Tidying();
        lines.forEach(tidying::take);
        return new Tidy(spaced(tidying.tidy), Array.ofAll(tidying.unread));
    }

    /// At most one blank line between others, and none at the ends.
    private static Seq<String> spaced(List<String> lines) {
        List<String> spaced = new ArrayList<>();
        for (String line : lines) {
            boolean isNeedless = spaced.isEmpty() || spaced.getLast().isEmpty();
            if (!line.isEmpty() || !isNeedless) {
                spaced.addLast(line);
            }
        }
        if (!spaced.isEmpty() && spaced.getLast().isEmpty()) {
            var _ = spaced.removeLast();
        }
        return Array.ofAll(spaced);
    }

    /// Goes through a log from top to bottom. How coordinates are written can be said after the
    /// first of them, so the lines of a head are known until it ends.
    private static final class Tidying {
        private final List<String> tidy = new ArrayList<>();
        private final List<Long> unread = new ArrayList<>();
        private final List<String> written = new ArrayList<>();
        private Base base = Base.DECIMAL;
        private int head = -1;

        void take(RawLine raw) {
            String text = raw.shown();
            written.addLast(text);
            Option<String> headWord = LineParser.headWord(text, 0);
            headWord.forEach(word -> begin(word.equals(Words.SORTIS)));
            headWord.flatMap(_ -> Head.base(text)).forEach(this::rebase);
            Parsed line = LineParser.parse(text, 0, base);
            tidy.addLast(tidy(text, line));
            if (line.line() instanceof Broken) {
                unread.addLast(raw.line());
            }
            head = line.line() instanceof Says ? -1 : head;
        }

        private void begin(boolean isAnew) {
            head = head < 0 || isAnew ? tidy.size() : head;
        }

        private void rebase(Base said) {
            base = said;
            for (int at = head; at < tidy.size(); at++) {
                String text = written.get(at);
                String _ = tidy.set(at, tidy(text, LineParser.parse(text, 0, base)));
            }
        }
    }

    private static String tidy(String text, Parsed line) {
        String comment = text.substring(Math.min(line.tokens().comment(), text.length()));
        return switch (line.line()) {
            case Broken _ -> withoutEnd(text);
            case Nothing _ -> comment.isBlank() ? "" : withoutEnd(text);
            default -> comment.isBlank() ? line.tidy() : commented(text, line, comment);
        };
    }

    /// A comment stays in its column if there is room.
    private static String commented(String text, Parsed line, String comment) {
        int column = text.codePointCount(0, line.tokens().comment());
        int length = line.tidy().codePointCount(0, line.tidy().length());
        return line.tidy() + " ".repeat(Math.max(GAP, column - length)) + withoutEnd(comment);
    }

    private static String withoutEnd(String text) {
        int end = text.length();
        while (end > 0 && " \t\r".indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        return text.substring(0, end);
    }
}
