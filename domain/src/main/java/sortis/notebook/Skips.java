package sortis.notebook;

import io.vavr.control.Option;
import sortis.value.Turn;

/// The latest good skip announced (rulebook §8, `skip-overlap`).
///
/// @param to the turn it skips to
/// @param overlapped whether an entry inside it was found already
public record Skips(Option<Turn> to, boolean overlapped) {
    static final Skips NONE = new Skips(Option.none(), false);

    /// The end of the announced skip inside which that turn lies, unless that was found before.
    public Option<Turn> overlappedBy(Turn turn) {
        return to.filter(end -> turn.isBefore(end) && !overlapped);
    }

    Skips overlapping() {
        return new Skips(to, true);
    }

    static Skips announced(Turn to) {
        return new Skips(Option.of(to), false);
    }
}
