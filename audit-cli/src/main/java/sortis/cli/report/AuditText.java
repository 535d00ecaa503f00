package sortis.cli.report;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.finding.Origin;
import sortis.finding.Severity;
import sortis.replay.audit.AuditReport;
import sortis.replay.audit.StockTrail;
import sortis.replay.hypothesis.LikelySlips;

/// Audits as text: each error with its working, and what follows from it folded beneath.
public final class AuditText {
    private final Style style;
    private final Folding folding;

    /// How to show what follows from errors.
    public enum Folding {
        /// As one line beneath the error.
        FOLDED,
        /// In full, like errors.
        UNFOLDED
    }

    public AuditText(Style style, Folding folding) {
        this.style = style;
        this.folding = folding;
    }

    /// The audit of one log, with its verdict.
    public Seq<String> lines(Audited audit) {
        return findings(audit).append(verdict(audit));
    }

    /// What there is to say of several logs in a line.
    public static String summary(AuditTally tally) {
        String unread = tally.unread() == 0 ? "" : ", " + tally.unread() + " could not be read";
        return Words.counted(tally.logs(), "log")
                + ": "
                + tally.clean()
                + " clean, "
                + tally.faulty()
                + " faulty"
                + unread
                + ".";
    }

    /// What was found in one log, without the verdict.
    public Seq<String> findings(Audited audit) {
        LikelySlips likely = LikelySlips.in(audit.transcript(), audit.report());
        Surroundings around = new Surroundings(likely, audit.report().followers());
        return lead(audit).appendAll(blocks(audit, around));
    }

    private Seq<String> blocks(Audited audit, Surroundings around) {
        Seq<Finding> findings = audit.report().findings();
        return findings.filter(this::isShown)
                .flatMap(finding -> block(audit, around, finding))
                .appendAll(LikelyText.habits(around.likely()).map(style::written))
                .appendAll(accepted(findings))
                .appendAll(audit.remarks().flatMap(remark -> wrapped(remark, 2)));
    }

    private boolean isShown(Finding finding) {
        return switch (finding.severity()) {
            case ERROR, WARNING -> true;
            case FOLLOW_ON, ACCEPTED -> folding == Folding.UNFOLDED;
        };
    }

    private Seq<String> accepted(Seq<Finding> findings) {
        Seq<String> each =
                findings.filter(finding -> finding.severity() == Severity.ACCEPTED)
                        .map(AuditText::named);
        return each.isEmpty() || folding == Folding.UNFOLDED
                ? Vector.empty()
                : wrapped(
                        "Accepted by notes, not counted: "
                                + Words.listed(each)
                                + " (--all shows "
                                + (each.size() == 1 ? "it" : "them")
                                + ").",
                        2);
    }

    /// What is said of findings beside what they say themselves.
    private record Surroundings(LikelySlips likely, Map<FindingId, Vector<Finding>> followers) {
        Seq<Finding> of(Finding finding) {
            return followers.getOrElse(finding.id(), Vector.empty());
        }
    }

    /// The slips that explain it all, where that says more than the errors themselves do.
    private Seq<String> lead(Audited audit) {
        return audit.diagnosis()
                .toVector()
                .flatMap(diagnosis -> DiagnosisText.lead(audit.path(), diagnosis))
                .flatMap(line -> wrapped(line, 6));
    }

    private Seq<String> block(Audited audit, Surroundings around, Finding finding) {
        Option<StockTrail> trail = audit.trails().get(finding.id());
        return Vector.of(style.written(heading(audit, finding)))
                .appendAll(
                        finding.origin()
                                .map(origin -> excerpt(finding, origin))
                                .getOrElse(Vector.empty()))
                .appendAll(wrapped("  " + ended(Prose.sentence(finding)), 2))
                .appendAll(working(finding, trail))
                .appendAll(because(audit, finding).toVector().flatMap(line -> wrapped(line, 4)))
                .appendAll(LikelyText.perhaps(around.likely(), finding).map(style::written))
                .appendAll(help(finding).toVector().flatMap(line -> wrapped(line, 8)))
                .appendAll(
                        followers(around.of(finding), finding)
                                .toVector()
                                .flatMap(line -> wrapped(line, 4)))
                .append("");
    }

    private Seq<String> wrapped(String text, int indent) {
        return Lines.wrapped(style.written(text), indent);
    }

    private Seq<String> working(Finding finding, Option<StockTrail> trail) {
        Seq<String> moved =
                trail.toVector().flatMap(each -> TrailText.lines(each, folding, style.signs()));
        return Prose.working(finding)
                .flatMap(line -> wrapped("    " + line, 6))
                .appendAll(moved.map(line -> "    " + line))
                .map(style::calm);
    }

    private Seq<String> excerpt(Finding finding, Origin origin) {
        return Marks.of(finding, origin)
                .map(span -> Excerpt.of(origin.where().text(), span, style.signs()))
                .getOrElse(Vector.empty())
                .map(line -> "    " + line);
    }

    static String ended(String sentence) {
        return sentence.endsWith("?") ? sentence : sentence + ".";
    }

    private String heading(Audited audit, Finding finding) {
        String where =
                Words.shown(audit.path())
                        + finding.origin().map(origin -> place(finding, origin)).getOrElse("");
        return where
                + ": "
                + severity(finding.severity())
                + " "
                + finding.code()
                + finding.origin().map(AuditText::on).getOrElse("");
    }

    private static String place(Finding finding, Origin origin) {
        Marks.Region marked = Marks.region(finding, origin);
        return ":" + marked.line() + origin.column().map(_ -> ":" + marked.column()).getOrElse("");
    }

    private static String on(Origin origin) {
        Seq<String> known =
                origin.turn()
                        .map(turn -> "turn " + turn)
                        .toVector()
                        .appendAll(origin.where().paper().map(Words::shown));
        return known.isEmpty() ? "" : known.mkString(" (", ", ", ")");
    }

    private String severity(Severity severity) {
        return switch (severity) {
            case ERROR -> style.error(severity.toString());
            case WARNING -> style.warning(severity.toString());
            case FOLLOW_ON, ACCEPTED -> style.calm(severity.toString());
        };
    }

    private static Option<String> help(Finding finding) {
        return Option.when(
                finding.severity() == Severity.ERROR || finding.severity() == Severity.WARNING,
                () -> "  help: " + Prose.help(finding));
    }

    private static Option<String> because(Audited audit, Finding finding) {
        return Option.when(
                finding.evidence().isFollowOn(),
                () ->
                        "  Only because of "
                                + Words.listed(audit.causes(finding).map(AuditText::named))
                                + ".");
    }

    private static String named(Finding finding) {
        return finding.code()
                + finding.origin().map(origin -> " on line " + origin.where().line()).getOrElse("");
    }

    private Option<String> followers(Seq<Finding> followers, Finding finding) {
        Seq<String> lines =
                followers
                        .flatMap(Finding::origin)
                        .filter(origin ->
                                !finding.origin().exists(own -> own.where().equals(origin.where())))
                        .map(origin -> String.valueOf(origin.where().line()))
                        .distinct();
        boolean isFolded = folding == Folding.FOLDED && !lines.isEmpty();
        return Option.when(isFolded, () -> "  " + followed(lines));
    }

    private static String followed(Seq<String> lines) {
        return lines.size() == 1
                ? "And 1 later entry is wrong only because of this: line " + lines.mkString() + "."
                : "And "
                        + lines.size()
                        + " later entries are wrong only because of this: lines "
                        + Words.listed(lines)
                        + ".";
    }

    /// What there is to say of one log in a line.
    public String verdict(Audited audit) {
        AuditReport report = audit.report();
        String entries = Words.counted(report.entries(), "entry").replace("entrys", "entries");
        String counts = counts(report);
        String name = style.written(Words.shown(audit.path())) + ": ";
        return report.isClean()
                ? name
                        + style.good("clean")
                        + ", "
                        + entries
                        + (counts.isEmpty()
                                ? ", nothing wrong."
                                : ", nothing wrong; " + counts + ".")
                : name + style.error("faulty") + ", " + entries + ", " + counts + ".";
    }

    private static String counts(AuditReport report) {
        return Vector.of(Severity.values())
                .filter(severity -> report.count(severity) > 0)
                .map(severity -> counted(report.count(severity), severity))
                .mkString(", ");
    }

    private static String counted(int number, Severity severity) {
        return severity == Severity.ACCEPTED
                ? number + " accepted"
                : Words.counted(number, severity.toString());
    }
}
