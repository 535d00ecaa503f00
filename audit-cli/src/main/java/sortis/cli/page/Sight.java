package sortis.cli.page;

import java.util.LinkedHashMap;
import java.util.Map;
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
import sortis.value.Bag;
import sortis.value.Place;
import sortis.value.Resource;
import sortis.value.Square;
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
        Map<Thing, Long> seen = new LinkedHashMap<>();
        world.highestWorkshop().forEach(level -> seen.put(new Workshop(), (long) level.number()));
        world.land().structures().forEach(each -> seen.put(new Built(each._1), code(each._2)));
        world.land().cleared().forEach(square -> seen.put(new Cleared(square), 1L));
        seen.putAll(goods(world));
        world.mines()
                .forEach(mine -> seen.merge(new Yield(mine.resource()), units(mine), Long::sum));
        world.agents().inOrder().forEach(agent -> see(agent, seen));
        return seen;
    }

    private static long units(Mine mine) {
        return mine.perTurn().units();
    }

    private static void see(Agent agent, Map<Thing, Long> seen) {
        seen.put(new Doing(agent.name()), (long) agent.plan().activity().ordinal());
        agent.authority()
                .forEach(level -> seen.put(new AuthorityOf(agent.name()), (long) level.number()));
        agent.vehicle()
                .forEach(level -> seen.put(new VehicleOf(agent.name()), (long) level.number()));
    }

    /// What lies in piles, is due and is carried.
    static Map<Thing, Long> goods(World world) {
        Map<Thing, Long> seen = new LinkedHashMap<>();
        world.stock().piles().forEach(pile -> seePile(pile._1, pile._2, seen));
        world.deliveries().forEach(due -> seeDue(due.at(), due.goods(), seen));
        world.agents().inOrder().forEach(agent -> seeLoad(agent, seen));
        return seen;
    }

    private static void seePile(Place place, Bag goods, Map<Thing, Long> seen) {
        goods.amounts()
                .forEach((resource, amount) ->
                        seen.put(Pile.byItself(place, resource), amount.units()));
    }

    private static void seeDue(Square at, Bag goods, Map<Thing, Long> seen) {
        goods.amounts()
                .forEach((resource, amount) -> seen.put(new DueOn(at, resource), amount.units()));
    }

    private static void seeLoad(Agent agent, Map<Thing, Long> seen) {
        agent.load()
                .amounts()
                .forEach((resource, amount) ->
                        seen.put(new Load(agent.name(), resource), amount.units()));
    }

    /// What piles grow by each turn while extractors work.
    static Map<Thing, Long> rates(World world) {
        Map<Thing, Long> rates = new LinkedHashMap<>();
        world.mines().forEach(mine -> rates.merge(pile(world, mine), units(mine), Long::sum));
        return rates;
    }

    private static Thing pile(World world, Mine mine) {
        Resource resource = mine.resource();
        return Pile.byItself(world.placeOf(mine.at()), resource);
    }

    /// Squares as numbers, row by row.
    static int index(Square square) {
        return square.y() * SIDE + square.x();
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
