package sortis.cli.report;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.cli.report.Wording.Told;
import sortis.finding.Finding;
import sortis.finding.RuleCode;
import sortis.value.EntryNumber;

/// English for rules and findings.
final class Prose {
    private static final Map<String, Wording> WORDINGS =
            HashMap.ofEntries(
                    Vector.of(
                                    LogWordings.all(),
                                    MapWordings.all(),
                                    AgentWordings.all(),
                                    BuildingWordings.all(),
                                    ProductionWordings.all(),
                                    HaulageWordings.all(),
                                    LedgerWordings.all())
                            .flatMap(all -> all));

    private static final Wording NONE =
            new Wording("", told -> told.finding().code().text(), "", "");

    private Prose() {}

    /// The words for a rule; empty ones if it has none.
    static Wording of(RuleCode code) {
        return WORDINGS.getOrElse(code.text(), NONE);
    }

    /// What is wrong, in one sentence.
    static String sentence(Finding finding) {
        return of(finding.code()).says().apply(new Told(finding));
    }

    /// How to put it right. Without its first entry a log is no game, and is judged no further.
    static String help(Finding finding) {
        boolean isFirst =
                finding.origin()
                        .exists(origin -> origin.where().number().equals(EntryNumber.FIRST));
        boolean isUnread = finding.code().text().startsWith("entry-un");
        return isFirst && isUnread
                ? "Mend this line first: it should start the game, and nothing after it was judged."
                : of(finding.code()).help();
    }

    /// The working, line by line.
    static Seq<String> working(Finding finding) {
        return finding.evidence().working().flatMap(Working::lines);
    }
}
