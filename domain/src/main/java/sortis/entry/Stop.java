package sortis.entry;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.value.Bag;
import sortis.value.Square;
import sortis.value.Turn;

/// One stop of a route: first unload, then feed, then load, then wait, then on through `via`
/// (rulebook §5).
///
/// @param via squares between this stop and the next
/// @param waits how many turns it waits
public record Stop(
        Square at, Seq<Square> via, Turn waits, Unloading unload, boolean feed, Bag load) {
    /// What a stop unloads: a bag, or all there is.
    public sealed interface Unloading {}

    /// Whatever the agent carries.
    public record Everything() implements Unloading {}

    /// As much of the bag as the agent carries.
    public record UpTo(Bag what) implements Unloading {}

    /// Unloads nothing.
    public static final Unloading NOTHING = new UpTo(Bag.EMPTY);

    /// Whether there is anything to do but wait.
    public boolean works() {
        return feed || !load.isEmpty() || !unload.equals(NOTHING);
    }

    /// A stop with no work: an agent only passes through, or waits.
    public static Stop idle(Square at, Seq<Square> via, Option<Turn> waits) {
        return new Stop(at, via, waits.getOrElse(Turn.ZERO), NOTHING, false, Bag.EMPTY);
    }
}
