package sortis.world;

import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import io.vavr.collection.SortedMap;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import sortis.entry.BuildingKind;
import sortis.map.Terrain;
import sortis.map.WorldMap;
import sortis.time.Roads;
import sortis.value.Level;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;

/// The map and what was made of it: cleared squares, buildings and roads (rulebook §2 and §6).
///
/// @param clearings the squares cleared, in no order
/// @param standing what stands where, in no order
/// @param levels of the buildings of each kind
/// @param highestWorkshop the highest level of workshop standing
/// @param fires the smelters that began batches last
public record Land(
        WorldMap map,
        Set<Square> clearings,
        Map<Square, Structure> standing,
        Map<BuildingKind, SortedMap<Square, Level>> levels,
        Option<Level> highestWorkshop,
        Fires fires)
        implements Roads {
    static Land untouched(WorldMap map) {
        return new Land(
                map,
                HashSet.empty(),
                HashMap.empty(),
                HashMap.ofEntries(
                        Array.of(BuildingKind.values())
                                .map(kind -> Tuple.of(kind, TreeMap.empty()))),
                Option.none(),
                Fires.NONE);
    }

    Land clearing(Square square) {
        return new Land(map, clearings.add(square), standing, levels, highestWorkshop, fires);
    }

    /// With that on the square, instead of what stood there.
    Land with(Square square, Structure structure) {
        Level level = structure.level();
        Map<BuildingKind, SortedMap<Square, Level>> others =
                changed(levels, at(square), there -> there.remove(square));
        Map<BuildingKind, SortedMap<Square, Level>> all =
                changed(others, Option.of(structure), there -> there.put(square, level));
        return new Land(
                map,
                clearings,
                standing.put(square, structure),
                all,
                highestWorkshop(square, structure, all),
                fires.with(square, structure));
    }

    /// The highest workshop once that stands on the square: looked for only where the highest so
    /// far has to give way.
    private Option<Level> highestWorkshop(
            Square square, Structure structure, Map<BuildingKind, SortedMap<Square, Level>> all) {
        boolean isHighest =
                structure instanceof Structure.Workshop(var level)
                        && highestWorkshop.forAll(level::isAtLeast);
        boolean givesWay =
                levelOf(BuildingKind.WORKSHOP, square)
                        .exists(level -> highestWorkshop.contains(level));
        if (isHighest) {
            return Option.of(structure.level());
        }
        return givesWay
                ? all.get(BuildingKind.WORKSHOP).flatMap(workshops -> workshops.values().max())
                : highestWorkshop;
    }

    private static Map<BuildingKind, SortedMap<Square, Level>> changed(
            Map<BuildingKind, SortedMap<Square, Level>> levels,
            Option<Structure> structure,
            UnaryOperator<SortedMap<Square, Level>> change) {
        return structure
                .flatMap(Structure::kind)
                .fold(
                        () -> levels,
                        kind -> levels.computeIfPresent(kind, (_, all) -> change.apply(all))._2);
    }

    /// The squares cleared, in order.
    public SortedSet<Square> cleared() {
        return TreeSet.ofAll(clearings);
    }

    /// What stands where, in the order of the squares.
    public SortedMap<Square, Structure> structures() {
        return TreeMap.ofEntries(standing);
    }

    public Option<Structure> at(Square square) {
        return standing.get(square);
    }

    public boolean isCleared(Square square) {
        return clearings.contains(square);
    }

    /// Whether the square is a forest that was not cleared.
    public boolean isUnclearedForest(Square square) {
        return map.terrain(square) == Terrain.FOREST && !isCleared(square);
    }

    /// Whether the square is water without a bridge, which nobody can enter.
    public boolean isOpenWater(Square square) {
        return map.terrain(square) == Terrain.WATER && gradeAt(square).isEmpty();
    }

    /// What the square yields: wood in an uncleared forest, ore on a mountain, else nothing
    /// (rulebook §2).
    public Option<Resource> produce(Square square) {
        return isUnclearedForest(square)
                ? Option.of(Resource.WOOD)
                : map.ore(square).map(Resource::ore);
    }

    @Override
    public Option<Level> gradeAt(Square square) {
        return at(square).filter(Structure.Road.class::isInstance).map(Structure::level);
    }

    /// The level of that kind of building on the square, if one stands there.
    public Option<Level> levelOf(BuildingKind kind, Square square) {
        return at(square)
                .filter(structure -> structure.kind().contains(kind))
                .map(Structure::level);
    }

    /// The levels of all buildings of a kind.
    public Map<Square, Level> all(BuildingKind kind) {
        return levels.getOrElse(kind, TreeMap.empty());
    }

    /// The smelters that began batches on that turn, the present one.
    Set<Square> litOn(Turn turn) {
        return fires.turn().equals(turn) ? fires.squares() : HashSet.empty();
    }

    /// The smelters that began batches last.
    ///
    /// @param turn on which they did
    record Fires(Turn turn, Set<Square> squares) {
        private static final Fires NONE = new Fires(Turn.ZERO, HashSet.empty());

        private Fires with(Square square, Structure structure) {
            if (!(structure instanceof Structure.Smelter(_, var fired, var batches))
                    || batches == 0
                    || fired.isBefore(turn)) {
                return squares.contains(square) ? new Fires(turn, squares.remove(square)) : this;
            }
            return new Fires(fired, fired.equals(turn) ? squares.add(square) : HashSet.of(square));
        }
    }
}
