package sortis.bench.game;

import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.util.function.IntPredicate;

/// Finds what is near a square, and the shortest way there.
final class Wayfinder {
    /// The answer where there is no such square.
    static final int NOWHERE = -1;

    private static final int REACH = 8;

    private final Board board;
    private final Dice dice;
    private final int[] before = new int[Ground.SQUARES];
    private final int[] seenIn = new int[Ground.SQUARES];
    private final int[] reached = new int[(2 * REACH + 1) * (2 * REACH + 1)];
    private int origin;
    private int search;
    private int count;

    Wayfinder(Board board, Dice dice) {
        this.board = board;
        this.dice = dice;
    }

    /// Looks around: the answers below are about this square from now on.
    void lookAround(int square) {
        search++;
        count = 0;
        origin = square;
        reach(square, square);
        for (int next = 0; next < count; next++) {
            reachNeighbours(reached[next]);
        }
    }

    private void reachNeighbours(int square) {
        int lastX = Math.min(Math.min(Ground.x(square) + 1, Ground.x(origin) + REACH), Ground.LAST);
        int lastY = Math.min(Math.min(Ground.y(square) + 1, Ground.y(origin) + REACH), Ground.LAST);
        int firstX = Math.max(Math.max(Ground.x(square) - 1, Ground.x(origin) - REACH), 0);
        int firstY = Math.max(Math.max(Ground.y(square) - 1, Ground.y(origin) - REACH), 0);
        for (int x = firstX; x <= lastX; x++) {
            for (int y = firstY; y <= lastY; y++) {
                reach(Ground.square(x, y), square);
            }
        }
    }

    private void reach(int square, int from) {
        if (seenIn[square] != search && (square == origin || board.isPassable(square))) {
            seenIn[square] = search;
            before[square] = from;
            reached[count] = square;
            count++;
        }
    }

    /// One of the squares that can be reached and are such, or nowhere.
    int any(IntPredicate isSuch) {
        return first(dice.below(count), isSuch);
    }

    /// The nearest square that is such, or nowhere.
    int nearest(IntPredicate isSuch) {
        return first(0, isSuch);
    }

    private int first(int start, IntPredicate isSuch) {
        for (int i = 0; i < count; i++) {
            int square = reached[(start + i) % count];
            if (isSuch.test(square)) {
                return square;
            }
        }
        return NOWHERE;
    }

    /// A square far away.
    int farAway() {
        return reached[dice.from(count - 1 - count / 8, count - 1)];
    }

    /// Every square of the way to one that can be reached, both ends too; empty if it cannot be.
    Vector<Integer> way(int to) {
        List<Integer> way = List.empty();
        for (int at = to; seenIn[to] == search && at != origin; at = before[at]) {
            way = way.prepend(at);
        }
        return seenIn[to] == search ? way.prepend(origin).toVector() : Vector.empty();
    }

    /// The squares at which a way turns, both ends too.
    static Vector<Integer> corners(Vector<Integer> way) {
        return Vector.range(0, way.size()).filter(index -> isCorner(way, index)).map(way::get);
    }

    private static boolean isCorner(Vector<Integer> way, int index) {
        return index == 0
                || index == way.size() - 1
                || way.get(index) - way.get(index - 1) != way.get(index + 1) - way.get(index);
    }
}
