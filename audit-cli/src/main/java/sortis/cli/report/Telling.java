package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.eventstore.shape.Places.Span;
import sortis.finding.Finding;
import sortis.finding.Severity;
import sortis.replay.hypothesis.LikelySlips;

/// What there is to say of one finding, part by part, for those who lay it out themselves. Texts
/// from the log are made visible, but not broken into lines.
///
/// @param line the text of its entry
/// @param marked the part of it that the finding is about
/// @param working line by line
/// @param perhaps how it perhaps came about
/// @param causes the findings because of which alone it is wrong
/// @param followers the findings that are wrong because of it
public record Telling(
        Finding finding,
        String line,
        Option<Span> marked,
        String sentence,
        Seq<String> working,
        Seq<String> perhaps,
        Option<String> help,
        Seq<Finding> causes,
        Seq<Finding> followers) {
    /// All findings of an audit, in order.
    public static Seq<Telling> of(Audited audit) {
        LikelySlips likely = LikelySlips.in(audit.transcript(), audit.report());
        var followers = audit.report().followers();
        return audit.report()
                .findings()
                .map(finding ->
                        of(
                                audit,
                                likely,
                                finding,
                                followers.getOrElse(finding.id(), Vector.empty())));
    }

    private static Telling of(
            Audited audit, LikelySlips likely, Finding finding, Seq<Finding> followers) {
        Seq<String> moved =
                audit.trails()
                        .get(finding.id())
                        .toVector()
                        .flatMap(trail ->
                                TrailText.lines(trail, AuditText.Folding.UNFOLDED, Signs.ANY));
        return new Telling(
                finding,
                finding.origin().map(origin -> origin.where().text()).getOrElse(""),
                Phrases.value(finding),
                Phrases.sentence(finding),
                Prose.working(finding).appendAll(moved),
                likely.at(finding.id()).map(guess -> HypothesisWordings.sentence(guess) + "."),
                Option.when(isJudged(finding), () -> Prose.help(finding)),
                audit.causes(finding),
                followers);
    }

    private static boolean isJudged(Finding finding) {
        return finding.severity() == Severity.ERROR || finding.severity() == Severity.WARNING;
    }
}
