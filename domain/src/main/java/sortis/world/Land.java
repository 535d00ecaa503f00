package sortis.world;

import io.vavr.collection.Map;
import io.vavr.collection.SortedMap;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.control.Option;
import sortis.entry.BuildingKind;
import sortis.map.Terrain;
import sortis.map.WorldMap;
import sortis.time.Roads;
import sortis.value.Level;
import sortis.value.Resource;
import sortis.value.Square;

/// The map and what was made of it: cleared squares, buildings and roads (rulebook §2 and §6).
public record Land(WorldMap map, SortedSet<Square> cleared, SortedMap<Square, Structure> structures)
        implements Roads {
    static Land untouched(WorldMap map) {
        return new Land(map, TreeSet.empty(), TreeMap.empty());
    }

    Land clearing(Square square) {
        return new Land(map, cleared.add(square), structures);
    }

    Land with(Square square, Structure structure) {
        return new Land(map, cleared, structures.put(square, structure));
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
        return structures
                .filterValues(structure -> structure.kind().contains(kind))
                .mapValues(Structure::level);
    }

    /// The highest level of workshop standing.
    public Option<Level> highestWorkshop() {
        return all(BuildingKind.WORKSHOP).values().max();
    }
}
