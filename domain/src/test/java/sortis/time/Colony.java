package sortis.time;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.VehicleBuilt;
import sortis.entry.BuildingKind;
import sortis.entry.GameEntry;
import sortis.entry.HaulageEntry.Unloaded;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogEntry.Seeds;
import sortis.entry.ProductionEntry.OperationStarted;
import sortis.entry.Stop;
import sortis.map.Terrain;
import sortis.map.WorldMap;
import sortis.play.Dice;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Octet;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;

/// Random plans that make sense: wood and ore are mined, brought to a smelter, smelted and taken
/// away, at rates that seldom fit.
final class Colony implements Scenario {
    private static final AgentName BUILDER = new AgentName("Z");

    private final Dice dice;
    private final Seeds seeds;
    private final Square forest;
    private final Square mountain;
    private final Square smelter;
    private final Square depot;
    private final int level;
    private int hired;

    Colony(Dice dice) {
        this.dice = dice;
        this.seeds = new Seeds(new Octet(1 + dice.below(255)), new Octet(1 + dice.below(255)));
        WorldMap map = WorldMap.of(seeds.x(), seeds.y());
        this.forest = found(map, Terrain.FOREST, 20, 20);
        this.mountain = found(map, Terrain.MOUNTAIN, forest.x(), forest.y());
        this.smelter = near(forest);
        this.depot = near(smelter);
        this.level = map.ore(mountain).getOrElse(0);
    }

    /// The square of that terrain nearest to the right and below.
    private static Square found(WorldMap map, Terrain terrain, int left, int top) {
        return Array.range(0, 200)
                .flatMap(sum ->
                        Array.rangeClosed(0, sum)
                                .map(x -> new Square(left + x, Math.min(255, top + sum - x))))
                .find(square -> map.terrain(square) == terrain)
                .getOrElse(new Square(left, top));
    }

    private Square near(Square square) {
        return new Square(square.x() + dice.below(3), square.y() + 1 + dice.below(3));
    }

    @Override
    public GameStarted game() {
        return new GameStarted(
                seeds,
                forest,
                Vector.of(BUILDER),
                Option.none(),
                Option.none(),
                dice.rules(Bag.EMPTY, 1));
    }

    @Override
    public Seq<GameEntry> scene() {
        return Vector.<GameEntry>of(
                        raised(BuildingKind.EXTRACTOR, dice.below(4), forest),
                        raised(BuildingKind.EXTRACTOR, dice.below(4), mountain),
                        raised(BuildingKind.SMELTER, level, smelter))
                .appendAll(stores())
                .appendAll(dice.times(dice.below(2), () -> new OperationStarted(hire(), forest)))
                .appendAll(dice.times(dice.below(2), () -> new OperationStarted(hire(), mountain)))
                .appendAll(dice.times(2 + dice.below(4), this::ferry).flatMap(each -> each));
    }

    @Override
    public Seq<GameEntry> change() {
        return dice.below(3) == 0 ? ferry() : stores();
    }

    private Seq<GameEntry> stores() {
        return dice.times(
                dice.below(3),
                () ->
                        new Unloaded(
                                BUILDER,
                                dice.any(forest, mountain, smelter, smelter),
                                Bag.of(goods(), new Amount(dice.from(0, dice.any(9, 99, 999))))));
    }

    private Resource goods() {
        return dice.any(Resource.WOOD, Resource.ore(level), Resource.ore(level + 1));
    }

    private GameEntry raised(BuildingKind kind, int grade, Square at) {
        return new BuildingRaised(BUILDER, kind, new Level(grade), at, Option.none());
    }

    private AgentName hire() {
        hired++;
        return new AgentName("a" + hired);
    }

    /// A new agent on a route, with a vehicle or on foot.
    private Seq<GameEntry> ferry() {
        AgentName agent = hire();
        Seq<Stop> stops =
                switch (dice.below(5)) {
                    case 0 -> Vector.of(stop(forest, Resource.WOOD), stop(smelter));
                    case 1 -> Vector.of(stop(mountain, Resource.ore(level)), stop(smelter));
                    case 2 ->
                            Vector.of(
                                    stop(forest, Resource.WOOD),
                                    stop(mountain, Resource.ore(level)),
                                    stop(smelter));
                    case 3 -> Vector.of(stop(smelter, Resource.ore(level + 1)), stop(depot));
                    default -> Vector.of(feeder());
                };
        GameEntry route =
                new RouteAssigned(
                        agent,
                        stops.asJava().getFirst(),
                        stops.drop(1),
                        Option.none(),
                        Option.none());
        return vehicle(agent, stops.asJava().getFirst().at()).append(route);
    }

    private Vector<GameEntry> vehicle(AgentName agent, Square at) {
        return dice.chance(60)
                ? Vector.of(
                        new VehicleBuilt(
                                agent, new Level(dice.below(5)), at, Option.none(), Option.none()))
                : Vector.empty();
    }

    private Stop stop(Square at, Resource what) {
        Bag load = Bag.of(what, new Amount(dice.from(1, 12)));
        return new Stop(at, Vector.empty(), waits(), unloading(), dice.chance(20), load);
    }

    private Stop stop(Square at) {
        return new Stop(at, Vector.empty(), waits(), unloading(), dice.chance(40), Bag.EMPTY);
    }

    private Stop feeder() {
        Turn every = new Turn(1 + dice.below(dice.any(1, 4, 30)));
        return new Stop(smelter, Vector.empty(), every, unloading(), true, Bag.EMPTY);
    }

    private Stop.Unloading unloading() {
        return dice.chance(70)
                ? new Stop.Everything()
                : new Stop.UpTo(Bag.of(goods(), new Amount(dice.from(0, 5))));
    }

    private Turn waits() {
        return new Turn(dice.chance(70) ? 0 : dice.below(5));
    }
}
