package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import sortis.cli.report.Prospect.Means;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.BuildingEntry.VehicleBuilt;
import sortis.entry.GameEntry;
import sortis.entry.LogLine.Entry;
import sortis.entry.ProductionEntry.SmelterFed;
import sortis.map.WorldMap;
import sortis.value.Amount;
import sortis.value.Place;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.Agent;
import sortis.world.Plan;
import sortis.world.World;

/// What a player sees after each line, and when asking.
public final class PlayText {
    private static final int COLUMNS = 13;
    private static final int ROWS = 5;

    private final Style style;

    public PlayText(Style style) {
        this.style = style;
    }

    /// An entry that was taken down.
    ///
    /// @param world after it
    public Seq<String> entry(Entry entry, World world) {
        String title =
                String.format(Locale.ROOT, "%3s  ", entry.number())
                        + EntryPhrase.of(entry.content())
                        + Vector.of("turn " + world.turn())
                                .appendAll(entry.where().paper().map(Words::shown))
                                .mkString(" (", ", ", ")");
        return Lines.wrapped(style.written(title), 5);
    }

    /// An agent's surroundings: the land around it, what it has, and what it could do there.
    public Seq<String> surroundings(World world, Agent agent, Seq<Prospect> prospects) {
        Square at = agent.plan().at(world.turn());
        return beside(
                new Sketch(world, at, COLUMNS, ROWS),
                Vector.of(
                                name(agent) + " " + doing(agent, world),
                                ground(world, at),
                                burden(agent, world),
                                (isPooled(world) ? "the store: " : "the pile here: ")
                                        + Words.of(world.pile(at)))
                        .appendAll(listed("could: ", prospects, Means.ENOUGH))
                        .appendAll(listed("too dear: ", prospects, Means.SHORT)));
    }

    private static String burden(Agent agent, World world) {
        return "carries "
                + Words.of(agent.load())
                + "; room for "
                + room(agent, world)
                + agent.authority().map(level -> "; authority " + level).getOrElse("")
                + agent.vehicle().map(level -> "; vehicle " + level).getOrElse("");
    }

    private static String room(Agent agent, World world) {
        Amount free = agent.slots(world.rules()).minus(agent.load().units());
        return (free.isPositive() ? free : Amount.NONE) + " more";
    }

    private static Option<String> listed(String title, Seq<Prospect> prospects, Means means) {
        Seq<String> each =
                prospects.filter(prospect -> prospect.means() == means).map(PlayText::named);
        return Option.when(!each.isEmpty(), () -> title + each.mkString(", "));
    }

    private static String named(Prospect prospect) {
        return deed(prospect.deed())
                + (prospect.cost().isEmpty() ? "" : " (" + Words.of(prospect.cost()) + ")");
    }

    private static String deed(GameEntry deed) {
        return switch (deed) {
            case ForestCleared _ -> "clear";
            case SmelterFed _ -> "feed";
            case BuildingRaised raised -> raised.building() + " " + raised.level();
            case RoadLaid road -> "road " + road.grade();
            case VehicleBuilt vehicle -> "vehicle " + vehicle.level();
            default -> "operate";
        };
    }

    private static String name(Agent agent) {
        return Words.named(agent.name().text());
    }

    private static String doing(Agent agent, World world) {
        return "on " + Words.of(agent.plan().at(world.turn())) + plan(agent.plan(), world);
    }

    private static String plan(Plan plan, World world) {
        return switch (plan) {
            case Plan.Standing _ -> "";
            case Plan.Operating _ -> ", operating the extractor";
            case Plan.Walking(var walk, var since) ->
                    ", walking to "
                            + Words.of(walk.last())
                            + ", there on turn "
                            + since.plus(walk.turns());
            case Plan.OnRoute route ->
                    ", on a route, turn "
                            + route.offset(world.turn())
                            + " of "
                            + route.cycle().period();
        };
    }

    private static String ground(World world, Square at) {
        WorldMap map = world.land().map();
        return "ground: "
                + (world.land().isCleared(at) ? "cleared land" : map.terrain(at).toString())
                + map.ore(at).map(grade -> " with ore(" + grade + ")").getOrElse("")
                + world.land()
                        .at(at)
                        .map(structure -> ", " + structure.word() + " " + structure.level())
                        .getOrElse("");
    }

    /// Text to the right of a piece of the map.
    private Seq<String> beside(Sketch sketch, Seq<String> facts) {
        String margin = " ".repeat(sketch.width() + 3);
        Seq<String> right = facts.flatMap(fact -> wrapped(margin, fact));
        return sketch.lines()
                .zipAll(right, "", margin)
                .map(both ->
                        (String.format(Locale.ROOT, "%-" + margin.length() + "s", both._1)
                                        + both._2.substring(margin.length()))
                                .stripTrailing())
                .toVector();
    }

    private Seq<String> wrapped(String margin, String fact) {
        return Lines.wrapped(style.written(margin + fact), margin.length() + 2);
    }

    /// Where an agent is, in one sentence.
    public Seq<String> where(World world, Agent agent) {
        return Lines.wrapped(
                style.written(
                        name(agent)
                                + " is "
                                + doing(agent, world)
                                + " (turn "
                                + world.turn()
                                + "); carries "
                                + Words.of(agent.load())
                                + "."),
                2);
    }

    /// A larger piece of the map, with what the signs mean.
    public Seq<String> map(World world, Square centre) {
        return new Sketch(world, centre, 64, 15).lines().append("").appendAll(Sketch.LEGEND);
    }

    /// What there is at the end of a skip, if nothing comes between.
    public Seq<String> foreseen(World world, Turn turn) {
        return Lines.wrapped(
                style.written(
                        "     everything together on turn "
                                + turn
                                + ": "
                                + Words.of(world.carriedTo(turn).total())),
                7);
    }

    /// All that lies somewhere or is carried.
    public Seq<String> stock(World world) {
        return world.stock()
                .piles()
                .toVector()
                .map(pile -> place(pile._1) + ": " + Words.of(pile._2))
                .appendAll(
                        world.agents()
                                .inOrder()
                                .filter(agent -> !agent.load().isEmpty())
                                .map(agent -> name(agent) + " carries " + Words.of(agent.load())))
                .append("everything: " + Words.of(world.total()))
                .flatMap(line -> Lines.wrapped(style.written(line), 2));
    }

    private static String place(Place place) {
        return place instanceof Place.OnSquare(var at) ? Words.of(at) : "the store";
    }

    private static boolean isPooled(World world) {
        return !world.rules().stock().isCarried();
    }

    /// A remark, broken between words.
    public Seq<String> remark(String text) {
        return Lines.wrapped(style.written(Words.shown(text)), 0);
    }

    /// The whole state.
    public Seq<String> state(World world) {
        return Vector.of(StateText.of(world).split("\n", -1)).map(style::written);
    }
}
