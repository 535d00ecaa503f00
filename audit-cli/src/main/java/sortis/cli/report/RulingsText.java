package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.eventstore.json.RulingsJson;
import sortis.eventstore.notation.HeadText;
import sortis.finding.Finding;
import sortis.finding.Origin;
import sortis.replay.rulings.Decision;
import sortis.replay.rulings.Reading;
import sortis.replay.rulings.Switch;
import sortis.replay.rulings.Trial;
import sortis.ruling.HouseRules;

/// The rulings that a log seems to have been played by, as text.
public final class RulingsText {
    /// So many lines are named, of more the first.
    private static final int NAMED = 8;

    private RulingsText() {}

    public static Seq<String> lines(ReadLog log) {
        Reading reading = log.reading();
        return verdict(log)
                .appendAll(reading.decisions().flatMap(each -> decision(reading, each)))
                .appendAll(written(reading))
                .appendAll(undecided(reading))
                .appendAll(table(reading));
    }

    /// Where the readings of two logs differ.
    public static Seq<String> between(ReadLog a, ReadLog b) {
        HouseRules one = a.reading().best();
        HouseRules other = b.reading().best();
        Seq<Switch> differing = RulingWords.differing(one, other);
        return differing.isEmpty()
                ? Vector.of("Both logs are best explained by the same rulings.")
                : differing
                        .map(ruling ->
                                row(
                                        ruling.toString(),
                                        RulingWords.of(ruling, one),
                                        RulingWords.of(ruling, other)))
                        .prepend(row("", "first", "second"))
                        .prepend("The two players seem to have played by different rulings:");
    }

    private static String row(String name, String one, String other) {
        return ("  " + Columns.left(name, 20) + Columns.left(one, 28) + other).stripTrailing();
    }

    private static Seq<String> verdict(ReadLog log) {
        Reading reading = log.reading();
        String own = Words.counted(reading.errorsBefore(), "error") + " under its own rulings";
        boolean isBest = reading.decisions().isEmpty();
        String rest =
                isBest
                        ? ", and no others that were tried leave fewer."
                        : ", " + reading.errorsAfter() + " under these:";
        return Lines.wrapped(
                Words.shown(log.path())
                        + ": "
                        + (isBest && reading.errorsBefore() == 0
                                ? "nothing is wrong under its own rulings."
                                : own + rest),
                2);
    }

    private static Seq<String> decision(Reading reading, Decision decision) {
        Switch ruling = decision.ruling();
        return Lines.wrapped(
                "  "
                        + Columns.left(ruling.toString(), 19)
                        + RulingWords.of(ruling, reading.best())
                        + ", not "
                        + RulingWords.of(ruling, reading.declared())
                        + ": explains "
                        + Words.counted(decision.explains().size(), "error")
                        + ", "
                        + where(decision.explains()),
                21);
    }

    private static String where(Seq<Finding> findings) {
        Seq<String> lines =
                findings.flatMap(Finding::origin)
                        .map(Origin::where)
                        .map(where -> String.valueOf(where.line()))
                        .distinct();
        return (lines.size() == 1 ? "line " : "lines ")
                + (lines.size() <= NAMED
                        ? Words.listed(lines)
                        : lines.take(NAMED).mkString(", ") + " ...");
    }

    /// What to write in the first entry.
    private static Seq<String> written(Reading reading) {
        return reading.decisions().isEmpty()
                ? Vector.empty()
                : Vector.of("In the first entry, as JSON or in the notation:")
                        .append("  \"rulings\": " + RulingsJson.of(reading.best()))
                        .append("  rulings" + HeadText.rulings(reading.best()));
    }

    private static Seq<String> undecided(Reading reading) {
        return reading.undecided().isEmpty()
                ? Vector.empty()
                : Lines.wrapped(
                        "Not decided by this log: "
                                + reading.undecided().map(Switch::toString).mkString(", ")
                                + ".",
                        2);
    }

    /// The errors that each ruling leaves, changed alone, where that makes a difference; the log's
    /// own has a star.
    private static Seq<String> table(Reading reading) {
        Seq<String> rows =
                Switch.all()
                        .flatMap(ruling ->
                                row(
                                        ruling,
                                        reading.alone().filter(trial -> trial.ruling() == ruling)));
        return reading.errorsBefore() == 0 || rows.isEmpty()
                ? Vector.empty()
                : rows.prepend("Errors left if one ruling alone is changed (* as the log says):");
    }

    private static Seq<String> row(Switch ruling, Seq<Trial> trials) {
        String values =
                trials.zipWithIndex()
                        .map(each ->
                                RulingWords.of(each._1.value())
                                        + (each._2 == 0 ? "*" : "")
                                        + ": "
                                        + errors(each._1))
                        .mkString("; ");
        boolean isIdle = trials.map(Trial::errors).distinct().size() < 2;
        return isIdle
                ? Vector.empty()
                : Lines.wrapped("  " + Columns.left(ruling.toString(), 19) + values, 21);
    }

    private static String errors(Trial trial) {
        return trial.errors() == Integer.MAX_VALUE ? "?" : String.valueOf(trial.errors());
    }
}
