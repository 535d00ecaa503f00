package sortis.cli.report;

import io.vavr.collection.Seq;
import sortis.replay.audit.Acceptance;
import sortis.rule.Rule;
import sortis.rulebook.RuleBook;

/// The words for what is accepted in notes.
final class Accepting {
    private Accepting() {}

    /// What to say of an acceptance that is about nothing.
    static String idle(Acceptance acceptance) {
        String code = acceptance.code().text();
        String start = "the note accepts " + Words.named(code) + ", ";
        return RuleBook.COMPLETE.find(acceptance.code()).isDefined()
                ? start + "but this entry has no such finding; take it out"
                : start + "which is no rule" + Nearest.hint(code, codes(), "did you mean ");
    }

    private static Seq<String> codes() {
        return RuleBook.COMPLETE.rules().map(Rule::code).map(Object::toString);
    }
}
