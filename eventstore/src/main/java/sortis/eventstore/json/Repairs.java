package sortis.eventstore.json;

import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Unknown;
import sortis.entry.LogLine.Unreadable;

/// What lines that are no entries may have been meant to say: one word misspelt, one character
/// lost, doubled or wrong near the place where reading stopped, or the end of the line lost.
public final class Repairs {
    /// How many characters before the place where reading stopped are looked at.
    private static final int BEFORE = 48;

    private static final int AFTER = 3;

    /// Longer lines are left as they are.
    private static final int LONGEST = 4_000;

    private static final String MARKS = "\",:]}[{";
    private static final String DIGITS = "0123456789ABCDEF";

    private static final Vector<String> ENDS =
            Vector.of("}", "]}", "]]}", "\"}", "}}", "\"]}", "}]}", "1}", "0}", "]}]}", "\"}}");

    private Repairs() {}

    /// The entries that a line may have meant, the likeliest first; each with the place of the
    /// line. None for an entry.
    public static Seq<Entry> of(LogLine line) {
        String text = line.where().text();
        return text.length() > LONGEST ? Vector.empty() : entries(line, texts(line, text));
    }

    private static Set<String> texts(LogLine line, String text) {
        return switch (line) {
            case Entry _ -> LinkedHashSet.empty();
            case Unknown _ -> LinkedHashSet.ofAll(WordRepairs.of(text));
            case Unreadable unreadable -> texts(text, place(text, unreadable.column()));
        };
    }

    private static int place(String text, int column) {
        return text.offsetByCodePoints(
                0, Math.min(Math.max(0, column - 1), text.codePointCount(0, text.length())));
    }

    private static Set<String> texts(String text, int at) {
        return LinkedHashSet.ofAll(WordRepairs.of(text))
                .addAll(ENDS.map(end -> text + end))
                .addAll(unquoted(text))
                .addAll(places(text, at).flatMap(place -> without(text, place)))
                .addAll(places(text, at).flatMap(place -> with(text, place, MARKS)))
                .addAll(places(text, at).flatMap(place -> exchanged(text, place)))
                .addAll(places(text, at).flatMap(place -> replaced(text, place, MARKS)))
                .addAll(near(text, at).flatMap(place -> replaced(text, place, DIGITS)))
                .addAll(near(text, at).flatMap(place -> with(text, place, DIGITS)));
    }

    /// The places to look at, the nearest first.
    private static Seq<Integer> places(String text, int at) {
        return Vector.rangeBy(Math.min(text.length(), at + AFTER), Math.max(-1, at - BEFORE), -1);
    }

    private static Seq<Integer> near(String text, int at) {
        return Vector.rangeBy(Math.min(text.length(), at + AFTER), Math.max(-1, at - AFTER), -1);
    }

    private static Seq<String> without(String text, int at) {
        return at < text.length()
                ? Vector.of(text.substring(0, at) + text.substring(at + 1))
                : Vector.empty();
    }

    private static Seq<String> with(String text, int at, String characters) {
        return Vector.ofAll(characters.toCharArray())
                .map(character -> text.substring(0, at) + character + text.substring(at));
    }

    private static Seq<String> replaced(String text, int at, String characters) {
        return at < text.length()
                ? Vector.ofAll(characters.toCharArray())
                        .map(character ->
                                text.substring(0, at) + character + text.substring(at + 1))
                : Vector.empty();
    }

    private static Seq<String> exchanged(String text, int at) {
        return at + 1 < text.length()
                ? Vector.of(
                        text.substring(0, at)
                                + text.charAt(at + 1)
                                + text.charAt(at)
                                + text.substring(at + 2))
                : Vector.empty();
    }

    /// Numbers that stand in quotes.
    private static Seq<String> unquoted(String text) {
        String bare = text.replaceAll("\"(\\d{3,18})\"", "$1");
        String all = text.replaceAll("\"(\\d{1,18})\"", "$1");
        return Vector.of(bare, all).distinct().filter(other -> !other.equals(text));
    }

    private static Seq<Entry> entries(LogLine line, Set<String> texts) {
        return Vector.ofAll(
                        texts.toJavaList().parallelStream()
                                .map(text ->
                                        new LineDecoder(line.number(), line.where().line(), text))
                                .map(LineDecoder::entry)
                                .toList())
                .flatMap(entry -> entry)
                .distinctBy(entry -> entry.content().toString() + entry.turn())
                .map(entry -> placed(line, entry));
    }

    /// The entry with the line as it was written.
    private static Entry placed(LogLine line, Entry entry) {
        LogLine.Where where =
                new LogLine.Where(
                        line.number(),
                        line.where().line(),
                        entry.where().paper(),
                        line.where().text());
        return new Entry(where, entry.turn(), entry.seq(), entry.note(), entry.content());
    }
}
