package sortis.cli.page;

import java.util.ArrayList;
import java.util.List;

/// How a number runs through the whole game, piece by piece; filled in the order of turns.
final class Track {
    private final List<Piece> pieces = new ArrayList<>();

    List<Piece> pieces() {
        return List.copyOf(pieces);
    }

    /// The number on a turn that is not before the last piece; 0 if there is none.
    long at(long turn) {
        return pieces.isEmpty() ? 0 : pieces.getLast().at(turn);
    }

    /// From that turn on the number is that, and grows so; nothing new if that was foreseen.
    void see(long turn, long value, long slope) {
        boolean isOpen = !pieces.isEmpty() && pieces.getLast().period() == 0;
        boolean isLike = isOpen && pieces.getLast().slope() == slope;
        if (isLike && pieces.getLast().at(turn) == value) {
            return;
        }
        if (isLike && pieces.getLast().from() < turn) {
            pieces.addLast(pieces.removeLast().then(turn, value));
        } else {
            put(Piece.straight(turn, value, slope));
        }
    }

    /// From the piece's turn on it goes like that.
    void put(Piece piece) {
        if (!pieces.isEmpty() && pieces.getLast().from() == piece.from()) {
            var _ = pieces.removeLast();
        }
        pieces.addLast(piece);
    }
}
