package sortis.eventstore.json;

import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Random;
import java.util.function.Supplier;
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
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Where;
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

/// Any entry that a log can hold, the same ones for the same seed.
public final class Games {
    private static final String LETTERS = "Aé\"\\\n\t\0\u001f\u007f\u2028\ud800\udc00😀</}{[],: ";

    private final Random random;

    public Games(long seed) {
        random = new Random(seed);
    }

    public Entry entry() {
        Turn turn = turn();
        Where where = new Where(EntryNumber.FIRST, 1, maybe(this::text), "");
        return new Entry(where, turn, maybe(this::number), maybe(this::text), content(turn));
    }

    private GameEntry content(Turn turn) {
        return random.nextBoolean() ? made() : said(turn);
    }

    private GameEntry made() {
        return switch (random.nextInt(10)) {
            case 0 -> new ForestCleared(name(), square(), maybe(this::amount));
            case 1 ->
                    new BuildingRaised(
                            name(), any(BuildingKind.values()), level(), square(), paid());
            case 2 -> new RoadLaid(name(), level(), path(0), paid());
            case 3 -> new VehicleBuilt(name(), level(), square(), paid(), maybe(this::amount));
            case 4 -> new OperationStarted(name(), square());
            case 5 -> new OperationEnded(name());
            case 6 ->
                    new SmelterFed(
                            name(),
                            square(),
                            upTo(1, 1000),
                            paid(),
                            maybe(this::amount),
                            maybe(this::turn));
            case 7 -> new Loaded(name(), square(), bag());
            case 8 -> new Unloaded(name(), square(), bag());
            default -> new AgentJoined(name(), square());
        };
    }

    private GameEntry said(Turn turn) {
        return switch (random.nextInt(9)) {
            case 0 -> started();
            case 1 -> sequence();
            case 2 -> charted();
            case 3 -> new AgentMoved(name(), path(1), maybe(this::turn));
            case 4 ->
                    new RouteAssigned(
                            name(), stop(), some(this::stop), maybe(this::turn), maybe(this::turn));
            case 5 -> new TurnsSkipped(turn(), maybe(this::change));
            case 6 -> new StockCounted(bag(), maybe(this::square));
            case 7 -> new PositionNoted(name(), square(), maybe(() -> turn().orLater(turn)));
            default -> new EntryStruck(number(), maybe(this::text));
        };
    }

    private GameEntry started() {
        return new GameStarted(
                new Seeds(octet(), octet()),
                square(),
                some(this::name).distinct(),
                maybe(this::text),
                maybe(this::text),
                random.nextBoolean() ? HouseRules.DEFAULT : rulings());
    }

    private HouseRules rulings() {
        return new HouseRules(
                bag(),
                upTo(1, 16),
                new Amount(upTo(0, 64)),
                any(StockRuling.values()),
                any(LevelsRuling.values()),
                any(WorkshopAuthority.values()),
                any(HouseRuling.values()),
                any(VehicleSlots.values()),
                any(VehicleCost.values()),
                new Amount(upTo(0, 64)),
                upTo(1, 8),
                any(RoadSpeed.values()),
                any(Moves.values()));
    }

    private GameEntry sequence() {
        int from = upTo(0, 255);
        return new SequenceWritten(
                any(Axis.values()), from, Vector.fill(upTo(1, 256 - from), this::octet));
    }

    private GameEntry charted() {
        return new SquareCharted(
                square(),
                Option.some(octet()),
                maybe(() -> new Nibble(upTo(0, 15))),
                maybe(() -> any(Terrain.values())),
                maybe(() -> upTo(0, 41)));
    }

    private Stop stop() {
        return new Stop(
                square(), some(this::square), turn(), unloading(), random.nextBoolean(), bag());
    }

    private Stop.Unloading unloading() {
        return random.nextBoolean() ? new Stop.Everything() : new Stop.UpTo(bag());
    }

    private Path path(int others) {
        return new Path(square(), some(this::square).appendAll(Vector.fill(others, this::square)));
    }

    private Option<Bag> paid() {
        return maybe(this::bag);
    }

    private Bag bag() {
        return bag(this::amount);
    }

    private Bag change() {
        return bag(() -> random.nextBoolean() ? amount() : amount().negated());
    }

    private Bag bag(Supplier<Amount> amounts) {
        return new Bag(TreeMap.ofEntries(some(() -> new Tuple2<>(resource(), amounts.get()))));
    }

    private Resource resource() {
        return random.nextBoolean() ? Resource.WOOD : Resource.ore(upTo(0, 41));
    }

    private Square square() {
        return new Square(upTo(0, 255), upTo(0, 255));
    }

    private Octet octet() {
        return new Octet(upTo(0, 255));
    }

    private Level level() {
        return new Level(upTo(0, 40));
    }

    private Turn turn() {
        return new Turn(quantity(Turn.LAST));
    }

    private EntryNumber number() {
        return new EntryNumber(quantity(Turn.LAST));
    }

    private Amount amount() {
        return new Amount(quantity(Amount.LAST));
    }

    private AgentName name() {
        return new AgentName("N" + text());
    }

    private String text() {
        return some(() -> LETTERS.charAt(random.nextInt(LETTERS.length()))).mkString();
    }

    /// Small ones, great ones, and the greatest.
    private long quantity(long last) {
        return Array.of(0L, 1L, random.nextLong(100), random.nextLong(last + 1), last)
                .get(random.nextInt(5));
    }

    private int upTo(int first, int last) {
        return random.nextInt(first, last + 1);
    }

    private <T> Seq<T> some(Supplier<T> one) {
        return Vector.fill(random.nextInt(4), one);
    }

    private <T> Option<T> maybe(Supplier<T> one) {
        return Option.when(random.nextBoolean(), one);
    }

    private <T> T any(T[] all) {
        return Array.of(all).get(random.nextInt(all.length));
    }
}
