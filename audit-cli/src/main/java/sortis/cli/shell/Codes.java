package sortis.cli.shell;

import io.vavr.collection.Seq;
import sortis.rulebook.RuleBook;

/// The codes of all rules.
final class Codes {
    private Codes() {}

    static Seq<String> all() {
        return RuleBook.COMPLETE.rules().map(rule -> rule.code().text());
    }
}
