package sortis.samples;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.finding.Finding;
import sortis.replay.audit.Auditor;
import sortis.rule.Rule;
import sortis.rulebook.RuleBook;

/// Each rule has a log in `rules/` that keeps it and one that breaks it and no other.
class RulesTest {
    static Stream<Rule> rules() {
        return RuleBook.COMPLETE.rules().toJavaStream();
    }

    @Test
    void everyRuleHasItsFolderAndEveryFolderItsRule() {
        assertThat(Samples.in(Samples.RULES))
                .containsExactlyInAnyOrderElementsOf(rules().map(RulesTest::folder).toList());
    }

    @ParameterizedTest
    @MethodSource("rules")
    void folderHoldsOneOfEachAndTheReport(Rule rule) {
        assertThat(Samples.in(folder(rule)))
                .containsExactly(
                        log(rule, "broken"), legal(rule), folder(rule).resolve("report.txt"));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void legalIsLegal(Rule rule) {
        assertThat(findings(RuleBook.COMPLETE, legal(rule))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void brokenBreaksTheRuleAndNothingElse(Rule rule) {
        assertThat(findings(RuleBook.COMPLETE, log(rule, "broken")))
                .singleElement()
                .returns(rule.code(), Finding::code)
                .returns(rule.statute().severity(), Finding::severity);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void withoutTheRuleNothingIsWrong(Rule rule) {
        assertThat(findings(RuleBook.COMPLETE.without(rule), log(rule, "broken"))).isEmpty();
    }

    private static Seq<Finding> findings(RuleBook book, Path log) {
        return new Auditor(book).audit(Samples.transcript(log)).findings();
    }

    private static Path legal(Rule rule) {
        return log(rule, "legal");
    }

    private static Path log(Rule rule, String name) {
        return folder(rule).resolve(name + ".jsonl");
    }

    private static Path folder(Rule rule) {
        return Samples.RULES.resolve(rule.code().text());
    }
}
