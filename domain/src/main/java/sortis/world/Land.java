package sortis.world;

import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
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

/// The map and what was made of it: cleared squares, buildings and roads (rulebook §2 and §6).
///
/// @param levels of the buildings of each kind
public record Land(
        WorldMap map,
        SortedSet<Square> cleared,
        SortedMap<Square, Structure> structures,
        Map<BuildingKind, SortedMap<Square, Level>> levels)
        implements Roads {
    static Land untouched(WorldMap map) {
        return new Land(
                map,
                TreeSet.empty(),
                TreeMap.empty(),
                HashMap.ofEntries(
                        Array.of(BuildingKind.values())
                                .map(kind -> Tuple.of(kind, TreeMap.empty()))));
    }

    Land clearing(Square square) {
        return new Land(map, cleared.add(square), structures, levels);
    }

    /// With that on the square, instead of what stood there.
    Land with(Square square, Structure structure) {
        Level level = structure.level();
        Map<BuildingKind, SortedMap<Square, Level>> others =
                changed(levels, at(square), there -> there.remove(square));
        return new Land(
                map,
                cleared,
                structures.put(square, structure),
                changed(others, Option.of(structure), there -> there.put(square, level)));
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

    public Option<Structure> at(Square square) {
        return structures.get(square);
    }

    public boolean isCleared(Square square) {
        return cleared.contains(square);
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

    /// The highest level of workshop standing.
    public Option<Level> highestWorkshop() {
        return all(BuildingKind.WORKSHOP).values().max();
    }
}
