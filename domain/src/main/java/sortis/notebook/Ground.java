package sortis.notebook;

import io.vavr.control.Option;
import sortis.entry.BuildingKind;
import sortis.finding.Step.Cover;
import sortis.map.Terrain;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.world.Land;

/// What a square is to those who build on it, in truth or by the player's chart (rulebook §6).
///
/// @param cleared whether it was cleared
/// @param grade of its ore, where it is a mountain and the grade is known
public record Ground(Terrain terrain, boolean cleared, Option<Integer> grade) {
    /// What it is in truth.
    public static Ground of(Land land, Square square) {
        return new Ground(
                land.map().terrain(square), land.isCleared(square), land.map().ore(square));
    }

    /// Cleared land is a forest square that has been cleared; nothing else is (rulebook §2).
    public boolean isClearedLand() {
        return terrain == Terrain.FOREST && cleared;
    }

    public boolean isUnclearedForest() {
        return terrain == Terrain.FOREST && !cleared;
    }

    public boolean isDry() {
        return terrain != Terrain.WATER;
    }

    /// Whether a building of that kind may stand there.
    public boolean bears(BuildingKind kind) {
        return switch (kind) {
            case WORKSHOP, HOUSE, SMELTER -> isClearedLand();
            case EXTRACTOR -> isUnclearedForest() || terrain == Terrain.MOUNTAIN;
        };
    }

    /// Whether road may be laid there, on land or as a bridge.
    public boolean bearsRoad() {
        return isClearedLand() || terrain == Terrain.WATER;
    }

    /// In one word, what it is covered by.
    public Cover cover() {
        return switch (terrain) {
            case WATER -> Cover.WATER;
            case MOUNTAIN -> Cover.MOUNTAIN;
            case FOREST -> cleared ? Cover.CLEARED_LAND : Cover.UNCLEARED_FOREST;
        };
    }

    /// What it yields.
    public Option<Resource> produce() {
        return isUnclearedForest()
                ? Option.of(Resource.WOOD)
                : grade.filter(_ -> terrain == Terrain.MOUNTAIN).map(Resource::ore);
    }
}
