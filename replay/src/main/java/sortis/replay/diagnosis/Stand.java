package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.value.AgentName;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.World;

/// A place where an agent stood before a finding, and when.
///
/// @param index before which line an entry of it may have stood
record Stand(int index, Turn turn, AgentName agent, Square at) {
    private static final int NEAR = 60;

    /// Where the agents stood after each of their entries before the finding, the latest first.
    static Seq<Stand> before(Case it) {
        return Vector.rangeBy(it.index(), Math.max(0, it.index() - NEAR), -1)
                .flatMap(at -> standing(it, at));
    }

    private static Seq<Stand> standing(Case it, int index) {
        World world = it.course().world(index);
        Seq<AgentName> changed =
                it.course()
                        .entry(index - 1)
                        .flatMap(entry -> entry.content().namedAgent())
                        .toVector()
                        .appendAll(
                                it.course()
                                        .entry(index)
                                        .flatMap(entry -> entry.content().namedAgent()));
        return changed.distinct()
                .flatMap(name ->
                        world.whereIs(name).map(at -> new Stand(index, world.turn(), name, at)));
    }
}
