package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;

/// What lines that cannot be read may have been meant to say. Knows how logs are written, which
/// diagnosis does not.
@FunctionalInterface
public interface Readings {
    /// Nothing is known of how logs are written.
    Readings NONE = _ -> Vector.empty();

    /// The entries that the line may have meant, the likeliest first; each with the place of the
    /// line.
    Seq<Entry> of(LogLine line);
}
