package sortis.bench.game;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import sortis.map.Terrain;

/// All that lies and stands on the map, and the settlers.
final class Board {
    /// The grade of a square without a road.
    static final int NO_ROAD = -1;

    final Ground ground;
    final Goods total = Goods.none();

    private final Kind[] kinds = new Kind[Ground.SQUARES];
    private final int[] levels = new int[Ground.SQUARES];
    private final int[] joined = new int[Ground.SQUARES];
    private final boolean[] cleared = new boolean[Ground.SQUARES];
    private final Map<Integer, Goods> piles = new HashMap<>();
    private Vector<Settler> settlers = Vector.empty();
    private Vector<Firing> fired = Vector.empty();
    private long turn;

    /// A batch that is done on the turn after.
    private record Firing(int smelter, int product) {}

    Board(Ground ground) {
        this.ground = ground;
        Arrays.fill(kinds, Kind.NOTHING);
    }

    long turn() {
        return turn;
    }

    Seq<Settler> settlers() {
        return settlers;
    }

    boolean is(Kind kind, int square) {
        return kinds[square] == kind;
    }

    Kind kind(int square) {
        return kinds[square];
    }

    int level(int square) {
        return levels[square];
    }

    int grade(int square) {
        return is(Kind.ROAD, square) ? levels[square] : NO_ROAD;
    }

    Goods pile(int square) {
        return piles.computeIfAbsent(square, _ -> Goods.none());
    }

    boolean isFree(int square) {
        return is(Kind.NOTHING, square);
    }

    boolean isBuilding(int square) {
        return !isFree(square) && !is(Kind.ROAD, square);
    }

    boolean isCleared(int square) {
        return cleared[square];
    }

    boolean isWater(int square) {
        return ground.terrain(square) == Terrain.WATER;
    }

    /// A forest that can be cleared.
    boolean isOpenForest(int square) {
        return ground.terrain(square) == Terrain.FOREST && !cleared[square] && isFree(square);
    }

    boolean isPassable(int square) {
        return !isWater(square) || is(Kind.ROAD, square);
    }

    boolean isOperated(int square) {
        return settlers.exists(each -> each.isWorking() && each.at == square);
    }

    /// How many more agents the house may bring in.
    int vacancies(int house) {
        return levels[house] + 1 - joined[house];
    }

    /// The level to which a building of that kind would be raised next.
    int nextLevel(Kind kind, int square) {
        return is(kind, square) ? level(square) + 1 : 0;
    }

    /// What that costs (rulebook §6).
    Goods cost(Kind kind, int square) {
        int level = nextLevel(kind, square);
        int resource =
                switch (kind) {
                    case HOUSE -> Goods.WOOD;
                    case EXTRACTOR -> ground.yields(square);
                    case NOTHING, WORKSHOP, SMELTER, ROAD -> Goods.ore(level);
                };
        return Goods.of(resource, 1L << level);
    }

    /// What a smelter takes for a batch (rulebook §6).
    Goods batch(int smelter) {
        int level = level(smelter);
        return Goods.of(Goods.ore(level), 1L << level).plus(Goods.of(Goods.WOOD, 2L << level));
    }

    void clear(int square) {
        cleared[square] = true;
        produce(square, Goods.WOOD, 1);
    }

    void build(Kind kind, int level, int square) {
        kinds[square] = kind;
        levels[square] = level;
        settlers.filter(each -> each.at == square).forEach(this::admire);
    }

    /// One more comes out of the house it stands on.
    void join(Settler settler) {
        joined[settler.at]++;
        settle(settler);
    }

    void settle(Settler settler) {
        settlers = settlers.append(settler);
        admire(settler);
    }

    void produce(int square, int resource, long units) {
        pile(square).gain(resource, units);
        total.gain(resource, units);
    }

    /// Whether the pile beneath the settler and its load hold it together.
    boolean canPay(Settler settler, Goods cost) {
        return pile(settler.at).plus(settler.load).holds(cost);
    }

    /// Takes it from the pile, then from the load.
    void pay(Settler settler, Goods cost) {
        Goods rest = cost.minus(pile(settler.at).take(cost));
        settler.load.lose(rest);
        total.lose(cost);
    }

    boolean canFeed(Settler settler) {
        return is(Kind.SMELTER, settler.at)
                && !fired.exists(each -> each.smelter() == settler.at)
                && canPay(settler, batch(settler.at));
    }

    void feed(Settler settler) {
        pay(settler, batch(settler.at));
        fired = fired.append(new Firing(settler.at, Goods.ore(level(settler.at) + 1)));
    }

    void unload(Settler settler) {
        pile(settler.at).gain(settler.load);
        settler.load.lose(settler.load.copy());
    }

    /// Does the work of a stop.
    void halt(Settler settler, Doing.Halt halt) {
        if (halt.unloads()) {
            unload(settler);
        }
        if (halt.feeds() && canFeed(settler)) {
            feed(settler);
        }
        Goods.kinds().forEach(resource -> loadUp(settler, resource, halt.loads().of(resource)));
    }

    private void loadUp(Settler settler, int resource, long units) {
        if (units > 0) {
            Goods wanted = Goods.of(resource, Math.min(units, settler.free()));
            settler.load.gain(pile(settler.at).take(wanted));
        }
    }

    /// A turn goes by (rulebook §4).
    void pass() {
        turn++;
        settlers.filter(Settler::isWorking)
                .forEach(each -> produce(each.at, ground.yields(each.at), level(each.at) + 1L));
        fired.forEach(each -> produce(each.smelter(), each.product(), 1));
        fired = Vector.empty();
        settlers.forEach(each -> each.doing = next(each));
    }

    private Doing next(Settler settler) {
        return switch (settler.doing) {
            case Doing.Nothing standing -> standing;
            case Doing.Work working -> working;
            case Doing.Walk(Seq<Seq<Integer>> strides) -> {
                strides.headOption().forEach(stride -> walk(settler, stride));
                Seq<Seq<Integer>> rest = strides.drop(1);
                yield rest.isEmpty() ? new Doing.Nothing() : new Doing.Walk(rest);
            }
            case Doing.Tour(Seq<Doing.Leg> turns, int next) -> {
                walk(settler, turns.get(next).stride());
                halt(settler, turns.get(next).halt());
                yield new Doing.Tour(turns, (next + 1) % turns.size());
            }
        };
    }

    private void walk(Settler settler, Seq<Integer> stride) {
        for (int square : stride) {
            settler.at = square;
            admire(settler);
        }
    }

    /// Gains the authority of the workshop on its square, if there is one.
    private void admire(Settler settler) {
        if (is(Kind.WORKSHOP, settler.at)) {
            settler.authority = Math.max(settler.authority, level(settler.at));
        }
    }
}
