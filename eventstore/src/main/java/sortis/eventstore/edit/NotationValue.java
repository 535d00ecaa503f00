package sortis.eventstore.edit;

import io.vavr.control.Option;
import sortis.eventstore.notation.Claims;
import sortis.eventstore.shape.Places;
import sortis.eventstore.shape.Places.Span;
import sortis.finding.Datum;

/// Values in a line of the notation.
record NotationValue(String text, Places places, Claims spelling) {
    Option<Replacement> replaced(Edit edit, Datum after) {
        return places.find(edit.key())
                .map(span -> new Replacement(span, spelling.spelled(edit.key(), after)));
    }

    /// The value, and the blanks before it.
    Option<Replacement> removed(String key) {
        return places.find(key)
                .map(span -> {
                    int from = text.substring(0, span.from()).stripTrailing().length();
                    return new Replacement(new Span(from, span.to()), "");
                });
    }
}
