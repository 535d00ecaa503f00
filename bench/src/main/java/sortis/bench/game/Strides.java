package sortis.bench.game;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/// How far a settler gets on each turn of a walk (rulebook §5): a square, or along road of grade d
/// up to d + 1 squares.
record Strides(Board board) {
    /// The squares passed on each turn of a way that begins with the square where it stands.
    Seq<Seq<Integer>> along(Vector<Integer> way) {
        Seq<Seq<Integer>> strides = Vector.empty();
        Vector<Integer> rest = way;
        while (rest.size() > 1) {
            int length = length(rest);
            strides = strides.append(rest.slice(1, length + 1));
            rest = rest.drop(length);
        }
        return strides;
    }

    private int length(Vector<Integer> rest) {
        int length = 1;
        while (length + 1 < rest.size() && lowestGrade(rest.take(length + 2)) >= length) {
            length++;
        }
        return length;
    }

    private int lowestGrade(Vector<Integer> squares) {
        return squares.map(board::grade).min().getOrElse(Board.NO_ROAD);
    }
}
