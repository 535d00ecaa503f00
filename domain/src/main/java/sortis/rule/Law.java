package sortis.rule;

import io.vavr.collection.Seq;
import sortis.finding.Evidence;

/// What a rule says of one kind of entry: a pure function to the evidence against it, empty if it
/// is legal.
///
/// @param <E> the kind of entry, or of line
@FunctionalInterface
public interface Law<E> {
    Seq<Evidence> judge(Scene scene, E entry);
}
