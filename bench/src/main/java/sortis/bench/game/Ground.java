package sortis.bench.game;

import sortis.map.Terrain;
import sortis.map.WorldMap;
import sortis.value.Octet;
import sortis.value.Square;

/// The map, with what a generator asks for often worked out once for each value.
final class Ground {
    static final int SIDE = 256;
    static final int LAST = SIDE - 1;
    static final int SQUARES = SIDE * SIDE;

    /// The yield of a square that yields nothing.
    static final int NOTHING = -1;

    private static final Terrain[] TERRAIN = new Terrain[SIDE];
    private static final int[] YIELDS = new int[SIDE];

    static {
        for (int bits = 0; bits < SIDE; bits++) {
            TERRAIN[bits] = Terrain.of(new Octet(bits));
            YIELDS[bits] = yieldOf(bits);
        }
    }

    private final WorldMap map;
    private final int[] columns;
    private final int[] rows;

    Ground(WorldMap map) {
        this.map = map;
        this.columns = map.columns().toJavaStream().mapToInt(Octet::bits).toArray();
        this.rows = map.rows().toJavaStream().mapToInt(Octet::bits).toArray();
    }

    private static int yieldOf(int bits) {
        return switch (TERRAIN[bits]) {
            case WATER -> NOTHING;
            case FOREST -> Goods.WOOD;
            case MOUNTAIN -> Goods.ore(Integer.numberOfTrailingZeros(bits));
        };
    }

    WorldMap map() {
        return map;
    }

    private int bits(int square) {
        return columns[x(square)] ^ rows[y(square)];
    }

    Octet value(int square) {
        return map.value(new Square(x(square), y(square)));
    }

    Terrain terrain(int square) {
        return TERRAIN[bits(square)];
    }

    /// What the square yields while it is not cleared: a resource, or nothing.
    int yields(int square) {
        return YIELDS[bits(square)];
    }

    static int square(int x, int y) {
        return x * SIDE + y;
    }

    static int x(int square) {
        return square / SIDE;
    }

    static int y(int square) {
        return square % SIDE;
    }
}
