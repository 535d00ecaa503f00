package sortis.cli.report;

import io.vavr.control.Option;
import sortis.finding.Finding;
import sortis.finding.Subject;
import sortis.value.Square;

/// What findings are about.
final class Subjects {
    private Subjects() {}

    static Option<Square> square(Finding finding) {
        return switch (finding.evidence().subject()) {
            case Subject.OnSquare(Square at) -> Option.of(at);
            case Subject.OfResource(var at, _) -> at;
            case Subject.Whole _, Subject.OnAxis _, Subject.InSequence _ -> Option.none();
        };
    }

    static Option<String> resource(Finding finding) {
        return finding.evidence().subject() instanceof Subject.OfResource(_, var resource)
                ? Option.of(resource.toString())
                : Option.none();
    }

    /// `the 5th number of the x sequence (index 4)`.
    static String number(Finding finding) {
        return switch (finding.evidence().subject()) {
            case Subject.InSequence(var axis, int index) ->
                    "the "
                            + Words.ordinal(index + 1L)
                            + " number of the "
                            + axis
                            + " sequence (index "
                            + index
                            + ")";
            case Subject.OnAxis(var axis) -> "the " + axis + " sequence";
            case Subject.Whole _, Subject.OnSquare _, Subject.OfResource _ -> "the entry";
        };
    }
}
