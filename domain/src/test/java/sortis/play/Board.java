package sortis.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import sortis.entry.BuildingKind;
import sortis.map.WorldMap;
import sortis.ruling.HouseRules;
import sortis.ruling.StockRuling;
import sortis.value.Octet;
import sortis.value.Resource;
import sortis.value.Square;

/// All that is no agent: the map, what was made of it, and the goods on it (rulebook §2 and §6).
final class Board {
    private static final int FOREST_FROM = 0x75;
    private static final int MOUNTAIN_FROM = 0xE0;

    final HouseRules rules;
    final WorldMap map;
    final Set<Square> cleared = new TreeSet<>();
    final Map<Square, Built> built = new TreeMap<>();
    final Map<Square, Goods> piles = new HashMap<>();
    final Goods store = new Goods();
    final List<Delivery> due = new ArrayList<>();
    long turn;

    Board(HouseRules rules, WorldMap map, long turn) {
        this.rules = rules;
        this.map = map;
        this.turn = turn;
    }

    /// A building, or a road where the kind is missing.
    static final class Built {
        final Optional<BuildingKind> kind;
        int level;
        long joined;
        long firedOn = -1;
        int batches;

        Built(Optional<BuildingKind> kind, int level) {
            this.kind = kind;
            this.level = level;
        }

        boolean is(BuildingKind other) {
            return kind.equals(Optional.of(other));
        }

        int batchesOn(long turn) {
            return firedOn == turn ? batches : 0;
        }

        void fire(long turn, int more) {
            batches = batchesOn(turn) + more;
            firedOn = turn;
        }
    }

    /// What a smelter will put out.
    record Delivery(Square at, long turn, Resource what, long units) {}

    boolean isPooled() {
        return rules.stock() == StockRuling.POOLED;
    }

    Goods pile(Square square) {
        return isPooled() ? store : piles.computeIfAbsent(square, _ -> new Goods());
    }

    boolean isForest(Square square) {
        int value = map.value(square).bits();
        return value >= FOREST_FROM && value < MOUNTAIN_FROM && !cleared.contains(square);
    }

    /// What the square yields: wood, ore of as many grades as the value has trailing zero bits, or
    /// nothing.
    Optional<Resource> produce(Square square) {
        Octet value = map.value(square);
        if (value.bits() < MOUNTAIN_FROM) {
            return isForest(square) ? Optional.of(Resource.WOOD) : Optional.empty();
        }
        int grade = 0;
        while (value.bit(grade + 1) == 0) {
            grade++;
        }
        return Optional.of(Resource.ore(grade));
    }

    Optional<Built> standing(Square square) {
        return Optional.ofNullable(built.get(square));
    }

    Optional<Built> standing(BuildingKind kind, Square square) {
        return standing(square).filter(there -> there.is(kind));
    }

    /// The grade of the road on a square, −1 for none.
    int grade(Square square) {
        return standing(square)
                .filter(there -> there.kind.isEmpty())
                .map(road -> road.level)
                .orElse(-1);
    }

    void deliverDue() {
        due.stream()
                .filter(delivery -> delivery.turn() <= turn)
                .forEach(delivery -> pile(delivery.at()).add(delivery.what(), delivery.units()));
        due.removeIf(delivery -> delivery.turn() <= turn);
    }

    /// Begins so many batches, whatever they cost.
    void fire(Square square, Built smelter, int batches) {
        smelter.fire(turn, batches);
        due.add(new Delivery(square, turn + 1, Resource.ore(smelter.level + 1), batches));
    }
}
