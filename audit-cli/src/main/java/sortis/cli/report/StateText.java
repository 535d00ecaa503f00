package sortis.cli.report;

import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.value.Amount;
import sortis.value.Level;
import sortis.value.Place;
import sortis.value.Square;
import sortis.world.Agent;
import sortis.world.Plan;
import sortis.world.Structure;
import sortis.world.World;

/// The state of a game as a sheet to read.
public final class StateText {
    private static final int INDENT = 2;

    /// How wide a square's coordinates are with the blanks after them.
    private static final int PLACE = 9;

    private static final int WORD = 14;

    /// Names are put below one another up to this many columns.
    private static final int NAME = 16;

    private StateText() {}

    public static String of(World world) {
        return Vector.of("Turn " + world.turn() + workshop(world))
                .appendAll(section("Agents", agents(world)))
                .appendAll(section("Buildings", buildings(world)))
                .appendAll(section("Roads", roads(world)))
                .appendAll(section("Cleared land", Vector.of(squares(world.land().cleared()))))
                .appendAll(section(isPooled(world) ? "The store" : "Piles", piles(world)))
                .appendAll(section("Due", due(world)))
                .append("")
                .appendAll(Lines.wrapped("Total: " + Words.of(world.total()), INDENT))
                .mkString(System.lineSeparator());
    }

    private static String workshop(World world) {
        return world.highestWorkshop()
                .map(level -> ", highest workshop " + level)
                .getOrElse(", no workshop");
    }

    private static Seq<String> section(String title, Seq<String> lines) {
        Seq<String> some = lines.reject(String::isBlank);
        return some.isEmpty()
                ? Vector.empty()
                : some.flatMap(line -> Lines.wrapped("  " + line, 3 * INDENT))
                        .prepend(title)
                        .prepend("");
    }

    private static Seq<String> agents(World world) {
        Seq<Agent> all = world.agents().inOrder();
        int longest = all.map(agent -> Columns.of(name(agent))).max().getOrElse(0);
        int width = Math.min(NAME, longest);
        return all.map(agent -> padded(name(agent), width) + " " + agent(agent, world));
    }

    private static String name(Agent agent) {
        return Words.shown(agent.name().text());
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - Columns.of(text)));
    }

    private static String agent(Agent agent, World world) {
        return "on "
                + Words.of(agent.plan().at(world.turn()))
                + ", "
                + doing(agent, world)
                + agent.authority().map(level -> "; authority " + level).getOrElse("")
                + agent.vehicle().map(level -> "; vehicle " + level).getOrElse("")
                + (agent.load().isEmpty() ? "" : "; carries " + Words.of(agent.load()));
    }

    private static String doing(Agent agent, World world) {
        return switch (agent.plan()) {
            case Plan.Standing _ -> "standing";
            case Plan.Operating(Square on) -> "operating" + output(on, world);
            case Plan.Walking(var walk, var since) ->
                    "walking to "
                            + Words.of(walk.last())
                            + " (there on turn "
                            + since.plus(walk.turns())
                            + ")";
            case Plan.OnRoute route ->
                    "on a route (turn "
                            + route.offset(world.turn())
                            + " of "
                            + route.cycle().period()
                            + ")";
        };
    }

    private static String output(Square on, World world) {
        return world.mines()
                .find(mine -> mine.at().equals(on))
                .map(mine -> " (" + mine.perTurn() + " " + mine.resource() + " a turn)")
                .getOrElse("");
    }

    private static Seq<String> buildings(World world) {
        return world.land()
                .structures()
                .toVector()
                .reject(each -> each._2 instanceof Structure.Road)
                .map(each -> building(each, world).stripTrailing());
    }

    private static String building(Tuple2<Square, Structure> each, World world) {
        return padded(Words.of(each._1), PLACE)
                + padded(each._2.word() + " " + each._2.level(), WORD)
                + remark(each, world);
    }

    private static String remark(Tuple2<Square, Structure> each, World world) {
        return switch (each._2) {
            case Structure.House(Level level, Amount joined) ->
                    "brought in " + joined + " of " + world.rules().house().agents(level);
            case Structure.Extractor _ ->
                    world.operatorsAt(each._1)
                            .map(name -> "worked by " + Words.shown(name.text()))
                            .mkString();
            case Structure.Workshop _, Structure.Smelter _, Structure.Road _ -> "";
        };
    }

    /// The squares of each grade.
    private static Seq<String> roads(World world) {
        return world.land()
                .structures()
                .toVector()
                .filter(each -> each._2 instanceof Structure.Road)
                .groupBy(each -> each._2.level().number())
                .toVector()
                .sortBy(Tuple2::_1)
                .map(grade -> "grade " + grade._1 + ": " + squares(grade._2.map(Tuple2::_1)));
    }

    private static String squares(Iterable<Square> squares) {
        return Vector.ofAll(squares).map(Words::of).mkString("  ");
    }

    private static Seq<String> piles(World world) {
        return world.stock().piles().toVector().map(pile -> place(pile._1) + Words.of(pile._2));
    }

    private static String place(Place place) {
        return place instanceof Place.OnSquare(var at) ? padded(Words.of(at), PLACE) : "";
    }

    private static boolean isPooled(World world) {
        return !world.rules().stock().isCarried();
    }

    private static Seq<String> due(World world) {
        return world.deliveries()
                .map(due ->
                        padded(Words.of(due.at()), PLACE)
                                + "on turn "
                                + due.turn()
                                + ": "
                                + Words.of(due.goods()));
    }
}
