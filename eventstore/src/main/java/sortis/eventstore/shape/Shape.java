package sortis.eventstore.shape;

import io.vavr.control.Validation;
import sortis.eventstore.line.Flaw;

/// How a value of one kind is read from a node.
@FunctionalInterface
public interface Shape<T> {
    /// The value, or the first flaw in reading order.
    ///
    /// @param subject the name of the field that the node stands in
    Validation<Flaw, T> read(String subject, Node node);
}
