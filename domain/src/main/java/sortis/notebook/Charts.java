package sortis.notebook;

import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Predicate;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.MapEntry.SquareCharted;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.map.OreGrade;
import sortis.map.Terrain;
import sortis.value.Square;
import sortis.world.Land;

/// What the player last charted of each square, and where they believe to have cleared (rulebook
/// §8, `build-terrain`).
///
/// @param wrong the last chart of each square, where it has a finding
/// @param believed squares whose clearing was skipped as they are no forest
public record Charts(Map<Square, Chart> wrong, Set<Square> believed) {
    static final Charts BLANK = new Charts(HashMap.empty(), HashSet.empty());

    /// A chart that is wrong, and the findings that say so.
    public record Chart(SquareCharted entry, Seq<FindingId> findings) {
        /// The terrain as charted: by its word, else by value, else by a decisive first digit, else
        /// by a grade of ore.
        private Option<Terrain> terrain() {
            return entry.terrain()
                    .orElse(() -> entry.value().map(Terrain::of))
                    .orElse(() -> entry.nibble().flatMap(Terrain::decidedBy))
                    .orElse(() -> entry.ore().map(_ -> Terrain.MOUNTAIN));
        }

        private Option<Integer> grade() {
            return entry.ore().orElse(() -> entry.value().flatMap(OreGrade::of));
        }
    }

    /// The findings of the square's last chart, if the ground is right by that chart.
    public Seq<FindingId> excuse(Land land, Square square, Predicate<Ground> isRight) {
        return wrong.get(square)
                .filter(chart -> ground(chart, land).exists(isRight))
                .map(Chart::findings)
                .getOrElse(Vector.empty());
    }

    private Option<Ground> ground(Chart chart, Land land) {
        Square square = chart.entry().at();
        boolean cleared = believed.contains(square) || land.isCleared(square);
        return chart.terrain().map(terrain -> new Ground(terrain, cleared, chart.grade()));
    }

    Charts after(SquareCharted entry, Seq<Finding> findings) {
        Seq<FindingId> wrongs = findings.filter(Charts::isOfMap).map(Finding::id);
        return new Charts(
                wrongs.isEmpty()
                        ? wrong.remove(entry.at())
                        : wrong.put(entry.at(), new Chart(entry, wrongs)),
                believed);
    }

    private static boolean isOfMap(Finding finding) {
        return finding.code().text().startsWith("map-");
    }

    Charts after(ForestCleared entry, Land before) {
        boolean isSkipped = before.map().terrain(entry.at()) != Terrain.FOREST;
        return isSkipped ? new Charts(wrong, believed.add(entry.at())) : this;
    }
}
