package sortis.cli.report;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import sortis.finding.RuleCode;
import sortis.rule.Rule;
import sortis.rulebook.RuleBook;

/// The rules as SARIF describes them, in printed order.
final class SarifRules {
    private static final Seq<Rule> RULES = RuleBook.COMPLETE.rules();

    private static final Map<RuleCode, Integer> INDICES =
            HashMap.ofEntries(RULES.map(Rule::code).zipWithIndex());

    private SarifRules() {}

    static Json.Fields driver() {
        return Json.object().with("name", "sortis").with("rules", RULES.map(SarifRules::rule));
    }

    static long index(RuleCode code) {
        return INDICES.getOrElse(code, -1);
    }

    private static Json rule(Rule rule) {
        Wording wording = Prose.of(rule.code());
        String level = AuditSarif.level(rule.statute().severity());
        return Json.object()
                .with("id", rule.code().text())
                .with("shortDescription", AuditSarif.message(wording.law()))
                .with(
                        "fullDescription",
                        AuditSarif.message(wording.law() + " Example: " + wording.example()))
                .with("help", help(rule.code(), wording))
                .with("defaultConfiguration", Json.object().with("level", level));
    }

    private static Json help(RuleCode code, Wording wording) {
        return Json.object()
                .with("text", wording.help())
                .with(
                        "markdown",
                        "**"
                                + wording.law()
                                + "**\n\n"
                                + wording.help()
                                + "\n\nExample: "
                                + wording.example()
                                + "\n\nMore: `sortis explain "
                                + code
                                + "`");
    }
}
