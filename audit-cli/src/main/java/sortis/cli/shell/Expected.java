package sortis.cli.shell;

import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import picocli.CommandLine.Model.ArgSpec;

/// What may stand as an option's value, or behind a command.
sealed interface Expected {
    /// The names that files and folders have in the help.
    Set<String> FILES =
            HashSet.of("LOG", "XSEED|LOG", "OTHER", "A", "B", "FILE", "IN", "OUT", "NEW", "HEAD");

    /// The names that codes of rules have in the help.
    Set<String> CODES = HashSet.of("CODE", "CODES");

    /// Nothing: it is a flag, or a command that is whole.
    record Nothing() implements Expected {}

    /// Something that only the person who types can know.
    record AnyText() implements Expected {}

    record AFile() implements Expected {}

    /// Codes of rules, one or several with commas between.
    record RuleCodes() implements Expected {}

    record OneOf(Seq<String> words) implements Expected {}

    /// What an option or an argument takes.
    static Expected by(ArgSpec argument) {
        if (argument.arity().max() == 0) {
            return new Nothing();
        }
        return choices(argument).getOrElse(() -> byLabel(argument.paramLabel()));
    }

    private static Option<Expected> choices(ArgSpec argument) {
        return Option.of(argument.completionCandidates())
                .map(words -> new OneOf(Vector.ofAll(words)));
    }

    private static Expected byLabel(String label) {
        if (FILES.contains(label)) {
            return new AFile();
        }
        return CODES.contains(label) ? new RuleCodes() : new AnyText();
    }
}
