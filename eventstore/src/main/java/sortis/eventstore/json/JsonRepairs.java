package sortis.eventstore.json;

import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Unknown;
import sortis.entry.LogLine.Unreadable;
import sortis.eventstore.repair.Edits;

/// What lines that are no entries may have been meant to say: one word misspelt, one character
/// lost, doubled or wrong near the place where reading stopped, or the end of the line lost.
public final class JsonRepairs {
    /// How many characters before the place where reading stopped are looked at.
    private static final int BEFORE = 48;

    private static final int AFTER = 3;

    /// Longer lines are left as they are.
    private static final int LONGEST = 4_000;

    private static final String MARKS = "\",:]}[{";
    private static final String DIGITS = "0123456789ABCDEF";

    private static final Vector<String> ENDS =
            Vector.of("}", "]}", "]]}", "\"}", "}}", "\"]}", "}]}", "1}", "0}", "]}]}", "\"}}");

    private JsonRepairs() {}

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
            case Unreadable unreadable -> texts(Edits.near(text, unreadable.column()));
        };
    }

    private static Set<String> texts(Edits edits) {
        Seq<Integer> places = edits.places(BEFORE, AFTER);
        Seq<Integer> nearest = edits.places(AFTER, AFTER);
        return LinkedHashSet.ofAll(WordRepairs.of(edits.text()))
                .addAll(ENDS.map(end -> edits.text() + end))
                .addAll(unquoted(edits.text()))
                .addAll(places.flatMap(edits::without))
                .addAll(places.flatMap(at -> edits.with(at, MARKS)))
                .addAll(places.flatMap(edits::exchanged))
                .addAll(places.flatMap(at -> edits.replaced(at, MARKS)))
                .addAll(nearest.flatMap(at -> edits.replaced(at, DIGITS)))
                .addAll(nearest.flatMap(at -> edits.with(at, DIGITS)));
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
