package sortis.eventstore.json;

import io.vavr.control.Validation;
import sortis.eventstore.line.Flaw;
import sortis.eventstore.shape.Node;

/// JSON that stands elsewhere than in a line of its own.
public final class JsonValue {
    private JsonValue() {}

    /// The one value of a text, or what is wrong with it first: a key that stands twice, too.
    public static Validation<Flaw, Node> parse(String text) {
        return JsonTree.parse(text)
                .flatMap(tree ->
                        tree.repeated()
                                .fold(() -> Validation.valid(tree.root()), Validation::invalid));
    }
}
