package sortis.replay.diff;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.value.Turn;

/// All there is to say of two logs.
///
/// @param sameMap whether both have the same seeds
/// @param turn on which their states are compared
/// @param first where they part; none if they say the same throughout
/// @param errors of each log as a whole
public record Comparison(
        boolean sameMap,
        Turn turn,
        Option<LogDiff.Difference> first,
        Seq<StateDiff.Difference> state,
        Errors errors) {
    /// How many errors each log has.
    public record Errors(int a, int b) {}

    public boolean isSame() {
        return first.isEmpty() && state.isEmpty();
    }
}
