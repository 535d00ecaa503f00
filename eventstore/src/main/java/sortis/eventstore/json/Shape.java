package sortis.eventstore.json;

import io.vavr.control.Validation;

/// How a value of one kind is read from a node.
@FunctionalInterface
interface Shape<T> {
    /// The value, or the first flaw in reading order.
    ///
    /// @param subject the name of the field that the node stands in
    Validation<Flaw, T> read(String subject, Node node);
}
