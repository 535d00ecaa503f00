package sortis.time;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.AgentEntry.AgentMoved;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.BuildingEntry.VehicleBuilt;
import sortis.entry.BuildingKind;
import sortis.entry.GameEntry;
import sortis.entry.HaulageEntry.Loaded;
import sortis.entry.HaulageEntry.Unloaded;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogEntry.Seeds;
import sortis.entry.ProductionEntry.OperationEnded;
import sortis.entry.ProductionEntry.OperationStarted;
import sortis.entry.ProductionEntry.SmelterFed;
import sortis.entry.Stop;
import sortis.play.Dice;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Octet;
import sortis.value.Path;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;

/// Random plans on a few squares, where they get into each other's way: silly, starving, overfull,
/// mostly illegal.
final class Muddle implements Scenario {
    private final Dice dice;
    private final Seq<AgentName> names;
    private final Seq<Square> squares;
    private final boolean isLong;

    /// The level that most smelters of this game have.
    private final int level;

    private final Seq<Resource> goods;

    /// How many stops in a hundred feed, in this game.
    private final int feeding;

    /// How many amounts in a hundred are great, in this game.
    private final int riches;

    /// @param isLong whether waits and amounts may be great
    Muddle(Dice dice, boolean isLong) {
        this.dice = dice;
        this.isLong = isLong;
        this.level = dice.any(0, 0, 1, 2, 3, 5);
        this.goods =
                Vector.of(Resource.WOOD, Resource.WOOD, Resource.ore(level), Resource.ore(level))
                        .append(Resource.ore(level + 1))
                        .append(Resource.ore(dice.below(3)));
        this.feeding = dice.any(10, 45, 90);
        this.riches = dice.any(0, 10, 60);
        this.names =
                Vector.of("A", "B", "C", "D", "E", "F").take(1 + dice.below(6)).map(AgentName::new);
        int left = dice.below(250);
        int top = dice.below(250);
        this.squares =
                dice.times(
                                1 + dice.below(5),
                                () -> new Square(left + dice.below(3), top + dice.below(3)))
                        .distinct();
    }

    @Override
    public GameStarted game() {
        return new GameStarted(
                new Seeds(new Octet(1 + dice.below(255)), new Octet(1 + dice.below(255))),
                square(),
                names,
                Option.none(),
                Option.none(),
                dice.rules(bag(), names.size()));
    }

    @Override
    public Seq<GameEntry> scene() {
        return dice.times(dice.below(6), this::structure)
                .appendAll(dice.times(dice.below(8), this::goods))
                .appendAll(names.filter(_ -> dice.chance(80)).map(this::plan));
    }

    @Override
    public Seq<GameEntry> change() {
        return dice.times(
                dice.below(4),
                () ->
                        switch (dice.below(4)) {
                            case 0 -> structure();
                            case 1 -> goods();
                            default -> plan(name());
                        });
    }

    private GameEntry structure() {
        Level level = new Level(dice.any(this.level, this.level, this.level + 1, dice.below(4)));
        return switch (dice.below(8)) {
            case 0 -> new RoadLaid(name(), level, path(), Option.none());
            case 1 -> new VehicleBuilt(name(), level, square(), Option.none(), Option.none());
            case 2 -> raised(BuildingKind.WORKSHOP, level);
            case 3, 4 -> raised(BuildingKind.EXTRACTOR, level);
            default -> raised(BuildingKind.SMELTER, level);
        };
    }

    private GameEntry raised(BuildingKind kind, Level level) {
        return new BuildingRaised(name(), kind, level, square(), Option.none());
    }

    private GameEntry goods() {
        return dice.chance(30)
                ? new Loaded(name(), square(), bag())
                : new Unloaded(name(), square(), bag());
    }

    private GameEntry plan(AgentName agent) {
        return switch (dice.below(12)) {
            case 0 -> new AgentMoved(agent, path(), Option.none());
            case 1, 2 -> new OperationStarted(agent, square());
            case 3 ->
                    new SmelterFed(
                            agent,
                            square(),
                            1 + dice.below(2),
                            Option.none(),
                            Option.none(),
                            Option.none());
            case 4 -> new OperationEnded(agent);
            default -> route(agent);
        };
    }

    private GameEntry route(AgentName agent) {
        Seq<Stop> stops = dice.times(dice.any(1, 2, 2, 2, 3, 4), this::stop);
        return new RouteAssigned(
                agent, stops.asJava().getFirst(), stops.drop(1), Option.none(), Option.none());
    }

    private Stop stop() {
        return new Stop(
                square(),
                dice.chance(15) ? dice.times(1, this::square) : Vector.empty(),
                new Turn(waits()),
                unloading(),
                dice.chance(feeding),
                dice.chance(50) ? bag() : Bag.EMPTY);
    }

    private long waits() {
        return switch (dice.below(12)) {
            case 0, 1, 2 -> dice.from(1, 6);
            case 3 -> dice.from(1, isLong ? 400 : 60);
            default -> 0;
        };
    }

    private Stop.Unloading unloading() {
        return switch (dice.below(5)) {
            case 0, 1 -> new Stop.Everything();
            case 2 -> new Stop.UpTo(bag());
            default -> Stop.NOTHING;
        };
    }

    private Bag bag() {
        return dice.times(1 + dice.below(3), () -> Bag.of(dice.any(goods), new Amount(amount())))
                .fold(Bag.EMPTY, Bag::plus);
    }

    private long amount() {
        if (!dice.chance(riches)) {
            return dice.from(0, 8);
        }
        return isLong && dice.chance(50) ? dice.from(0, Amount.LAST) : dice.from(0, 1_000);
    }

    private Path path() {
        return new Path(square(), Vector.of(square()));
    }

    private Square square() {
        return dice.any(squares);
    }

    private AgentName name() {
        return dice.any(names);
    }
}
