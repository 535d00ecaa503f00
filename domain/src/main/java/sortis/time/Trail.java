package sortis.time;

import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;
import sortis.ruling.Moves;
import sortis.value.Path;
import sortis.value.Square;

/// A path step by step: its first square, then every square that it enters (rulebook §5).
public record Trail(Array<Square> squares) {
    /// Follows a path; left: the first corner that no straight line of at least one step reaches
    /// from the one before.
    public static Either<Square, Trail> along(Path path, Moves moves) {
        Seq<Tuple2<Square, Square>> legs = path.corners().zip(path.rest());
        return legs.find(leg -> !moves.leads(leg._1, leg._2))
                .map(Tuple2::_2)
                .<Either<Square, Trail>>map(Either::left)
                .getOrElse(() -> Either.right(through(path.first(), legs)));
    }

    /// A trail that stays where it begins.
    public static Trail standing(Square at) {
        return new Trail(Array.of(at));
    }

    private static Trail through(Square first, Seq<Tuple2<Square, Square>> legs) {
        List<Square> squares = new ArrayList<>();
        squares.addLast(first);
        legs.forEach(leg -> addLine(leg._1, leg._2, squares));
        return new Trail(Array.ofAll(squares));
    }

    private static void addLine(Square from, Square to, List<Square> squares) {
        int dx = Integer.signum(to.x() - from.x());
        int dy = Integer.signum(to.y() - from.y());
        for (int step = 1; step <= Moves.distance(from, to); step++) {
            squares.addLast(new Square(from.x() + step * dx, from.y() + step * dy));
        }
    }

    /// The squares entered: all but the first.
    public Seq<Square> entered() {
        return squares.drop(1);
    }

    /// How many steps it takes.
    public int steps() {
        return squares.size() - 1;
    }
}
