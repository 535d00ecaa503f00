package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import sortis.finding.FindingId;
import sortis.finding.RuleCode;

/// A slip that comes again and again in a log.
///
/// @param findings those that come out by it, two or more
/// @param codes of these findings
/// @param errors how many errors of these codes there are in all
/// @param refuted how many right answers it would have made wrong
public record Habit(
        Hypothesis slip, Seq<FindingId> findings, Seq<RuleCode> codes, int errors, int refuted) {
    static Habit of(Performance performance, Answers answers) {
        Seq<RuleCode> codes = performance.explained().map(Mistake::code).distinct();
        return new Habit(
                performance.slip(),
                performance.explained().map(Mistake::finding),
                codes,
                answers.wrong().count(mistake -> codes.contains(mistake.code())),
                performance.refuted());
    }

    /// Whether the player slips so more often than not, where it shows; else now and then.
    public boolean isSystematic() {
        return findings.size() > refuted;
    }
}
