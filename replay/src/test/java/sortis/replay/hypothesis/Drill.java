package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.BuildingKind;
import sortis.entry.GameEntry;
import sortis.entry.LedgerEntry.StockCounted;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.MapEntry.SquareCharted;
import sortis.entry.ProductionEntry.SmelterFed;
import sortis.entry.Stop;
import sortis.map.OreGrade;
import sortis.map.Terrain;
import sortis.map.WorldMap;
import sortis.testing.GameDraft;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Nibble;
import sortis.value.Octet;
import sortis.value.Path;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;

/// Games of what seldom comes in others, again and again. Where agents are and what they may do is
/// not looked at: only what they claim.
final class Drill {
    private static final GameStarted START = GameDraft.aGame().started();

    private static final WorldMap MAP = WorldMap.of(START.seeds().x(), START.seeds().y());

    private static final AgentName A = new AgentName("A");

    private static final Option<Bag> PAID = Option.of(Bag.EMPTY);

    private Drill() {}

    /// Charts of squares with the values that are about a limit, and of mountains.
    static Played charts() {
        return Played.right(
                START,
                0,
                Vector.range(0, 5)
                        .flatMap(column -> Vector.range(0, 256).map(row -> new Square(column, row)))
                        .filter(at -> isTelling(MAP.value(at)))
                        .map(Drill::chart));
    }

    private static boolean isTelling(Octet value) {
        return value.first().equals(new Nibble(7)) || Terrain.of(value) == Terrain.MOUNTAIN;
    }

    private static GameEntry chart(Square at) {
        Octet value = MAP.value(at);
        return new SquareCharted(
                at,
                Option.of(value),
                Option.none(),
                Option.of(Terrain.of(value)),
                OreGrade.of(value));
    }

    /// Roads that turn back on themselves, and over other roads.
    static Played roads() {
        return Played.right(
                START,
                1,
                Vector.rangeClosed(1, 8)
                        .flatMap(row -> Vector.of(road(row, 1, 9, 3), road(row, 2, 12, 5))));
    }

    private static GameEntry road(int row, int grade, int end, int back) {
        Path path =
                new Path(
                        new Square(2, row), Vector.of(new Square(end, row), new Square(back, row)));
        return new RoadLaid(A, new Level(grade), path, PAID);
    }

    /// Batches in smelters of all levels, and counts on the same turn.
    static Played smelters() {
        return Played.right(START, 0, Vector.rangeClosed(0, 4).flatMap(Drill::smelter));
    }

    private static Seq<GameEntry> smelter(int level) {
        Square at = new Square(5, 20 + level);
        Bag made = new Bag(Bag.EMPTY.amounts().put(Resource.ore(level + 1), new Amount(3)));
        return Vector.of(
                new BuildingRaised(A, BuildingKind.SMELTER, new Level(level), at, Option.none()),
                new SmelterFed(
                        A, at, 2 + level, PAID, Option.of(Amount.NONE), Option.of(Turn.ZERO)),
                new StockCounted(made, Option.of(at)));
    }

    /// Forests cleared where that gives 38 wood.
    static Played clearings() {
        GameStarted start = GameDraft.aGame().clearingWood(38).started();
        return Played.right(
                start,
                1,
                Vector.range(0, 256)
                        .map(row -> new Square(7, row))
                        .filter(at -> MAP.terrain(at) == Terrain.FOREST)
                        .take(8)
                        .map(at -> new ForestCleared(A, at, Option.of(Amount.NONE))));
    }

    /// Routes of many lengths, each with the period written too short.
    static Played routes() {
        return Played.right(START, 10, Vector.rangeClosed(1, 8).map(Drill::route))
                .slipping(TravelSlip.WAY_BACK_LEFT_OUT);
    }

    private static GameEntry route(int length) {
        return new RouteAssigned(
                A,
                Stop.idle(new Square(5, 14), Vector.empty(), Option.none()),
                Vector.of(
                        Stop.idle(
                                new Square(5 + length, 14),
                                Vector.empty(),
                                Option.of(new Turn(3)))),
                Option.of(Turn.ZERO),
                Option.of(Turn.ZERO));
    }
}
