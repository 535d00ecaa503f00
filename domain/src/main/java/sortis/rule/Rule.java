package sortis.rule;

import io.vavr.collection.Seq;
import sortis.entry.LogLine;
import sortis.finding.Evidence;
import sortis.finding.RuleCode;

/// A rule of the rulebook. Rules judge and never throw; no evidence means legal.
public interface Rule {
    /// What the rule says, as data and functions.
    Statute statute();

    default RuleCode code() {
        return statute().code();
    }

    /// Whether it judges lines like this at all.
    default boolean governs(LogLine line) {
        return statute().judgments().governs(line);
    }

    default Seq<Evidence> judge(Scene scene) {
        return statute().judgments().judge(scene);
    }
}
