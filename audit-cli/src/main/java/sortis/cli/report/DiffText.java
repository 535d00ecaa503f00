package sortis.cli.report;

import io.vavr.Tuple;
import io.vavr.Tuple3;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.LogLine;
import sortis.finding.Datum;
import sortis.replay.diff.Comparison;
import sortis.replay.diff.LogDiff;
import sortis.replay.diff.StateDiff;
import sortis.value.Turn;

/// A comparison of two logs as text: a summary in words, then the table.
public final class DiffText {

    /// How many columns there are for an entry.
    private static final int ROOM = 75;

    /// How many changes of the lead, and how many deeds, are told.
    private static final int STRETCHES = 6;

    private static final int DEEDS = 12;
    private static final int NARROW = 24;
    private static final int WIDE = 27;

    private DiffText() {}

    /// What there is to say of two logs, named as they were given.
    public static String of(String a, String b, Comparison comparison, Rivalry rivalry) {
        return heading("a", a, comparison.errors().a())
                .appendAll(heading("b", b, comparison.errors().b()))
                .append("")
                .appendAll(summary(comparison, rivalry))
                .appendAll(leads(rivalry))
                .appendAll(deeds("a", rivalry.onlyA()))
                .appendAll(deeds("b", rivalry.onlyB()))
                .append("")
                .append(state(comparison))
                .appendAll(table(comparison))
                .mkString(System.lineSeparator());
    }

    private static Vector<String> heading(String side, String path, int errors) {
        String counted = " (" + Words.counted(errors, "error") + ")";
        return Lines.wrapped(side + ": " + Words.shown(path) + counted, 3).toVector();
    }

    private static Seq<String> summary(Comparison comparison, Rivalry rivalry) {
        return Vector.of(map(comparison))
                .appendAll(
                        comparison
                                .first()
                                .fold(
                                        () -> Vector.of("They say the same, entry by entry."),
                                        DiffText::first))
                .appendAll(rivalry.apart().map(DiffText::apart));
    }

    /// Whether they play on the same map.
    public static String map(Comparison comparison) {
        return comparison.sameMap() ? "Both play on the same map." : "They play on different maps.";
    }

    /// When they are first told apart.
    public static String apart(Turn turn) {
        return "Their states first differ on turn " + turn + ".";
    }

    private static Seq<String> leads(Rivalry rivalry) {
        return rivalry.leads().flatMap(DiffText::lead).prepend("Ahead:").prepend("");
    }

    private static Seq<String> lead(Rivalry.Lead lead) {
        Seq<Rivalry.Stretch> shown = lead.stretches().takeRight(STRETCHES);
        String more = shown.size() < lead.stretches().size() ? "..., " : "";
        String start = "  " + Columns.left(lead.measure().toString(), 16);
        return Lines.wrapped(
                start + more + shown.map(Rivalry::words).mkString(", "), start.length());
    }

    private static Seq<String> deeds(String side, Seq<Rivalry.Deed> deeds) {
        Seq<Rivalry.Deed> shown = deeds.take(DEEDS);
        int more = deeds.size() - shown.size();
        Seq<String> rest =
                more == 0
                        ? Vector.empty()
                        : Vector.of("  and " + more + " more; -o diff.html shows them all");
        int width = width(shown);
        return deeds.isEmpty()
                ? Vector.empty()
                : shown.flatMap(deed -> deed(deed, width))
                        .appendAll(rest)
                        .prepend("Only " + side + ":")
                        .prepend("");
    }

    /// As wide as it takes, but no narrower than in most games.
    private static int width(Seq<Rivalry.Deed> deeds) {
        return deeds.map(deed -> Columns.of(place(deed)) + 1)
                .append(NARROW)
                .max()
                .getOrElse(NARROW);
    }

    private static String place(Rivalry.Deed deed) {
        return "entry " + deed.entry() + ", turn " + deed.turn();
    }

    private static Seq<String> deed(Rivalry.Deed deed, int width) {
        String start = "  " + Columns.left(place(deed), width) + " ";
        return Lines.wrapped(start + deed.words(), start.length());
    }

    private static Seq<String> first(LogDiff.Difference first) {
        return Vector.of(
                "They part at entry "
                        + first.number()
                        + first.turn().map(turn -> ", turn " + turn).getOrElse("")
                        + ":",
                "  a: " + side(first.a()),
                "  b: " + side(first.b()));
    }

    /// An entry, as long as a line.
    public static String side(Option<LogLine> line) {
        return line.map(there ->
                        shortened(Words.shown(there.where().text().strip().replace("\n", " / "))))
                .getOrElse("(the log has ended)");
    }

    private static String shortened(String text) {
        return Columns.of(text) <= ROOM
                ? text
                : Columns.first(text.substring(0, Math.min(text.length(), 2 * ROOM)), ROOM - 3)
                        + "...";
    }

    private static String state(Comparison comparison) {
        String on = "On turn " + comparison.turn() + " ";
        return comparison.state().isEmpty()
                ? on + "nothing differs between the two games."
                : on + "they differ in " + Words.counted(comparison.state().size(), "thing") + ":";
    }

    private static Seq<String> table(Comparison comparison) {
        return comparison.state().isEmpty()
                ? Vector.empty()
                : comparison
                        .state()
                        .map(DiffText::row)
                        .prepend(
                                "  "
                                        + Columns.left("", NARROW)
                                        + " "
                                        + Columns.left("a", NARROW)
                                        + " b")
                        .prepend("");
    }

    /// What differs, and what it is on either side.
    public static Tuple3<String, String, String> cells(StateDiff.Difference difference) {
        return Tuple.of(
                Words.shown(TopicText.of(difference.topic())),
                datum(difference.a()),
                datum(difference.b()));
    }

    /// Long cells go on beneath.
    private static String row(StateDiff.Difference difference) {
        Tuple3<String, String, String> cells = cells(difference);
        Seq<String> what = cell(cells._1, NARROW);
        Seq<String> a = cell(cells._2, NARROW);
        Seq<String> b = cell(cells._3, WIDE);
        return what.zipAll(a, "", "")
                .zipAll(b, Tuple.of("", ""), "")
                .map(line ->
                        ("  "
                                        + Columns.left(line._1._1, NARROW)
                                        + " "
                                        + Columns.left(line._1._2, NARROW)
                                        + " "
                                        + line._2)
                                .stripTrailing())
                .mkString(System.lineSeparator());
    }

    /// The text in lines of that width, broken between words where there are some.
    private static Seq<String> cell(String text, int width) {
        Vector<String> lines = Vector.empty();
        String rest = text;
        while (Columns.of(rest) > width) {
            int full = Columns.first(rest, width).length();
            int blank = rest.lastIndexOf(' ', full);
            int cut = blank > 0 ? blank : full;
            lines = lines.append(rest.substring(0, cut));
            rest = rest.substring(cut).stripLeading();
        }
        return lines.append(rest);
    }

    private static String datum(Option<Datum> datum) {
        return datum.map(Words::of).getOrElse("-");
    }
}
