package sortis.cli.shell;

import io.vavr.collection.Vector;

/// Short forms of descriptions.
final class Sentence {
    private Sentence() {}

    /// The first sentence of a description, without its full stop.
    static String first(String... description) {
        return Vector.of(description).mkString(" ").split("(?<=[^.])\\.( |$)", 2)[0];
    }
}
