package sortis.bench.game;

import io.vavr.collection.Seq;

/// What a settler is about from turn to turn.
sealed interface Doing {
    /// Stands.
    record Nothing() implements Doing {}

    /// Operates the extractor it stands on.
    record Work() implements Doing {}

    /// Walks.
    ///
    /// @param strides the squares passed on each turn to come, the last one being where it ends
    record Walk(Seq<Seq<Integer>> strides) implements Doing {}

    /// Goes round and round.
    ///
    /// @param turns what it does on each turn of a round
    /// @param next the turn of the round that comes next
    record Tour(Seq<Leg> turns, int next) implements Doing {}

    /// A turn of a round.
    ///
    /// @param stride the squares passed, the last one being where it ends; none while it waits
    record Leg(Seq<Integer> stride, Halt halt) {}

    /// What is done at a stop: unload all, feed, load; nothing on the way.
    record Halt(boolean unloads, boolean feeds, Goods loads) {
        static final Halt NONE = new Halt(false, false, Goods.none());
    }
}
