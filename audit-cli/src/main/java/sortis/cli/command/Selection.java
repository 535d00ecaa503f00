package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import picocli.CommandLine.ParseResult;
import sortis.finding.RuleCode;

/// Which rules' findings are asked for.
///
/// @param select these only; all if none is named
/// @param ignore but not these
record Selection(Option<Seq<CodePattern>> select, Option<Seq<CodePattern>> ignore) {
    static final String SELECT = "--select";
    static final String IGNORE = "--ignore";

    static final Selection ALL = new Selection(Option.none(), Option.none());

    /// What the command line asks for.
    ///
    /// @throws sortis.cli.Trouble if it names no rule
    static Selection of(ParseResult asked) {
        return new Selection(patterns(asked, SELECT), patterns(asked, IGNORE));
    }

    private static Option<Seq<CodePattern>> patterns(ParseResult asked, String option) {
        List<String> none = List.of();
        Seq<String> written = Vector.ofAll(asked.matchedOptionValue(option, none));
        return Option.when(
                !written.isEmpty(),
                () -> written.flatMap(text -> CodePattern.listed(text, option)));
    }

    /// These wishes, and where there are none the other's.
    Selection orElse(Selection other) {
        return new Selection(select.orElse(other.select), ignore.orElse(other.ignore));
    }

    /// Whether nothing is left out.
    boolean isAll() {
        return select.isEmpty() && ignore.isEmpty();
    }

    boolean wants(RuleCode code) {
        return select.forAll(these -> these.exists(pattern -> pattern.fits(code)))
                && !ignore.exists(these -> these.exists(pattern -> pattern.fits(code)));
    }
}
