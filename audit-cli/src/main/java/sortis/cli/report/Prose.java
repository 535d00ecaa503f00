package sortis.cli.report;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.cli.report.Wording.Told;
import sortis.finding.Finding;
import sortis.finding.RuleCode;

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

    /// The working, line by line.
    static Seq<String> working(Finding finding) {
        return finding.evidence().working().flatMap(Working::lines);
    }
}
