package sortis.eventstore.edit;

import sortis.eventstore.shape.Places.Span;

/// Text to be put in the place of a part of a line.
record Replacement(Span span, String text) {
    String in(String line) {
        return line.substring(0, span.from()) + text + line.substring(span.to());
    }

    /// The same, in the line in which it stands, of a text of several lines.
    ///
    /// @param start where that line begins
    Replacement from(int start) {
        return new Replacement(new Span(span.from() - start, span.to() - start), text);
    }
}
