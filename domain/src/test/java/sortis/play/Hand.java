package sortis.play;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
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
import sortis.entry.ProductionEntry.OperationEnded;
import sortis.entry.ProductionEntry.OperationStarted;
import sortis.entry.ProductionEntry.SmelterFed;
import sortis.entry.Stop;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Path;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.Agent;
import sortis.world.Plan;
import sortis.world.Travel;
import sortis.world.World;

/// Single deeds of an agent: each is written if it is legal now, with right claims; whether it was.
record Hand(Pen pen, Square hub) {
    private World world() {
        return pen.world();
    }

    Law law() {
        return new Law(world());
    }

    Scout scout() {
        return new Scout(world(), hub);
    }

    private boolean write(boolean isLegal, GameEntry entry) {
        if (isLegal) {
            pen.write(entry);
        }
        return isLegal;
    }

    boolean go(AgentName agent, Square to) {
        return law().isAt(agent, to)
                || world().whereIs(agent)
                        .map(from -> scout().way(from, to))
                        .filter(way -> !way.isEmpty())
                        .map(way -> walk(agent, path(Scout.corners(way))))
                        .getOrElse(false);
    }

    private static Path path(List<Square> corners) {
        return new Path(corners.getFirst(), Vector.ofAll(corners).tail());
    }

    private boolean walk(AgentName agent, Path path) {
        AgentMoved entry = new AgentMoved(agent, path, Option.none());
        Option<Turn> arrives =
                Travel.itinerary(world(), entry)
                        .toOption()
                        .map(walk -> pen.turn().plus(walk.turns()));
        return write(true, new AgentMoved(agent, path, arrives.flatMap(pen::claim)));
    }

    boolean clear(AgentName agent, Square at) {
        return law().isCleared(at)
                || write(
                        law().canClear(agent, at),
                        new ForestCleared(agent, at, pen.claim(world().rules().clearingWood())));
    }

    boolean raise(AgentName agent, BuildingKind kind, int level, Square at) {
        return level <= Level.LAST
                && write(
                        law().canRaise(agent, kind, level, at),
                        new BuildingRaised(
                                agent,
                                kind,
                                new Level(level),
                                at,
                                law().cost(kind, level, at).flatMap(pen::claim)));
    }

    boolean load(AgentName agent, Bag what) {
        return world().whereIs(agent)
                .map(at ->
                        write(
                                law().canLoad(agent, what) && !what.isEmpty(),
                                new Loaded(agent, at, what)))
                .getOrElse(false);
    }

    /// Loads some of what lies there.
    boolean loadUp(AgentName agent) {
        Bag pile = world().whereIs(agent).map(world()::pile).getOrElse(Bag.EMPTY);
        return loadPart(agent, new Bag(pile.amounts().filter(_ -> pen.dice.chance(60))));
    }

    /// Loads what it can of that, of each resource as much.
    boolean loadPart(AgentName agent, Bag what) {
        Bag pile = world().whereIs(agent).map(world()::pile).getOrElse(Bag.EMPTY);
        Bag some = what.within(pile);
        Amount each = new Amount(law().free(agent) / Math.max(1, some.amounts().size()));
        return load(
                agent, new Bag(some.amounts().mapValues(amount -> amount.orLess(each))).positive());
    }

    boolean unload(AgentName agent) {
        Bag load = world().agents().named(agent).map(Agent::load).getOrElse(Bag.EMPTY);
        return world().whereIs(agent)
                .map(at -> write(!load.isEmpty(), new Unloaded(agent, at, load)))
                .getOrElse(false);
    }

    boolean operate(AgentName agent, Square at) {
        return write(law().canOperate(agent, at), new OperationStarted(agent, at));
    }

    boolean rest(AgentName agent) {
        boolean isWorking =
                world().agents().named(agent).exists(each -> each.plan() instanceof Plan.Operating);
        return write(isWorking, new OperationEnded(agent));
    }

    boolean feed(AgentName agent, Square at) {
        Bag batch = law().batch(Math.max(0, law().level(BuildingKind.SMELTER, at)));
        return write(
                law().canFeed(agent, at),
                new SmelterFed(
                        agent,
                        at,
                        1,
                        pen.claim(batch),
                        pen.claim(Amount.ONE),
                        pen.claim(pen.turn().plus(1))));
    }

    boolean motorize(AgentName agent, int level, Square at) {
        return write(
                law().canDrive(agent, level, at),
                new VehicleBuilt(
                        agent,
                        new Level(level),
                        at,
                        pen.claim(law().vehicleCost(level)),
                        pen.claim(slots(level))));
    }

    private Amount slots(int level) {
        return world().rules().vehicleSlots().slots(new Level(level));
    }

    boolean join(AgentName newcomer, Square house) {
        boolean isNew = world().agents().named(newcomer).isEmpty();
        return write(isNew && law().canHouse(house), new AgentJoined(newcomer, house));
    }

    boolean lay(AgentName agent, int grade, List<Square> squares) {
        Bag cost = Bag.of(Resource.ore(grade), new Amount(squares.stream().distinct().count()));
        return write(
                law().canLay(agent, grade, squares),
                new RoadLaid(agent, new Level(grade), path(corners(squares)), pen.claim(cost)));
    }

    private static List<Square> corners(List<Square> squares) {
        return squares.size() == 1 ? squares : Scout.corners(squares);
    }

    /// Sets the agent, who stands on the first stop, on a route over these squares.
    boolean tour(AgentName agent, Seq<Stop> stops) {
        RouteAssigned entry =
                new RouteAssigned(agent, stops.head(), stops.tail(), Option.none(), Option.none());
        return Travel.cycle(world(), entry)
                .map(cycle ->
                        write(
                                law().isAt(agent, entry.at()),
                                new RouteAssigned(
                                        agent,
                                        stops.head(),
                                        stops.tail(),
                                        pen.claim(new Turn(cycle.period())),
                                        pen.claim(new Turn(pen.turn().number() % cycle.period())))))
                .getOrElse(false);
    }
}
