package sortis.cli.picture;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.cli.report.MapText.Window;
import sortis.value.Square;

/// A part of a map in colours alone, two rows in each line: the upper half of a sign is one square,
/// the lower half the one below it. So squares look square.
public record BlockMap(Chart chart, Window window, Coordinates coordinates) {
    private static final String UPPER_HALF = "\u2580";
    private static final int PER_LINE = 2;

    /// The rows of the map, numbered by the upper one of each two, below a line of column numbers.
    public Seq<Strip> lines() {
        Ruler ruler = new Ruler(coordinates, 1);
        return window.rows()
                .grouped(PER_LINE)
                .map(rows -> line(ruler, rows.get(0), rows.drop(1).headOption()))
                .toVector()
                .prepend(ruler.above(window));
    }

    private Strip line(Ruler ruler, Seq<Square> upper, Option<Seq<Square>> lower) {
        Seq<Option<Tone>> below =
                lower.<Seq<Option<Tone>>>map(row -> row.map(at -> Option.of(tone(at))))
                        .getOrElse(() -> upper.map(_ -> Option.none()));
        Seq<Strip> cells = upper.zipWith(below, (at, under) -> cell(tone(at), under));
        return Strip.joined(cells.prepend(ruler.beside(upper)));
    }

    private static Strip cell(Tone upper, Option<Tone> lower) {
        return lower.contains(upper)
                ? Strip.of(" ", Paint.of(upper, upper))
                : Strip.of(UPPER_HALF, new Paint(Option.of(upper), lower, Paint.Stress.NONE));
    }

    private Tone tone(Square square) {
        return chart.figures(square).isEmpty()
                ? chart.structure(square)
                        .map(structure -> Works.of(structure).tone())
                        .getOrElse(() -> chart.ground(square).tone())
                : Works.AGENT;
    }

    /// What the colours mean.
    public Seq<Strip> legend() {
        Strip ores =
                Strip.joined(
                        Vector.of(Ground.values())
                                .filter(Ground::isMountain)
                                .map(kind -> Strip.of(" " + kind.sign() + " ", kind.paint())));
        Strip land =
                key(Ground.WATER.tone(), Ground.WATER.word())
                        .then(key(Ground.FOREST.tone(), Ground.FOREST.word()))
                        .then(ores)
                        .then(" mountain with ore of that grade");
        return chart.isPlayed() ? Vector.of(land, works()) : Vector.of(land);
    }

    private static Strip works() {
        return key(Ground.CLEARED.tone(), Ground.CLEARED.word())
                .then(key(Works.BUILDING, "building"))
                .then(key(Works.LANE, Works.ROAD.word()))
                .then(key(Works.AGENT, "agent"));
    }

    private static Strip key(Tone tone, String word) {
        return Strip.of("  ", Paint.of(tone, tone)).then(" " + word + "  ");
    }
}
