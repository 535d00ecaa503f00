package sortis.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sortis.entry.Stop;
import sortis.ruling.Moves;
import sortis.value.Square;

/// Paths, and how fast they are walked (rulebook §5).
record Ways(Board board) {
    /// Every square of a path, the first one too; nothing if it is broken.
    Optional<List<Square>> steps(List<Square> corners) {
        List<Square> all = new ArrayList<>(List.of(corners.getFirst()));
        for (Square corner : corners.subList(1, corners.size())) {
            if (!isStraight(all.getLast(), corner)) {
                return Optional.empty();
            }
            while (!all.getLast().equals(corner)) {
                all.add(towards(all.getLast(), corner));
            }
        }
        return Optional.of(all);
    }

    private boolean isStraight(Square from, Square to) {
        int columns = Math.abs(from.x() - to.x());
        int rows = Math.abs(from.y() - to.y());
        boolean isDiagonal = board.rules.moves() == Moves.DIAGONAL && columns == rows;
        return columns + rows > 0 && (columns == 0 || rows == 0 || isDiagonal);
    }

    private static Square towards(Square from, Square to) {
        return new Square(
                from.x() + Integer.signum(to.x() - from.x()),
                from.y() + Integer.signum(to.y() - from.y()));
    }

    boolean areNeighbours(Square one, Square other) {
        return isStraight(one, other) && towards(one, other).equals(other);
    }

    /// The squares entered in each turn of a walk over these squares.
    List<List<Square>> strides(List<Square> steps) {
        List<List<Square>> strides = new ArrayList<>();
        int at = 0;
        while (at < steps.size() - 1) {
            int stride = stride(steps.subList(at, steps.size()));
            strides.add(steps.subList(at + 1, at + stride + 1));
            at += stride;
        }
        return strides;
    }

    private int stride(List<Square> ahead) {
        int remaining = ahead.size() - 1;
        for (int k = remaining; k > board.rules.walk(); k--) {
            if (isOneStride(ahead.subList(0, k + 1))) {
                return k;
            }
        }
        return Math.min(remaining, board.rules.walk());
    }

    /// Whether all these squares are road on which so many steps are one turn's.
    private boolean isOneStride(List<Square> squares) {
        int lowest = squares.stream().mapToInt(board::grade).min().orElse(-1);
        long speed =
                switch (board.rules.roadSpeed()) {
                    case NEXT -> lowest + 1L;
                    case POWER -> lowest < 0 ? 0 : 1L << lowest;
                    case ONE -> 1;
                };
        return lowest >= 0 && squares.size() - 1 <= speed;
    }

    /// What a route's agent does; nothing if a way is broken or the period is 0.
    Optional<Doing.Tours> tour(List<Stop> stops) {
        List<List<List<Square>>> walks = new ArrayList<>();
        for (int i = 0; i < stops.size(); i++) {
            Optional<List<Square>> steps = way(stops, i);
            if (steps.isEmpty()) {
                return Optional.empty();
            }
            walks.add(strides(steps.orElseThrow()));
        }
        return Optional.of(new Doing.Tours(stops, walks)).filter(tour -> tour.period() > 0);
    }

    private Optional<List<Square>> way(List<Stop> stops, int from) {
        List<Square> corners = new ArrayList<>(List.of(stops.get(from).at()));
        corners.addAll(stops.get(from).via().asJava());
        if (stops.size() > 1 || corners.size() > 1) {
            corners.add(stops.get((from + 1) % stops.size()).at());
        }
        return steps(corners);
    }
}
