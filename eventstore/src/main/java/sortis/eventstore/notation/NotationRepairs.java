package sortis.eventstore.notation;

import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Unreadable;
import sortis.eventstore.notation.Values.Base;
import sortis.eventstore.repair.Edits;
import sortis.eventstore.repair.Likeness;
import sortis.value.Turn;

/// What lines of the notation that cannot be read may have been meant to say: one word misspelt, or
/// one sign lost, doubled or wrong near the place where reading stopped.
public final class NotationRepairs {
    /// How many signs before the place where reading stopped are looked at, and how many behind it.
    private static final int BEFORE = 12;

    private static final int AFTER = 8;

    /// Longer lines are left as they are.
    private static final int LONGEST = 400;

    /// A turn has 18 digits at most.
    private static final int LONGEST_TURN = 24;

    private static final String MARKS = ",:=>@ +-[]\"";
    private static final String SIGNS = "0123456789ABCDEFabcdefwo.x";
    private static final int FARTHEST = 2;

    private NotationRepairs() {}

    /// The entries that a line may have meant, the likeliest first; each with the place of the
    /// line. None for an entry.
    ///
    /// @param head the lines that start the game, which say how coordinates are written
    public static Seq<Entry> entries(LogLine line, String head) {
        return parsed(line, base(head)).flatMap(parsed -> NotationReader.entry(line, parsed));
    }

    /// Whether squares are decimal below those lines.
    public static boolean isDecimal(String head) {
        return base(head) == Base.DECIMAL;
    }

    private static Base base(String head) {
        return Head.base(head).getOrElse(Base.DECIMAL);
    }

    /// The turns that a line may have meant to set for the entries below it, the likeliest first.
    public static Seq<Turn> turns(LogLine line) {
        return (line.where().text().length() <= LONGEST_TURN
                        ? parsed(line, Base.DECIMAL)
                        : Vector.<Line>empty())
                .flatMap(parsed ->
                        parsed instanceof Line.OnTurn(Turn turn)
                                ? Option.some(turn)
                                : Option.<Turn>none())
                .distinct();
    }

    private static Seq<Line> parsed(LogLine line, Base base) {
        return line instanceof Unreadable bad && bad.where().text().length() <= LONGEST
                ? Vector.ofAll(
                        texts(Edits.near(bad.where().text(), bad.column()))
                                .toJavaList()
                                .parallelStream()
                                .map(text -> LineParser.parse(text, 0, base).line())
                                .toList())
                : Vector.empty();
    }

    private static Set<String> texts(Edits edits) {
        Seq<Integer> places = edits.places(BEFORE, AFTER);
        return LinkedHashSet.ofAll(words(edits.text()))
                .addAll(places.flatMap(edits::without))
                .addAll(places.flatMap(edits::exchanged))
                .addAll(places.flatMap(at -> edits.with(at, MARKS)))
                .addAll(places.flatMap(at -> edits.replaced(at, MARKS)))
                .addAll(places.flatMap(at -> edits.replaced(at, SIGNS)))
                .addAll(places.flatMap(at -> edits.with(at, SIGNS)));
    }

    /// The line with one word put right, where another was expected.
    private static Seq<String> words(String text) {
        return Vector.ofAll(Tokens.of(text, 0).each())
                .filter(token -> token.at() < token.end())
                .flatMap(token -> words(text, token.at(), token.end()));
    }

    private static Seq<String> words(String text, int from, int end) {
        String written = text.substring(from, end);
        return Expectations.after(text.substring(0, from))
                .reject(word -> word.startsWith("<") || word.equalsIgnoreCase(written))
                .filter(word -> Likeness.distance(written, word) <= farthest(word))
                .sorted(Comparator.comparingInt(word -> Likeness.distance(written, word)))
                .map(word -> text.substring(0, from) + word + text.substring(end));
    }

    private static int farthest(String word) {
        return Math.min(FARTHEST, word.length() / 2);
    }
}
