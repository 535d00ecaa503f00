package sortis.rules.building;

import sortis.finding.Evidence;
import sortis.finding.Step;
import sortis.value.Square;
import sortis.world.Structure;

/// Squares on which something stands.
final class Sites {
    private Sites() {}

    /// Evidence that a square is taken, and by what.
    static Evidence taken(Square at, Structure there) {
        return Evidence.at(at).showing(new Step.Stands(at, there.kind(), there.level()));
    }
}
