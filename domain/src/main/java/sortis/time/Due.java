package sortis.time;

import java.util.Comparator;
import sortis.value.Bag;
import sortis.value.Square;
import sortis.value.Turn;

/// Smelter output that will lie on the smelter's square on a coming turn (rulebook §4).
public record Due(Square at, Turn turn, Bag goods) {
    /// By square, then by turn.
    public static final Comparator<Due> ORDER = Due::compare;

    private static int compare(Due one, Due other) {
        int bySquare = one.at.compareTo(other.at);
        return bySquare == 0 ? one.turn.compareTo(other.turn) : bySquare;
    }

    /// This and what falls due together with it.
    public Due with(Due other) {
        return new Due(at, turn, goods.plus(other.goods));
    }
}
