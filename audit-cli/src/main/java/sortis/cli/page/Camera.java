package sortis.cli.page;

import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import sortis.cli.page.Film.Blank;
import sortis.cli.page.Film.Way;
import sortis.cli.page.Thing.AuthorityOf;
import sortis.cli.page.Thing.Doing;
import sortis.cli.page.Thing.DueOn;
import sortis.cli.page.Thing.Pile;
import sortis.cli.page.Thing.Where;
import sortis.replay.Transcript;
import sortis.value.AgentName;
import sortis.value.Turn;
import sortis.world.Activity;
import sortis.world.Agent;
import sortis.world.Plan;
import sortis.world.World;

/// Films a game: asks the world of every stretch between entries what it looks like, and writes
/// down how that goes on. Every number comes from [World#carriedTo].
final class Camera {
    private final Tracks tracks = new Tracks();
    private final Map<AgentName, List<Way>> ways = new LinkedHashMap<>();
    private final Map<AgentName, Plan> plans = new HashMap<>();
    private final List<Blank> blanks = new ArrayList<>();

    private Camera() {}

    /// The film of a log that holds a game.
    static Film film(Transcript transcript) {
        Stations stations = Stations.of(transcript);
        Vector<World> worlds = stations.worlds();
        Camera camera = new Camera();
        Vector<Long> turns = worlds.map(world -> world.turn().number());
        worlds.zip(turns.drop(1).append(Turn.LAST + 1))
                .forEach(stretch -> camera.shoot(stretch._1, stretch._2));
        return new Film(
                worlds.get(0).land().map(),
                turns.get(0),
                turns.get(turns.size() - 1),
                turns,
                stations.scenes(),
                camera.tracks.pieces(),
                camera.ways,
                camera.blanks);
    }

    /// The turns from that of the world on, up to but not including the other.
    private void shoot(World world, long until) {
        tracks.rest(world.turn().number(), Camera::isByTeam);
        see(world, Sight.of(world), thing -> !(thing instanceof Where));
        world.agents().inOrder().forEach(agent -> follow(world, agent, until));
        deliver(world, until);
        Team.of(world).forEach(team -> haul(Cast.of(world, team), until));
    }

    /// What is in a pile and not by teams is by itself.
    private void see(World world, Map<Thing, Long> seen, Predicate<Thing> concerned) {
        long turn = world.turn().number();
        Tally rest = Tally.empty().with(seen);
        tracks.at(turn, Camera::isByTeam)
                .forEach((share, amount) -> rest.add(byItself((Pile) share), -amount));
        tracks.see(
                turn,
                rest.numbers(),
                Sight.rates(world),
                thing -> concerned.test(thing) && !isByTeam(thing));
    }

    private static boolean isByTeam(Thing thing) {
        return thing instanceof Pile(_, _, var by) && by.isDefined();
    }

    private static Thing byItself(Pile pile) {
        return Pile.byItself(pile.place(), pile.resource());
    }

    /// What smelters put out on the turn after.
    private void deliver(World world, long until) {
        World next = Cast.idle(world).carriedTo(world.turn().plus(1));
        if (!world.deliveries().isEmpty() && next.turn().number() < until) {
            see(next, Sight.goods(next), Camera::isLying);
        }
    }

    private static boolean isLying(Thing thing) {
        return thing instanceof Pile || thing instanceof DueOn;
    }

    private void haul(Cast cast, long until) {
        long blank = new Rounds(cast, tracks).film(until);
        if (blank < until) {
            blanks.addLast(new Blank(blank, until));
        }
    }

    private void follow(World world, Agent agent, long until) {
        if (!agent.plan().equals(plans.put(agent.name(), agent.plan()))) {
            depart(world, agent, Journey.of(agent.plan(), world.turn()));
        }
        if (agent.plan() instanceof Plan.Walking(var walk, var since)) {
            arrive(agent, since.plus(walk.turns()).number(), until);
        }
        if (!agent.plan().activity().equals(Activity.STANDING)) {
            learn(world, agent, until);
        }
    }

    private void depart(World world, Agent agent, Journey journey) {
        Track where = tracks.of(new Where(agent.name()));
        where.put(journey.squares());
        ways.computeIfAbsent(agent.name(), _ -> new ArrayList<>())
                .addLast(new Way(world.turn().number(), journey.corners()));
    }

    private void arrive(Agent agent, long arrival, long until) {
        if (arrival < until) {
            tracks.of(new Doing(agent.name())).see(arrival, Sight.code(Activity.STANDING), 0);
        }
    }

    /// Authority comes on the way; on a route all of it within the first round.
    private void learn(World world, Agent agent, long until) {
        long period =
                switch (agent.plan()) {
                    case Plan.Walking(var walk, _) -> walk.turns();
                    case Plan.OnRoute(var cycle, _) -> cycle.period();
                    case Plan.Standing _, Plan.Operating _ -> 0;
                };
        long now = world.turn().number();
        long last = Math.min(until - 1, now + period);
        learn(world, agent.name(), now, last);
    }

    /// Authority only ever rises, so halving finds every rise.
    private void learn(World world, AgentName agent, long from, long to) {
        if (authority(world, agent, from) == authority(world, agent, to)) {
            return;
        }
        if (to - from == 1) {
            tracks.of(new AuthorityOf(agent)).see(to, authority(world, agent, to), 0);
            return;
        }
        long middle = from + (to - from) / 2;
        learn(world, agent, from, middle);
        learn(world, agent, middle, to);
    }

    private static long authority(World world, AgentName agent, long turn) {
        return world.carriedTo(new Turn(turn))
                .agents()
                .named(agent)
                .flatMap(Agent::authority)
                .map(level -> (long) level.number())
                .getOrElse(new AuthorityOf(agent).absent());
    }
}
