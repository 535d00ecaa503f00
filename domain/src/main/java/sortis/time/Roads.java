package sortis.time;

import io.vavr.control.Option;
import sortis.value.Level;
import sortis.value.Square;

/// The roads as they stand when a move is written; speeds and bridges are judged by them (rulebook
/// §5).
@FunctionalInterface
public interface Roads {
    Roads NONE = _ -> Option.none();

    /// The grade of the road on a square, if it carries one.
    Option<Level> gradeAt(Square square);
}
