package sortis.bench.game;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/// A round between two places: goods are loaded at the one and unloaded at the other.
///
/// @param way from the one to the other, every square of it
/// @param pause turns at the other
record Ferry(Vector<Integer> way, int pause, Doing.Halt source, Doing.Halt sink) {
    static Ferry of(Vector<Integer> way, int pause, Goods loads, Kind there) {
        return new Ferry(
                way,
                pause,
                new Doing.Halt(false, false, loads),
                new Doing.Halt(true, there == Kind.SMELTER, Goods.none()));
    }

    /// What is done on each turn of a round.
    Seq<Doing.Leg> legs(Strides strides) {
        return legs(strides.along(way), sink)
                .appendAll(Vector.fill(pause, new Doing.Leg(Vector.empty(), Doing.Halt.NONE)))
                .appendAll(legs(strides.along(way.reverse()), source));
    }

    private static Seq<Doing.Leg> legs(Seq<Seq<Integer>> strides, Doing.Halt atTheEnd) {
        return strides.zipWithIndex((stride, index) ->
                new Doing.Leg(stride, index == strides.size() - 1 ? atTheEnd : Doing.Halt.NONE));
    }

    /// The stops as JSON.
    Seq<String> stops() {
        Vector<Integer> corners = Wayfinder.corners(way);
        Vector<Integer> between = corners.drop(1).dropRight(1);
        String first =
                place(corners.head(), between) + ", \"load\": " + Line.bag(source.loads()) + "}";
        String second =
                place(corners.last(), between.reverse())
                        + (pause > 0 ? ", \"wait\": " + pause : "")
                        + ", \"unload\": \"all\""
                        + (sink.feeds() ? ", \"feed\": true}" : "}");
        return Vector.of(first, second);
    }

    private static String place(int square, Vector<Integer> via) {
        return "{\"at\": "
                + Line.coordinates(square)
                + (via.isEmpty()
                        ? ""
                        : via.map(Line::coordinates).mkString(", \"via\": [", ", ", "]"));
    }
}
