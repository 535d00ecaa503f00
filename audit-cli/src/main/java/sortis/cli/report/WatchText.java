package sortis.cli.report;

import io.vavr.collection.Seq;
import sortis.cli.report.AuditText.Folding;
import sortis.finding.Finding;
import sortis.finding.Severity;
import sortis.replay.audit.AuditReport;

/// What somebody sees who watches a log.
public final class WatchText {
    /// A line of status must not be broken.
    private static final int WIDTH = 79;

    private final Style style;
    private final String name;

    /// @param name of the log's file
    public WatchText(Style style, String name) {
        this.style = style;
        this.name = name;
    }

    /// New findings in full, those that are gone in a line each.
    public Seq<String> changes(Audited audited, Seq<Finding> fresh, Seq<Finding> mended) {
        Seq<String> gone = mended.map(this::mended);
        Seq<Finding> told =
                audited.report()
                        .findings()
                        .filter(each ->
                                each.severity() == Severity.FOLLOW_ON || fresh.contains(each));
        return fresh.isEmpty()
                ? gone
                : gone.appendAll(
                        new AuditText(style, Folding.FOLDED).findings(telling(audited, told)));
    }

    private static Audited telling(Audited audited, Seq<Finding> told) {
        return new Audited(
                audited.path(),
                audited.name(),
                audited.transcript(),
                audited.whole(),
                new AuditReport(audited.report().entries(), told),
                audited.idle().take(0),
                audited.trails());
    }

    private String mended(Finding finding) {
        return style.good("mended:")
                + finding.origin().map(origin -> " line " + origin.where().line()).getOrElse("")
                + " "
                + finding.code();
    }

    /// How things stand, in a line.
    public String status(Audited audited) {
        String plain = verdict(audited, new Style(false, style.signs()));
        return Columns.of(plain) > WIDTH ? Columns.first(plain, WIDTH) : verdict(audited, style);
    }

    private String verdict(Audited audited, Style looks) {
        Audited named =
                new Audited(
                        name,
                        name,
                        audited.transcript(),
                        audited.whole(),
                        audited.report(),
                        audited.idle(),
                        audited.trails());
        return new AuditText(looks, Folding.FOLDED).verdict(named);
    }

    public String growing() {
        return waiting("its last line is still being written");
    }

    public String gone() {
        return waiting("is not there; waiting until it is back");
    }

    public String empty() {
        return waiting("is empty; waiting for its first line");
    }

    public String closed() {
        return waiting("cannot be read; waiting until it can");
    }

    public String failed(String why) {
        return waiting(why);
    }

    private String waiting(String what) {
        String whole = style.written(Words.shown(name) + ": " + what);
        return Columns.of(whole) > WIDTH ? Columns.first(whole, WIDTH) : whole;
    }
}
