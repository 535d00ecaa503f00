package sortis.value;

import io.vavr.collection.Seq;

/// The corners of a walk or of a road as written, one or more. Whether each is reached from the one
/// before by a straight line is for a rule to say (rulebook §5).
public record Path(Square first, Seq<Square> rest) {
    public Seq<Square> corners() {
        return rest.prepend(first);
    }

    public Square last() {
        return rest.foldLeft(first, (_, next) -> next);
    }

    @Override
    public String toString() {
        return corners().mkString(" > ");
    }
}
