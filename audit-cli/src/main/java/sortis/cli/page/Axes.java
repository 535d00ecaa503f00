package sortis.cli.page;

import java.util.Locale;

/// Axes as the pages read them.
final class Axes {
    private Axes() {}

    /// Pairs of a turn and its place.
    static String json(Axis axis) {
        return Script.list(
                axis.places()
                        .toVector()
                        .map(each ->
                                "["
                                        + each._1
                                        + ","
                                        + String.format(Locale.ROOT, "%.3f", each._2)
                                        + "]"));
    }
}
