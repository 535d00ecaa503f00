package sortis.play;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.Map;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogEntry.Seeds;
import sortis.entry.LogLine.Entry;
import sortis.map.Terrain;
import sortis.map.WorldMap;
import sortis.ruling.HouseRules;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Octet;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.Agent;
import sortis.world.Plan;
import sortis.world.World;

/// Random legal games, played with a purpose: a workshop that rises, mines, smelters, houses,
/// ferries, roads; and everything claimed rightly.
public final class Games {
    private final Dice dice;
    private final Pen pen;
    private final Hand hand;
    private final Errands errands;
    private final Paperwork paperwork;
    private final Map<AgentName, Seq<Errands.Deed>> agendas = new HashMap<>();

    private Games(Dice dice) {
        this.dice = dice;
        GameStarted game = opening(dice);
        Square hub = game.start();
        this.pen = new Pen(dice, game, new Turn(dice.any(0, 0, 1, dice.below(1_000))));
        this.hand = new Hand(pen, hub);
        this.errands = new Errands(hand, hub);
        this.paperwork = new Paperwork(pen, hub);
    }

    /// The game of a seed, with about so many entries.
    public static Seq<Entry> legal(long seed, int length) {
        Games game = new Games(new Dice(seed));
        game.play(length);
        return game.pen.entries();
    }

    private static GameStarted opening(Dice dice) {
        Seeds seeds = new Seeds(new Octet(1 + dice.below(255)), new Octet(1 + dice.below(255)));
        int agents = dice.any(1, 1, 2, 3, 4);
        HouseRules rules = dice.rules(dice.chance(25) ? scant() : rich(dice), agents);
        Square start = start(dice, WorldMap.of(seeds.x(), seeds.y()), rules);
        Seq<AgentName> names = Vector.of("A", "B", "C", "D").take(agents).map(AgentName::new);
        return new GameStarted(
                seeds, start, names, Option.none(), Option.of("a game of chance"), rules);
    }

    private static Bag scant() {
        return Bag.of(Resource.ore(0), new Amount(2));
    }

    private static Bag rich(Dice dice) {
        return Vector.of(
                        Bag.of(Resource.WOOD, new Amount(dice.from(2, 40))),
                        Bag.of(Resource.ore(0), new Amount(dice.from(2, 30))),
                        Bag.of(Resource.ore(1), new Amount(dice.from(2, 20))),
                        Bag.of(Resource.ore(2), new Amount(dice.from(0, 20))),
                        Bag.of(Resource.ore(3), new Amount(dice.from(0, 12))))
                .fold(Bag.EMPTY, Bag::plus);
    }

    /// A forest with mountains and more forest around it.
    private static Square start(Dice dice, WorldMap map, HouseRules rules) {
        Square start = new Square(dice.below(256), dice.below(256));
        for (int tries = 0; tries < 500 && !isPromising(start, map, rules); tries++) {
            start = new Square(dice.below(256), dice.below(256));
        }
        return start;
    }

    private static boolean isPromising(Square start, WorldMap map, HouseRules rules) {
        if (map.terrain(start) != Terrain.FOREST) {
            return false;
        }
        GameStarted game =
                new GameStarted(
                        new Seeds(map.columns().get(0), map.rows().get(0)),
                        start,
                        Vector.empty(),
                        Option.none(),
                        Option.none(),
                        rules);
        Seq<Square> around = Vector.ofAll(new Scout(World.begun(game, Turn.ZERO), start).around());
        return around.count(square -> map.terrain(square) == Terrain.MOUNTAIN) >= 2
                && around.count(square -> map.terrain(square) == Terrain.FOREST) >= 6
                && around.exists(square -> map.ore(square).contains(0));
    }

    private void play(int length) {
        while (pen.entries().size() < length) {
            int choice = dice.below(100);
            if (choice < 5) {
                paperwork.write();
            } else if (choice < 8) {
                paperwork.skip();
            } else if (choice < 14) {
                bringIn();
            } else if (choice < 22) {
                pass();
            } else {
                act();
            }
        }
    }

    private void pass() {
        pen.goTo(pen.turn().plus(dice.from(1, dice.any(1, 3, 10))));
    }

    private void bringIn() {
        AgentName newcomer = new AgentName("new " + pen.next());
        boolean _ = errands.openHouse().map(house -> hand.join(newcomer, house)).getOrElse(false);
    }

    /// Some agent goes on with its errand, or gets a new one; who is at work seldom does.
    private void act() {
        Seq<Agent> all = pen.world().agents().inOrder();
        Seq<Agent> idle = all.filter(agent -> agent.plan() instanceof Plan.Standing);
        if (!idle.isEmpty()) {
            goOn(dice.any(idle).name());
        } else if (dice.chance(80)) {
            pass();
        } else {
            interrupt(dice.any(all).name());
        }
    }

    private void interrupt(AgentName agent) {
        agendas.put(agent, Vector.empty());
        boolean _ = dice.chance(50) && hand.rest(agent);
        goOn(agent);
    }

    private void goOn(AgentName agent) {
        Seq<Errands.Deed> agenda = agendas.getOrDefault(agent, Vector.empty());
        Seq<Errands.Deed> deeds = agenda.isEmpty() ? errands.any() : agenda;
        boolean isDone = !deeds.isEmpty() && deeds.head().tried(agent);
        agendas.put(agent, isDone ? deeds.tail() : Vector.empty());
    }
}
