package sortis.ruling;

import sortis.value.Square;

/// Whether a square has 4 or 8 neighbours (rulebook §3, `moves`).
public enum Moves implements Choice {
    ORTHOGONAL("orthogonal"),
    DIAGONAL("diagonal");

    private final String spelling;

    Moves(String spelling) {
        this.spelling = spelling;
    }

    /// Whether a straight line of at least one step leads from one square to the other (rulebook
    /// §5).
    public boolean leads(Square from, Square to) {
        int dx = Math.abs(to.x() - from.x());
        int dy = Math.abs(to.y() - from.y());
        boolean alongAnAxis = (dx == 0) != (dy == 0);
        boolean alongADiagonal = dx == dy && dx > 0;
        return alongAnAxis || (this == DIAGONAL && alongADiagonal);
    }

    /// Whether the two are neighbours: one step apart.
    public boolean neighbours(Square one, Square other) {
        return leads(one, other) && distance(one, other) == 1;
    }

    /// The number of steps along a straight line.
    public static int distance(Square from, Square to) {
        return Math.max(Math.abs(to.x() - from.x()), Math.abs(to.y() - from.y()));
    }

    @Override
    public String spelling() {
        return spelling;
    }
}
