package sortis.bench.game;

import io.vavr.collection.Iterator;
import io.vavr.collection.Vector;

/// Finds where roads can be laid: on cleared land, over water, or over a lower road.
record Roadworks(Board board, Dice dice) {
    /// The eight directions, each as what it adds to a square.
    private static final Vector<Integer> DIRECTIONS =
            Vector.of(1, 257, 256, 255, -1, -257, -256, -255);

    boolean hasSite(int square, int grade) {
        return !board.isWater(square) && !site(square, grade, 1).isEmpty();
    }

    /// Squares in a row for a road, from beside a square, at most so many; empty if there are none.
    Vector<Integer> site(int square, int grade, int length) {
        return DIRECTIONS
                .rotateLeft(dice.below(DIRECTIONS.size()))
                .map(direction -> row(square, direction, grade, length))
                .find(row -> !row.isEmpty())
                .getOrElse(Vector.empty());
    }

    private Vector<Integer> row(int square, int direction, int grade, int length) {
        return Iterator.range(1, length + 1)
                .map(step -> square + step * direction)
                .takeWhile(next -> isNext(next, direction) && takesRoad(next, grade))
                .toVector();
    }

    /// Whether that is on the map, and one step away from the square before it.
    private static boolean isNext(int square, int direction) {
        int before = square - direction;
        return square >= 0
                && square < Ground.SQUARES
                && Math.abs(Ground.x(square) - Ground.x(before)) <= 1
                && Math.abs(Ground.y(square) - Ground.y(before)) <= 1;
    }

    private boolean takesRoad(int square, int grade) {
        return board.is(Kind.ROAD, square)
                ? board.level(square) < grade
                : board.isFree(square) && (board.isCleared(square) || board.isWater(square));
    }
}
