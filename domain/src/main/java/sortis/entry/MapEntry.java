package sortis.entry;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.map.Terrain;
import sortis.value.Axis;
import sortis.value.Nibble;
import sortis.value.Octet;
import sortis.value.Square;

/// Entries about the map: all that they say are claims.
public sealed interface MapEntry extends GameEntry {
    /// A line of the worksheet: the numbers of an axis from an index on, none past 255.
    record SequenceWritten(Axis axis, int from, Seq<Octet> values) implements MapEntry {}

    /// What the player worked out about a square: at least one of the four.
    ///
    /// @param ore the grade of ore, 0 … 41
    record SquareCharted(
            Square at,
            Option<Octet> value,
            Option<Nibble> nibble,
            Option<Terrain> terrain,
            Option<Integer> ore)
            implements MapEntry {}
}
