package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Function;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.value.Turn;

/// What lines that cannot be read may have been meant to say. Knows how logs are written, which
/// diagnosis does not.
///
/// @param entries that a line may have meant, the likeliest first; each with the place of the line
/// @param turns that a line may have meant to set for the entries below it, the likeliest first
public record Readings(Function<LogLine, Seq<Entry>> entries, Function<LogLine, Seq<Turn>> turns) {
    /// Nothing is known of how logs are written.
    public static final Readings NONE = new Readings(_ -> Vector.empty(), _ -> Vector.empty());
}
