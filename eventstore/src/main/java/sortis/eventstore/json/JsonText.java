package sortis.eventstore.json;

import io.vavr.collection.Seq;

/// Lists as JSON.
final class JsonText {
    private JsonText() {}

    static String list(Seq<String> items) {
        return items.mkString("[", ", ", "]");
    }
}
