package sortis.bench.game;

import io.vavr.collection.Vector;
import sortis.map.WorldMap;
import sortis.value.Octet;

/// How a game begins: its map, its first square and the first entry.
///
/// @param start a forest
record Opening(Ground ground, int start) {
    /// Slots on foot.
    static final int CARRY = 2;

    private static final Vector<String> NAMES = Vector.of("Ada", "Bo", "Cleo");

    /// Wood, then ores by grade.
    private static final Vector<Integer> GOODS = Vector.of(24, 24, 16, 12, 8);

    /// Some map, and a forest on it.
    static Opening of(Dice dice) {
        Octet xSeed = new Octet(dice.from(1, Octet.LAST));
        Octet ySeed = new Octet(dice.from(1, Octet.LAST));
        Ground ground = new Ground(WorldMap.of(xSeed, ySeed));
        int start = dice.below(Ground.SQUARES);
        while (ground.yields(start) != Goods.WOOD) {
            start = (start + 1) % Ground.SQUARES;
        }
        return new Opening(ground, start);
    }

    /// The board as it is after the first entry, which is written.
    Board begin(Scribe scribe) {
        Board board = new Board(ground);
        GOODS.forEachWithIndex((units, resource) -> board.produce(start, resource, units));
        NAMES.map(name -> new Settler(name, start)).forEach(board::settle);
        scribe.write(
                scribe.line("game-started", 0)
                        .raw("seeds", seeds())
                        .square("start", start)
                        .list("agents", NAMES.map(name -> "\"" + name + "\""))
                        .text("player", "Ada")
                        .text("title", "An ordinary game")
                        .raw("rulings", rulings(board.total)));
        return board;
    }

    private String seeds() {
        Octet x = ground.map().columns().get(0);
        Octet y = ground.map().rows().get(0);
        return "{\"x\": \"" + x + "\", \"y\": \"" + y + "\"}";
    }

    private static String rulings(Goods goods) {
        return "{\"opening\": "
                + Line.bag(goods)
                + ", \"openingAgents\": "
                + NAMES.size()
                + ", \"carry\": "
                + CARRY
                + ", \"moves\": \"diagonal\"}";
    }
}
