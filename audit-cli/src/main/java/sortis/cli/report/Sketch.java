package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Locale;
import sortis.value.Square;
import sortis.world.Structure;
import sortis.world.World;

/// A small piece of the map with what stands on it, one sign a square.
///
/// @param centre the square in the middle, unless the map ends before
public record Sketch(World world, Square centre, int columns, int rows) {
    /// What the signs mean.
    public static final Seq<String> LEGEND =
            Vector.of(
                    "~ water   . forest   0-5 mountain with ore of that grade   _ cleared land",
                    "W workshop   H house   X extractor   S smelter   = road   @ agent");

    /// Rows with their numbers, below a line of column numbers.
    public Seq<String> lines() {
        int left = from(centre.x(), columns);
        int top = from(centre.y(), rows);
        return Vector.range(top, top + rows)
                .map(y -> String.format(Locale.ROOT, "%3s ", y) + row(left, y))
                .prepend(ruler(left));
    }

    private static int from(int middle, int size) {
        return Math.clamp(middle - size / 2, 0, Square.LAST + 1 - size);
    }

    /// Column numbers, each beginning above its column, every five columns.
    private String ruler(int left) {
        StringBuilder ruler = new StringBuilder("    ");
        for (int x = left; x < left + columns; x++) {
            String number = x % 5 == 0 ? String.valueOf(x) : " ";
            boolean fits =
                    ruler.length() == 4 + x - left && ruler.length() + number.length() <= width();
            StringBuilder _ =
                    ruler.append(fits ? number : ruler.length() > 4 + x - left ? "" : " ");
        }
        return ruler.toString();
    }

    /// How many signs a line has at the most.
    int width() {
        return columns + 4;
    }

    private String row(int left, int y) {
        return Vector.range(left, left + columns).map(x -> sign(new Square(x, y))).mkString();
    }

    private String sign(Square square) {
        return world.agents().inOrder().exists(agent -> isOn(square, agent.plan().at(world.turn())))
                ? "@"
                : world.land().at(square).map(Sketch::sign).getOrElse(() -> ground(square));
    }

    private static boolean isOn(Square square, Square place) {
        return square.equals(place);
    }

    private static String sign(Structure structure) {
        return switch (structure) {
            case Structure.Workshop _ -> "W";
            case Structure.House _ -> "H";
            case Structure.Extractor _ -> "X";
            case Structure.Smelter _ -> "S";
            case Structure.Road _ -> "=";
        };
    }

    private String ground(Square square) {
        return switch (world.land().map().terrain(square)) {
            case WATER -> "~";
            case FOREST -> world.land().isCleared(square) ? "_" : ".";
            case MOUNTAIN -> world.land().map().ore(square).map(String::valueOf).getOrElse("?");
        };
    }
}
