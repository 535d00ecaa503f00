package sortis.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sortis.finding.Evidence;
import sortis.finding.Finding;
import sortis.finding.RuleCode;
import sortis.finding.Severity;
import sortis.finding.Subject;
import sortis.rule.Rule;
import sortis.testing.Playthrough;

/// What findings of each code hold: what they are about, and whether there is something claimed,
/// something expected and an agent.
class FindingShapeTest {
    private static final String SHAPES =
            """
            entry-unreadable,  WHOLE,    -, -, -
            entry-unknown,     WHOLE,    c, -, -
            entry-order,       WHOLE,    c, e, -
            entry-number,      WHOLE,    c, e, -
            game-start,        WHOLE,    -, -, a
            start-square,      SQUARE,   -, -, -
            opening-agents,    WHOLE,    c, e, -
            seed-zero,         AXIS,     c, -, -
            strike-entry,      WHOLE,    c, -, -
            lfsr-seed,         INDEX,    c, e, -
            lfsr-step,         INDEX,    c, e, -
            map-value,         SQUARE,   c, e, -
            map-terrain,       SQUARE,   c, e, -
            map-ore,           SQUARE,   c, e, -
            agent-unknown,     SQUARE,   -, -, a
            agent-duplicate,   SQUARE,   -, -, a
            agent-absent,      SQUARE,   c, e, a
            path-broken,       SQUARE,   -, -, a
            path-water,        SQUARE,   -, -, a
            arrival-turn,      SQUARE,   c, e, a
            route-period,      SQUARE,   c, e, a
            route-phase,       SQUARE,   c, e, a
            position,          SQUARE,   c, e, a
            clear-terrain,     SQUARE,   -, -, a
            clear-yield,       RESOURCE, c, e, a
            build-terrain,     SQUARE,   -, -, a
            build-occupied,    SQUARE,   -, -, a
            build-level,       SQUARE,   c, e, a
            build-workshop,    SQUARE,   c, -, a
            build-authority,   SQUARE,   c, -, a
            build-cost,        SQUARE,   c, e, a
            build-funds,       SQUARE,   c, e, a
            operate-extractor, SQUARE,   -, -, a
            operate-taken,     SQUARE,   -, -, a
            operate-idle,      WHOLE,    -, -, a
            smelt-smelter,     SQUARE,   -, -, a
            smelt-rate,        SQUARE,   c, e, a
            smelt-cost,        SQUARE,   c, e, a
            smelt-funds,       SQUARE,   c, e, a
            smelt-yield,       RESOURCE, c, e, a
            smelt-ready,       SQUARE,   c, e, a
            load-stock,        SQUARE,   c, e, a
            load-capacity,     SQUARE,   c, e, a
            unload-stock,      SQUARE,   c, e, a
            vehicle-workshop,  SQUARE,   -, -, a
            vehicle-slots,     SQUARE,   c, e, a
            house-absent,      SQUARE,   -, -, a
            house-full,        SQUARE,   c, e, a
            skip-range,        WHOLE,    c, e, -
            skip-overlap,      WHOLE,    c, e, -
            skip-gain,         TOTAL,    c, e, -
            stock-count,       TOTAL,    c, e, -
            """;

    @ParameterizedTest
    @CsvSource(textBlock = SHAPES)
    void holdsWhatOtherProgramsRead(
            String code, String about, String claimed, String expected, String agent) {
        Finding finding = found(code);
        Evidence evidence = finding.evidence();
        assertThat(about(evidence.subject())).isEqualTo(about);
        assertThat(evidence.claimed().isDefined()).isEqualTo(claimed.equals("c"));
        assertThat(evidence.expected().isDefined()).isEqualTo(expected.equals("e"));
        assertThat(finding.origin().flatMap(origin -> origin.agent()).isDefined())
                .isEqualTo(agent.equals("a"));
    }

    @ParameterizedTest
    @CsvSource(textBlock = SHAPES)
    void isAnErrorUnlessTheRulebookSaysWarning(String code) {
        boolean isOdd = code.equals("seed-zero") || code.equals("operate-idle");
        assertThat(found(code).severity()).isEqualTo(isOdd ? Severity.WARNING : Severity.ERROR);
    }

    @Test
    void isListedForEveryRule() {
        assertThat(RuleBook.COMPLETE.rules().map(rule -> rule.code().text()))
                .containsExactlyElementsOf(
                        SHAPES.lines().map(line -> line.substring(0, line.indexOf(','))).toList());
    }

    private static Finding found(String code) {
        Rule rule = RuleBook.COMPLETE.find(new RuleCode(code)).get();
        return Playthrough.of(RuleBook.COMPLETE, Offences.against(rule).log()).findings().head();
    }

    private static String about(Subject subject) {
        return switch (subject) {
            case Subject.Whole _ -> "WHOLE";
            case Subject.OnSquare _ -> "SQUARE";
            case Subject.OfResource(var at, _) -> at.isDefined() ? "RESOURCE" : "TOTAL";
            case Subject.OnAxis _ -> "AXIS";
            case Subject.InSequence _ -> "INDEX";
        };
    }
}
