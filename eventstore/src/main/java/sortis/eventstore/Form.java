package sortis.eventstore;

import sortis.eventstore.json.JsonPlaces;
import sortis.eventstore.notation.NotationPlaces;
import sortis.eventstore.shape.Places;

/// The two ways in which a log can be written.
public enum Form {
    /// One JSON object a line.
    JSON_LINES,
    /// The notebook notation.
    NOTATION;

    /// The form of the line of an entry that can be read: JSON begins with `{`, notation never
    /// does.
    public static Form of(String text) {
        return text.stripLeading().startsWith("{") ? JSON_LINES : NOTATION;
    }

    /// Where in the line of an entry its values stand.
    public static Places places(String text) {
        return switch (of(text)) {
            case JSON_LINES -> JsonPlaces.of(text);
            case NOTATION -> NotationPlaces.of(text);
        };
    }
}
