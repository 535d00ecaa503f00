package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.LogLine;
import sortis.finding.Datum;
import sortis.replay.diff.Comparison;
import sortis.replay.diff.LogDiff;
import sortis.replay.diff.StateDiff;

/// A comparison of two logs as text: a summary in words, then the table.
public final class DiffText {
    private static final String WORDS = "  %-24s %-24s %s";

    /// How many columns there are for an entry.
    private static final int ROOM = 75;

    private DiffText() {}

    /// What there is to say of two logs, named as they were given.
    public static String of(String a, String b, Comparison comparison) {
        return Vector.of(
                        "a: " + a + errors(comparison.errors().a()),
                        "b: " + b + errors(comparison.errors().b()))
                .append("")
                .appendAll(summary(comparison))
                .appendAll(table(comparison))
                .mkString(System.lineSeparator());
    }

    private static String errors(int count) {
        return " (" + Words.counted(count, "error") + ")";
    }

    private static Seq<String> summary(Comparison comparison) {
        return Vector.of(
                        comparison.sameMap()
                                ? "Both play on the same map."
                                : "They play on different maps.")
                .appendAll(
                        comparison
                                .first()
                                .fold(
                                        () -> Vector.of("They say the same, entry by entry."),
                                        DiffText::first))
                .append(state(comparison));
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

    private static String side(Option<LogLine> line) {
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
                        .prepend(String.format(WORDS, "", "a", "b").stripTrailing())
                        .prepend("");
    }

    private static String row(StateDiff.Difference difference) {
        return String.format(
                        WORDS,
                        Words.shown(TopicText.of(difference.topic())),
                        datum(difference.a()),
                        datum(difference.b()))
                .stripTrailing();
    }

    private static String datum(Option<Datum> datum) {
        return datum.map(Words::of).getOrElse("-");
    }
}
