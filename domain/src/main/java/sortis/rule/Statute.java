package sortis.rule;

import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import sortis.finding.RuleCode;
import sortis.finding.Severity;

/// What a rule says.
///
/// @param citation where it stands and what it rests on
/// @param judgments what it governs, and how it judges that
/// @param severity of a breach that is no follow-on
public record Statute(
        RuleCode code,
        Citation citation,
        Judgments judgments,
        Severity severity,
        Set<Trait> traits) {
    /// What sets a rule apart from most others.
    public enum Trait {
        /// It makes one finding a value, a resource or an axis; other rules make one an entry: of
        /// several, the first that is no follow-on, else the first.
        EACH,
        /// It judges by the turn: what breaks it in an entry out of order breaks it only because of
        /// that.
        BY_TURN,
        /// It is about the ledger and not about the agent that the entry names.
        NOT_OF_AGENT
    }

    /// A rule whose breach is an error.
    public static Statute of(String code, Citation citation, Judgments judgments) {
        return new Statute(
                new RuleCode(code), citation, judgments, Severity.ERROR, HashSet.empty());
    }

    public Statute warning() {
        return new Statute(code, citation, judgments, Severity.WARNING, traits);
    }

    public Statute with(Trait trait) {
        return new Statute(code, citation, judgments, severity, traits.add(trait));
    }

    public boolean is(Trait trait) {
        return traits.contains(trait);
    }
}
