package sortis.cli.page;

import java.util.Map;
import java.util.function.Function;
import sortis.cli.page.Thing.AuthorityOf;
import sortis.cli.page.Thing.Built;
import sortis.cli.page.Thing.Cleared;
import sortis.cli.page.Thing.Doing;
import sortis.cli.page.Thing.DueOn;
import sortis.cli.page.Thing.Load;
import sortis.cli.page.Thing.Pile;
import sortis.cli.page.Thing.VehicleOf;
import sortis.cli.page.Thing.Workshop;
import sortis.cli.page.Thing.Yield;
import sortis.value.AgentName;
import sortis.value.Bag;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.world.Activity;
import sortis.world.Agent;
import sortis.world.Mine;
import sortis.world.Structure;
import sortis.world.World;

/// All that is to be seen of a world on its turn, as numbers; agents' squares aside.
final class Sight {
    private static final int SIDE = Square.LAST + 1;

    /// More than any level.
    private static final int KIND = 64;

    private Sight() {}

    /// Everything there is, land first, then goods, then agents in the order in which they joined.
    static Map<Thing, Long> of(World world) {
        Tally seen = Tally.empty();
        world.highestWorkshop().forEach(level -> seen.put(new Workshop(), level.number()));
        world.land().structures().forEach(each -> seen.put(new Built(each._1), code(each._2)));
        world.land().cleared().forEach(square -> seen.put(new Cleared(square), 1));
        seeGoods(world, seen);
        world.mines().forEach(mine -> seen.add(new Yield(mine.resource()), units(mine)));
        world.agents().inOrder().forEach(agent -> see(agent, seen));
        return seen.numbers();
    }

    private static long units(Mine mine) {
        return mine.perTurn().units();
    }

    private static void see(Agent agent, Tally seen) {
        AgentName name = agent.name();
        seen.put(new Doing(name), code(agent.plan().activity()));
        agent.authority().forEach(level -> seen.put(new AuthorityOf(name), level.number()));
        agent.vehicle().forEach(level -> seen.put(new VehicleOf(name), level.number()));
    }

    /// What lies in piles, is due and is carried.
    static Map<Thing, Long> goods(World world) {
        Tally seen = Tally.empty();
        seeGoods(world, seen);
        return seen.numbers();
    }

    private static void seeGoods(World world, Tally seen) {
        world.stock()
                .piles()
                .forEach(
                        (place, bag) -> see(bag, resource -> Pile.byItself(place, resource), seen));
        world.deliveries()
                .forEach(due -> see(due.goods(), resource -> new DueOn(due.at(), resource), seen));
        world.agents()
                .inOrder()
                .forEach(agent ->
                        see(agent.load(), resource -> new Load(agent.name(), resource), seen));
    }

    private static void see(Bag goods, Function<Resource, Thing> where, Tally seen) {
        goods.amounts()
                .forEach((resource, amount) -> seen.put(where.apply(resource), amount.units()));
    }

    /// What piles grow by each turn while extractors work.
    static Map<Thing, Long> rates(World world) {
        Tally rates = Tally.empty();
        world.mines().forEach(mine -> rates.add(pile(world, mine), units(mine)));
        return rates.numbers();
    }

    private static Thing pile(World world, Mine mine) {
        Resource resource = mine.resource();
        return Pile.byItself(world.placeOf(mine.at()), resource);
    }

    /// Squares as numbers, row by row.
    static int index(Square square) {
        return square.y() * SIDE + square.x();
    }

    /// What an agent does, as a number.
    static int code(Activity activity) {
        return switch (activity) {
            case STANDING -> 0;
            case WALKING -> 1;
            case ROUTE -> 2;
            case OPERATING -> 3;
        };
    }

    /// What stands there, as a number: the kind of structure and its level.
    static long code(Structure structure) {
        int kind =
                switch (structure) {
                    case Structure.Workshop _ -> 0;
                    case Structure.House _ -> 1;
                    case Structure.Extractor _ -> 2;
                    case Structure.Smelter _ -> 3;
                    case Structure.Road _ -> 4;
                };
        return (long) kind * KIND + structure.level().number();
    }
}
