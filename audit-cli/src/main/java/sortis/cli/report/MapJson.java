package sortis.cli.report;

import io.vavr.collection.Stream;
import sortis.cli.report.MapText.Window;
import sortis.map.Lfsr;
import sortis.map.WorldMap;
import sortis.value.Axis;
import sortis.value.Octet;
import sortis.value.Square;

/// Sequences and maps as JSON, in the shape other programs rely on.
public final class MapJson {
    private MapJson() {}

    /// So many numbers of a seed's sequence, the seed first.
    public static String sequence(Octet seed, int count) {
        return Json.object()
                .with("seed", seed.toString())
                .with(
                        "values",
                        Stream.iterate(seed, Lfsr::step)
                                .take(count)
                                .map(value -> new Json.Text(value.toString()))
                                .toVector())
                .text();
    }

    public static String square(WorldMap map, Square at) {
        return object(map, at).text();
    }

    /// Every square of a window, row by row.
    public static String window(WorldMap map, Window window) {
        return Json.object()
                .with("squares", window.rows().flatMap(row -> row.map(at -> object(map, at))))
                .text();
    }

    private static Json.Fields object(WorldMap map, Square at) {
        return Json.object()
                .with("at", Json.of(at))
                .with("x", map.number(Axis.X, at).toString())
                .with("y", map.number(Axis.Y, at).toString())
                .with("value", map.value(at).toString())
                .with("terrain", map.terrain(at).toString())
                .with("ore", map.ore(at).map(Json.Count::new));
    }
}
