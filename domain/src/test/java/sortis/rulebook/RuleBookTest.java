package sortis.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import sortis.finding.Finding;
import sortis.finding.RuleCode;
import sortis.rule.Rule;
import sortis.rules.building.BuildingRule;
import sortis.testing.Playthrough;

/// The rules in force, beside the list that the rulebook prints.
class RuleBookTest {
    /// The codes of rulebook §8 in printed order, each once.
    private static final Vector<String> PRINTED =
            Vector.of(
                    "entry-unreadable",
                    "entry-unknown",
                    "entry-order",
                    "entry-number",
                    "game-start",
                    "start-square",
                    "opening-agents",
                    "seed-zero",
                    "strike-entry",
                    "lfsr-seed",
                    "lfsr-step",
                    "map-value",
                    "map-terrain",
                    "map-ore",
                    "agent-unknown",
                    "agent-duplicate",
                    "agent-absent",
                    "path-broken",
                    "path-water",
                    "arrival-turn",
                    "route-period",
                    "route-phase",
                    "position",
                    "clear-terrain",
                    "clear-yield",
                    "build-terrain",
                    "build-occupied",
                    "build-level",
                    "build-workshop",
                    "build-authority",
                    "build-cost",
                    "build-funds",
                    "operate-extractor",
                    "operate-taken",
                    "operate-idle",
                    "smelt-smelter",
                    "smelt-rate",
                    "smelt-cost",
                    "smelt-funds",
                    "smelt-yield",
                    "smelt-ready",
                    "load-stock",
                    "load-capacity",
                    "unload-stock",
                    "vehicle-workshop",
                    "vehicle-slots",
                    "house-absent",
                    "house-full",
                    "skip-range",
                    "skip-overlap",
                    "skip-gain",
                    "stock-count");

    static final Iterable<Rule> RULES = RuleBook.COMPLETE.rules();

    @Test
    void holdsEveryCodeInPrintedOrder() {
        assertThat(RuleBook.COMPLETE.rules().map(rule -> rule.code().text()))
                .containsExactlyElementsOf(PRINTED);
    }

    @Test
    void findsARuleByItsCode() {
        assertThat(RuleBook.COMPLETE.find(new RuleCode("build-cost")))
                .containsExactly(BuildingRule.BUILD_COST);
        assertThat(RuleBook.COMPLETE.find(new RuleCode("build-costs"))).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("RULES")
    void isBrokenBySomeLogAlone(Rule rule) {
        assertThat(found(RuleBook.COMPLETE, rule)).containsExactly(rule.code());
    }

    @ParameterizedTest
    @FieldSource("RULES")
    void isNotMissedWhenTakenOutOfTheBook(Rule rule) {
        assertThat(found(RuleBook.COMPLETE.without(rule), rule)).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("RULES")
    void isCitedFromASectionThatStatesLaws(Rule rule) {
        assertThat(rule.statute().citation().section()).isBetween(2, 7);
    }

    private static Vector<RuleCode> found(RuleBook book, Rule rule) {
        return Playthrough.of(book, Offences.against(rule).log()).findings().map(Finding::code);
    }
}
