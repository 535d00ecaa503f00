package sortis.cli.report;

import sortis.entry.GameEntry;
import sortis.value.Bag;

/// Something an agent could do next where it stands.
///
/// @param cost what it takes, empty if nothing
/// @param means whether the agent has that
public record Prospect(GameEntry deed, Bag cost, Means means) {
    /// Whether there is enough to pay with.
    public enum Means {
        ENOUGH,
        SHORT
    }
}
