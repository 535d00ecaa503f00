package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.BiFunction;
import java.util.function.Function;
import sortis.finding.Datum;

/// What comes out of a problem by a slip.
@FunctionalInterface
public interface Slip {
    Seq<Datum> answers(Case given);

    /// A slip with problems of one kind.
    static <P extends Problem> Slip in(Class<P> kind, Function<P, Datum> answer) {
        return some(kind, problem -> Vector.of(answer.apply(problem)));
    }

    /// A slip that cannot always be made, or in several ways.
    static <P extends Problem> Slip some(Class<P> kind, Function<P, Seq<Datum>> answers) {
        return from(kind, (problem, _) -> answers.apply(problem));
    }

    /// A slip that changes a right amount.
    static <P extends Problem> Slip changing(
            Class<P> kind, BiFunction<P, Long, Seq<Long>> changed) {
        return from(
                kind,
                (problem, truth) ->
                        truth instanceof Datum.Count(long number)
                                ? changed.apply(problem, number).map(Datum::of)
                                : Vector.empty());
    }

    private static <P extends Problem> Slip from(
            Class<P> kind, BiFunction<P, Datum, Seq<Datum>> answers) {
        return given ->
                kind.isInstance(given.problem())
                        ? answers.apply(kind.cast(given.problem()), given.truth())
                        : Vector.empty();
    }

    /// Made with either kind of problem.
    default Slip or(Slip other) {
        return given -> answers(given).appendAll(other.answers(given));
    }
}
