package sortis.play;

import io.vavr.control.Option;
import java.util.List;
import sortis.entry.BuildingKind;
import sortis.map.Terrain;
import sortis.ruling.HouseRules;
import sortis.ruling.LevelsRuling;
import sortis.ruling.StockRuling;
import sortis.ruling.VehicleCost;
import sortis.ruling.WorkshopAuthority;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.world.Agent;
import sortis.world.Structure;
import sortis.world.World;

/// What is legal now (rulebook §5 and §6).
record Law(World world) {
    HouseRules rules() {
        return world.rules();
    }

    boolean isPooled() {
        return rules().stock() == StockRuling.POOLED;
    }

    private Option<Agent> agent(AgentName name) {
        return world.agents().named(name);
    }

    boolean isAt(AgentName name, Square square) {
        return world.whereIs(name).contains(square);
    }

    boolean hasWorkshop() {
        return highestWorkshop() >= 0;
    }

    private int highestWorkshop() {
        return world.land()
                .structures()
                .values()
                .filter(Structure.Workshop.class::isInstance)
                .map(workshop -> workshop.level().number())
                .max()
                .getOrElse(-1);
    }

    private int authority(AgentName name) {
        return agent(name).flatMap(Agent::authority).map(level -> level.number()).getOrElse(-1);
    }

    /// The level of that kind of building on a square, −1 for none.
    int level(BuildingKind kind, Square at) {
        return world.land()
                .at(at)
                .filter(there -> there.kind().contains(kind))
                .map(there -> there.level().number())
                .getOrElse(-1);
    }

    boolean isFree(Square square) {
        return world.land().at(square).isEmpty();
    }

    boolean isForest(Square square) {
        return world.land().map().terrain(square) == Terrain.FOREST
                && !world.land().cleared().contains(square);
    }

    boolean isCleared(Square square) {
        return world.land().cleared().contains(square);
    }

    boolean isMountain(Square square) {
        return world.land().map().terrain(square) == Terrain.MOUNTAIN;
    }

    private boolean isWater(Square square) {
        return world.land().map().terrain(square) == Terrain.WATER;
    }

    boolean canClear(AgentName name, Square square) {
        return isAt(name, square) && isForest(square) && isFree(square);
    }

    boolean canRaise(AgentName name, BuildingKind kind, int level, Square at) {
        int present = level(kind, at);
        return isAt(name, at)
                && (present >= 0 || (isFree(at) && bears(kind, at)))
                && (rules().levels() == LevelsRuling.DIRECT
                        ? level > present
                        : level == present + 1)
                && isPermitted(name, kind, level)
                && cost(kind, level, at).exists(cost -> canPay(name, cost));
    }

    private boolean bears(BuildingKind kind, Square at) {
        return kind == BuildingKind.EXTRACTOR ? isForest(at) || isMountain(at) : isCleared(at);
    }

    private boolean isPermitted(AgentName name, BuildingKind kind, int level) {
        boolean isWorkshop = kind == BuildingKind.WORKSHOP;
        boolean asksForNothing =
                level == 0
                        || !hasWorkshop()
                        || rules().workshopAuthority() == WorkshopAuthority.NONE;
        return isWorkshop
                ? asksForNothing || authority(name) >= level - 1
                : isPermitted(name, level);
    }

    private boolean isPermitted(AgentName name, int level) {
        return highestWorkshop() >= level && authority(name) >= level;
    }

    Option<Bag> cost(BuildingKind kind, int level, Square at) {
        Option<Resource> resource =
                switch (kind) {
                    case WORKSHOP, SMELTER -> Option.of(Resource.ore(level));
                    case HOUSE -> Option.of(Resource.WOOD);
                    case EXTRACTOR -> produce(at);
                };
        return resource.map(each -> Bag.of(each, new Amount(1L << level)));
    }

    /// What the square yields.
    Option<Resource> produce(Square at) {
        return isForest(at)
                ? Option.of(Resource.WOOD)
                : world.land().map().ore(at).map(Resource::ore);
    }

    boolean canPay(AgentName name, Bag cost) {
        return cost.beyond(world.funds(name)).isEmpty();
    }

    Bag vehicleCost(int level) {
        boolean isOfWood = rules().vehicleCost() == VehicleCost.IN_WOOD;
        return Bag.of(isOfWood ? Resource.WOOD : Resource.ore(level), new Amount(1L << level));
    }

    boolean canDrive(AgentName name, int level, Square at) {
        return isAt(name, at)
                && level(BuildingKind.WORKSHOP, at) >= level
                && canPay(name, vehicleCost(level));
    }

    long free(AgentName name) {
        return agent(name)
                .map(each -> each.slots(rules()).minus(each.load().units()).units())
                .getOrElse(0L);
    }

    boolean canLoad(AgentName name, Bag what) {
        Square at = world.whereIs(name).getOrElse(new Square(0, 0));
        return what.units().units() <= free(name)
                && (isPooled() || what.beyond(world.pile(at)).isEmpty());
    }

    boolean carries(AgentName name, Bag what) {
        return agent(name).exists(each -> what.beyond(each.load()).isEmpty());
    }

    boolean canOperate(AgentName name, Square at) {
        return isAt(name, at)
                && level(BuildingKind.EXTRACTOR, at) >= 0
                && world.operatorsAt(at).isEmpty();
    }

    Bag batch(int level) {
        return Bag.of(Resource.WOOD, new Amount(2L << level))
                .plus(Bag.of(Resource.ore(level), new Amount(1L << level)));
    }

    boolean canFeed(AgentName name, Square at) {
        return isAt(name, at)
                && world.land()
                        .at(at)
                        .exists(there ->
                                there instanceof Structure.Smelter smelter
                                        && smelter.batchesOn(world.turn()) == 0
                                        && canPay(name, batch(smelter.level().number())));
    }

    boolean canHouse(Square at) {
        return world.land()
                .at(at)
                .exists(there ->
                        there instanceof Structure.House(var level, var joined)
                                && joined.compareTo(rules().house().agents(level)) < 0);
    }

    boolean canLay(AgentName name, int grade, List<Square> squares) {
        return world.whereIs(name).exists(at -> isBeside(at, squares.getFirst()))
                && isPermitted(name, grade)
                && squares.stream().allMatch(square -> bearsRoad(square, grade))
                && canPay(
                        name,
                        Bag.of(
                                Resource.ore(grade),
                                new Amount(squares.stream().distinct().count())));
    }

    private boolean isBeside(Square at, Square first) {
        return at.equals(first) || new Scout(world, first).neighbours(first).contains(at);
    }

    private boolean bearsRoad(Square square, int grade) {
        int present = world.land().gradeAt(square).map(level -> level.number()).getOrElse(-1);
        return present >= 0
                ? present < grade
                : isFree(square) && (isCleared(square) || isWater(square));
    }
}
