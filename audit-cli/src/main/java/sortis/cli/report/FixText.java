package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.finding.Finding;
import sortis.finding.Origin;
import sortis.finding.Severity;
import sortis.replay.fix.Change;

/// What can be put right in a log, as text: each change with what is wrong there, then what is
/// left.
///
/// @param done what became of the claims
/// @param left what becomes of the rest
public record FixText(String done, String left) {
    /// Of a log that is only looked at.
    public static final FixText PLANNED = new FixText("can be put right", "left then");

    /// Of a log of which a copy was written.
    public static final FixText DONE = new FixText("put right", "left");

    public Seq<String> lines(FixPlan plan) {
        return changes(plan).appendAll(rest(plan)).append(summary(plan));
    }

    /// Entry by entry.
    private static Seq<String> changes(FixPlan plan) {
        return plan.fix()
                .changes()
                .map(Change::where)
                .distinct()
                .flatMap(where ->
                        entry(
                                plan,
                                plan.fix()
                                        .changes()
                                        .dropWhile(change -> !change.where().equals(where))
                                        .takeWhile(change -> change.where().equals(where))));
    }

    private static Seq<String> entry(FixPlan plan, Seq<Change> changes) {
        Seq<Change> followers = changes.filter(change -> change.finding().isEmpty());
        return changes.flatMap(change ->
                        change.finding()
                                .map(finding -> judged(plan, change, finding))
                                .getOrElse(Vector.empty()))
                .appendAll(followers.isEmpty() ? Vector.empty() : stepped(plan, followers));
    }

    private static Seq<String> judged(FixPlan plan, Change change, Finding finding) {
        return Lines.wrapped(place(plan, change) + change.key() + " " + arrow(change), 2)
                .appendAll(
                        Lines.wrapped(
                                "  "
                                        + change.code()
                                        + ": "
                                        + AuditText.ended(Prose.sentence(finding)),
                                4));
    }

    /// The numbers of an entry that rightly stepped on from a wrong one.
    private static Seq<String> stepped(FixPlan plan, Seq<Change> changes) {
        return changes.take(1)
                .flatMap(first ->
                        Lines.wrapped(
                                place(plan, first)
                                        + Words.counted(changes.size(), "number")
                                        + " after a wrong one: "
                                        + changes.map(FixText::arrow).mkString(", "),
                                2));
    }

    private static String place(FixPlan plan, Change change) {
        Marks.Region region = FixPlan.region(change);
        return Words.shown(plan.path()) + ":" + region.line() + ":" + region.column() + ": ";
    }

    private static String arrow(Change change) {
        return Words.of(change.before())
                + " -> "
                + change.after().map(Words::of).getOrElse("(taken out)");
    }

    private Seq<String> rest(FixPlan plan) {
        Seq<Finding> errors = plan.errorsLeft();
        return errors.isEmpty()
                ? Vector.empty()
                : errors.flatMap(error -> error(plan, error))
                        .prepend("Not claims, or without a sure answer, and so " + left + ":");
    }

    private static Seq<String> error(FixPlan plan, Finding error) {
        String line =
                error.origin().map(Origin::where).map(where -> ":" + where.line()).getOrElse("");
        return Lines.wrapped("  " + Words.shown(plan.path()) + line + ": " + error.code(), 4)
                .appendAll(Lines.wrapped("    " + AuditText.ended(Prose.sentence(error)), 4));
    }

    private String summary(FixPlan plan) {
        int errors = plan.fix().after().count(Severity.ERROR);
        return Words.shown(plan.path())
                + ": "
                + Words.counted(plan.fix().changes().size(), "claim")
                + " "
                + done
                + ", "
                + (errors == 0 ? "no error" : Words.counted(errors, "error"))
                + " "
                + left
                + ".";
    }
}
