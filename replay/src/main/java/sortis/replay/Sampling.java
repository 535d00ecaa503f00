package sortis.replay;

import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.BuildingKind;
import sortis.entry.GameEntry;
import sortis.entry.HaulageEntry;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine.Entry;
import sortis.map.WorldMap;
import sortis.value.Resource;
import sortis.value.Turn;
import sortis.world.World;

/// Every so many turns of a game.
///
/// @param to the last turn that is looked at, if it is one of them
/// @param every how many turns lie between two of them, 1 or more
public record Sampling(Turn from, Turn to, long every) {
    /// How many turns that are.
    public long size() {
        return to.isBefore(from) ? 0 : to.since(from) / every + 1;
    }

    /// The worlds at the end of these turns, one after another, none kept; none without a game.
    /// From before the game on there is nothing to be seen: it must not begin later than `from`.
    ///
    /// @throws sortis.time.Unforeseeable while going on, if routes take too long to come round
    public Iterator<World> worlds(Transcript log) {
        return log.game()
                .map(game -> new Course(log, game))
                .<Iterator<World>>map(course ->
                        Iterator.iterate(from, turn -> turn.plus(every))
                                .takeWhile(turn -> !to.isBefore(turn))
                                .map(course::at))
                .getOrElse(Iterator.empty());
    }

    /// All goods that there can be on these turns, by what the entries say.
    public Set<Resource> goods(Transcript log) {
        return log.game()
                .map(game ->
                        log.taken()
                                .takeWhile(entry -> !to.isBefore(log.turnOf(entry)))
                                .flatMap(entry -> goods(game, entry.content()))
                                .foldLeft(
                                        TreeSet.ofAll(game.rulings().opening().resources()),
                                        TreeSet::add))
                .getOrElse(TreeSet.empty());
    }

    private static Seq<Resource> goods(GameStarted game, GameEntry entry) {
        return switch (entry) {
            case ForestCleared _ -> Vector.of(Resource.WOOD);
            case HaulageEntry hauled -> hauled.what().positive().resources();
            case BuildingRaised raised when raised.building() == BuildingKind.SMELTER ->
                    Vector.of(Resource.ore(raised.level().next()));
            case BuildingRaised raised when raised.building() == BuildingKind.EXTRACTOR ->
                    Vector.of(
                            WorldMap.of(game.seeds().x(), game.seeds().y())
                                    .ore(raised.at())
                                    .map(Resource::ore)
                                    .getOrElse(Resource.WOOD));
            default -> Vector.empty();
        };
    }

    /// A game on its way from turn to turn.
    private static final class Course {
        private final Transcript log;
        private final Seq<Entry> entries;
        private World world;
        private int taken = 1;

        Course(Transcript log, GameStarted game) {
            this.log = log;
            this.entries = log.taken().toVector();
            this.world = World.begun(game, log.turnOf(entries.get(0)));
        }

        World at(Turn turn) {
            while (taken < entries.size() && !turn.isBefore(log.turnOf(entries.get(taken)))) {
                Entry next = entries.get(taken);
                world = world.carriedTo(log.turnOf(next)).after(next.content());
                taken++;
            }
            world = world.carriedTo(turn);
            return world;
        }
    }
}
