package sortis.eventstore.json;

import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import sortis.entry.AgentEntry.AgentJoined;
import sortis.entry.AgentEntry.AgentMoved;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.BuildingEntry.VehicleBuilt;
import sortis.entry.BuildingKind;
import sortis.entry.GameEntry;
import sortis.entry.HaulageEntry.Loaded;
import sortis.entry.HaulageEntry.Unloaded;
import sortis.entry.LedgerEntry.PositionNoted;
import sortis.entry.LedgerEntry.StockCounted;
import sortis.entry.LedgerEntry.TurnsSkipped;
import sortis.entry.LogEntry.EntryStruck;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogEntry.Seeds;
import sortis.entry.MapEntry.SequenceWritten;
import sortis.entry.MapEntry.SquareCharted;
import sortis.entry.ProductionEntry.OperationEnded;
import sortis.entry.ProductionEntry.OperationStarted;
import sortis.entry.ProductionEntry.SmelterFed;
import sortis.entry.Stop;
import sortis.map.Terrain;
import sortis.ruling.HouseRules;
import sortis.ruling.HouseRuling;
import sortis.ruling.LevelsRuling;
import sortis.ruling.Moves;
import sortis.ruling.RoadSpeed;
import sortis.ruling.StockRuling;
import sortis.ruling.VehicleCost;
import sortis.ruling.VehicleSlots;
import sortis.ruling.WorkshopAuthority;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Axis;
import sortis.value.Bag;
import sortis.value.EntryNumber;
import sortis.value.Level;
import sortis.value.Nibble;
import sortis.value.Octet;
import sortis.value.Path;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;

/// One line of each type of entry, kept for ever in `golden/`, and what it says.
final class Golden {
    private static final AgentName A = new AgentName("A");
    private static final Square START = new Square(5, 14);

    private static final Square CORNER = new Square(5, 10);
    private static final Square MINE = new Square(8, 0);

    private Golden() {}

    static String line(String type) {
        return Reading.resource("/golden/" + type + ".jsonl").stripTrailing();
    }

    static Map<String, GameEntry> contents() {
        return LinkedHashMap.<String, GameEntry>empty()
                .put("game-started", started())
                .put("sequence-written", new SequenceWritten(Axis.X, 4, octets(0x1B, 0x36, 0x6D)))
                .put("square-charted", charted())
                .put(
                        "agent-moved",
                        new AgentMoved(A, path(START, CORNER, new Square(8, 10)), turn(10)))
                .put("route-assigned", route())
                .put("forest-cleared", new ForestCleared(A, START, Option.some(new Amount(1))))
                .put("building-raised", raised())
                .put("road-laid", road())
                .put("operation-started", new OperationStarted(A, MINE))
                .put("operation-ended", new OperationEnded(A))
                .put("smelter-fed", fed())
                .put("loaded", new Loaded(A, MINE, bag(ore(0, 1))))
                .put("unloaded", new Unloaded(A, START, bag(wood(0), ore(41, Amount.LAST))))
                .put("vehicle-built", vehicle())
                .put("agent-joined", new AgentJoined(new AgentName("B"), new Square(7, 14)))
                .put("turns-skipped", skipped())
                .put("stock-counted", new StockCounted(bag(wood(2), ore(0, 0)), Option.some(START)))
                .put("position-noted", new PositionNoted(A, new Square(5, 12), turn(44)))
                .put(
                        "entry-struck",
                        new EntryStruck(new EntryNumber(17), Option.some("miscounted")));
    }

    private static GameEntry started() {
        return new GameStarted(
                new Seeds(new Octet(0x01), new Octet(0x5A)),
                START,
                Array.of(new AgentName("Ada"), new AgentName("Áron")),
                Option.some("Zoë"),
                Option.some("First \"empire\""),
                rulings());
    }

    private static HouseRules rulings() {
        return new HouseRules(
                bag(wood(3), ore(0, 2)),
                2,
                new Amount(2),
                StockRuling.POOLED,
                LevelsRuling.DIRECT,
                WorkshopAuthority.NONE,
                HouseRuling.POWER,
                VehicleSlots.TWICE,
                VehicleCost.IN_ORE,
                new Amount(20),
                3,
                RoadSpeed.POWER,
                Moves.DIAGONAL);
    }

    private static GameEntry charted() {
        return new SquareCharted(
                MINE,
                Option.some(new Octet(0xEF)),
                Option.some(new Nibble(0xE)),
                Option.some(Terrain.MOUNTAIN),
                Option.some(0));
    }

    private static GameEntry route() {
        Stop home =
                new Stop(
                        START,
                        Array.of(CORNER),
                        new Turn(2),
                        new Stop.Everything(),
                        true,
                        bag(wood(1)));
        Stop away =
                new Stop(
                        new Square(8, 10),
                        Array.empty(),
                        Turn.ZERO,
                        new Stop.UpTo(bag(ore(0, 2))),
                        false,
                        Bag.EMPTY);
        Stop passed = Stop.idle(new Square(8, 14), Array.empty(), Option.none());
        return new RouteAssigned(A, home, Array.of(away, passed), turn(22), turn(7));
    }

    private static GameEntry raised() {
        return new BuildingRaised(
                A, BuildingKind.WORKSHOP, new Level(1), START, Option.some(bag(ore(1, 2))));
    }

    private static GameEntry road() {
        return new RoadLaid(A, Level.ZERO, path(START, CORNER), Option.some(bag(ore(0, 5))));
    }

    private static GameEntry fed() {
        return new SmelterFed(
                A,
                new Square(6, 14),
                2,
                Option.some(bag(wood(4), ore(0, 2))),
                Option.some(new Amount(2)),
                turn(21));
    }

    private static GameEntry vehicle() {
        return new VehicleBuilt(
                A, Level.ZERO, START, Option.some(bag(wood(1))), Option.some(new Amount(2)));
    }

    private static GameEntry skipped() {
        return new TurnsSkipped(new Turn(Turn.LAST), Option.some(bag(wood(-3), ore(0, 8))));
    }

    private static Option<Turn> turn(long number) {
        return Option.some(new Turn(number));
    }

    private static Tuple2<Resource, Amount> wood(long units) {
        return new Tuple2<>(Resource.WOOD, new Amount(units));
    }

    private static Tuple2<Resource, Amount> ore(int grade, long units) {
        return new Tuple2<>(Resource.ore(grade), new Amount(units));
    }

    private static Bag bag(Tuple2<Resource, Amount> held) {
        return new Bag(TreeMap.ofEntries(Array.of(held)));
    }

    private static Bag bag(Tuple2<Resource, Amount> one, Tuple2<Resource, Amount> other) {
        return new Bag(TreeMap.ofEntries(Array.of(one, other)));
    }

    private static Path path(Square first, Square... rest) {
        return new Path(first, Array.of(rest));
    }

    private static Seq<Octet> octets(Integer... values) {
        return Array.of(values).map(Octet::new);
    }
}
