package sortis.cli.page;

import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import java.util.Map;
import java.util.function.Predicate;
import sortis.time.Stock;
import sortis.value.AgentName;
import sortis.value.Place;
import sortis.value.Turn;
import sortis.world.Agent;
import sortis.world.Plan;
import sortis.world.World;

/// One team alone in the world, beside a world in which nobody is on a route. Teams do not disturb
/// each other, so all that happens to goods is what happens by itself and what each team adds.
///
/// @param team of the cast
/// @param idle where nobody hauls
/// @param busy where the team does
record Cast(Team team, World idle, World busy) {
    static Cast of(World world, Team team) {
        Set<Place> places = HashSet.ofAll(team.touched().map(each -> each._1));
        Set<AgentName> members = HashSet.ofAll(team.members());
        return new Cast(
                team,
                reduced(world, places::contains, Cast::isOffRoute),
                reduced(
                        world,
                        places::contains,
                        agent -> isOffRoute(agent) || members.contains(agent.name())));
    }

    /// The world without anybody on a route.
    static World idle(World world) {
        return reduced(world, _ -> true, Cast::isOffRoute);
    }

    /// The world with nobody but one agent, and no goods.
    static World solo(World world, Agent agent) {
        return reduced(world, _ -> false, agent::equals);
    }

    private static boolean isOffRoute(Agent agent) {
        return !(agent.plan() instanceof Plan.OnRoute);
    }

    private static World reduced(World world, Predicate<Place> places, Predicate<Agent> agents) {
        Stock stock =
                Stock.of(
                        world.stock().piles().filterKeys(places),
                        world.stock().due().filter(due -> places.test(world.placeOf(due.at()))));
        return new World(
                world.rules(), world.turn(), world.land(), world.agents().filter(agents), stock);
    }

    long turn() {
        return busy.turn().number();
    }

    /// Both worlds on a later turn.
    Cast on(long turn) {
        Turn then = new Turn(turn);
        return new Cast(team, idle.carriedTo(then), busy.carriedTo(then));
    }

    /// What the team carries, what is due from it, and what it has changed in piles.
    Map<Thing, Long> goods() {
        AgentName name = team.members().get(0);
        Tally goods = Tally.empty();
        Sight.goods(busy).forEach((thing, amount) -> add(of(name, thing), amount, goods));
        Sight.goods(idle).forEach((thing, amount) -> add(of(name, thing), -amount, goods));
        return goods.withoutZeros().numbers();
    }

    /// What is due is not taken off again, and what others carry is not counted.
    private void add(Thing thing, long amount, Tally goods) {
        boolean isCounted = !(thing instanceof Thing.DueOn) || amount > 0;
        if (isCounted && concerns(thing)) {
            goods.add(thing, amount);
        }
    }

    private static Thing of(AgentName name, Thing thing) {
        return thing instanceof Thing.Pile pile ? pile.by(name) : thing;
    }

    boolean concerns(Thing thing) {
        return switch (thing) {
            case Thing.Load(var agent, _) -> team.members().contains(agent);
            case Thing.Pile(_, _, var by) -> by.exists(team.members().get(0)::equals);
            case Thing.DueOn(var at, _) -> team.smelters().contains(at);
            default -> false;
        };
    }
}
