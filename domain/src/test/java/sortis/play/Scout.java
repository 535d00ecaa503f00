package sortis.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sortis.map.Terrain;
import sortis.ruling.Moves;
import sortis.value.Square;
import sortis.world.World;

/// Knows the ways around a hub, all of them dry.
record Scout(World world, Square hub) {
    static final int RADIUS = 13;

    /// Every square that can be reached from there, nearest first, with the one before it.
    private Map<Square, Square> reachedFrom(Square from) {
        Map<Square, Square> before = new LinkedHashMap<>(Map.of(from, from));
        Deque<Square> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            Square at = open.removeFirst();
            for (Square next : neighbours(at)) {
                if (isOpen(next) && before.putIfAbsent(next, at) == null) {
                    open.addLast(next);
                }
            }
        }
        return before;
    }

    /// All that can be walked to from the hub, nearest first.
    List<Square> around() {
        return List.copyOf(reachedFrom(hub).keySet());
    }

    /// Every square of a way, both ends too; empty if there is none.
    List<Square> way(Square from, Square to) {
        Map<Square, Square> before = reachedFrom(from);
        List<Square> way = new ArrayList<>();
        for (Square at = to; before.containsKey(at) && !at.equals(from); ) {
            way.add(at);
            at = before.getOrDefault(at, from);
        }
        way.add(from);
        Collections.reverse(way);
        return way.getLast().equals(to) ? way : List.of();
    }

    private boolean isOpen(Square square) {
        return Math.abs(square.x() - hub.x()) <= RADIUS
                && Math.abs(square.y() - hub.y()) <= RADIUS
                && (world.land().map().terrain(square) != Terrain.WATER
                        || !world.land().isOpenWater(square));
    }

    List<Square> neighbours(Square at) {
        List<Square> found = new ArrayList<>();
        for (int dx = -1; dx <= 1; dx++) {
            for (int dy = -1; dy <= 1; dy++) {
                boolean isStep = world.rules().moves() == Moves.DIAGONAL || dx == 0 || dy == 0;
                if (isStep && (dx != 0 || dy != 0) && isOnMap(at.x() + dx, at.y() + dy)) {
                    found.add(new Square(at.x() + dx, at.y() + dy));
                }
            }
        }
        return found;
    }

    private static boolean isOnMap(int x, int y) {
        return x >= 0 && y >= 0 && x <= Square.LAST && y <= Square.LAST;
    }

    /// The squares at which a way turns, both ends too.
    static List<Square> corners(List<Square> way) {
        List<Square> corners = new ArrayList<>(List.of(way.getFirst()));
        for (int i = 1; i < way.size() - 1; i++) {
            if (turns(way.get(i - 1), way.get(i), way.get(i + 1))) {
                corners.add(way.get(i));
            }
        }
        corners.add(way.getLast());
        return corners;
    }

    private static boolean turns(Square before, Square at, Square after) {
        return at.x() - before.x() != after.x() - at.x()
                || at.y() - before.y() != after.y() - at.y();
    }
}
