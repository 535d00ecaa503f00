package sortis.finding;

import io.vavr.control.Option;
import sortis.value.Axis;
import sortis.value.Resource;
import sortis.value.Square;

/// What a finding is about, beside its entry.
public sealed interface Subject {
    /// The entry as a whole.
    record Whole() implements Subject {}

    record OnSquare(Square at) implements Subject {}

    /// So much of a resource, on a square or everywhere.
    record OfResource(Option<Square> at, Resource resource) implements Subject {}

    record OnAxis(Axis axis) implements Subject {}

    /// One value of a worksheet.
    record InSequence(Axis axis, int index) implements Subject {}
}
