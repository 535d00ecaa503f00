package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.value.Place;
import sortis.world.Agent;
import sortis.world.Structure;
import sortis.world.World;

/// The state of a game as a sheet to read.
public final class StateText {
    private StateText() {}

    public static String of(World world) {
        return Vector.of("Turn " + world.turn() + workshop(world))
                .appendAll(
                        section(
                                "Agents",
                                world.agents().inOrder().map(agent -> agent(agent, world))))
                .appendAll(section("Buildings and roads", structures(world)))
                .appendAll(section("Cleared land", cleared(world)))
                .appendAll(section("Piles", piles(world)))
                .appendAll(section("Due", due(world)))
                .append("")
                .append("Total: " + Words.of(world.total()))
                .mkString(System.lineSeparator());
    }

    private static String workshop(World world) {
        return world.highestWorkshop()
                .map(level -> ", highest workshop " + level)
                .getOrElse(", no workshop");
    }

    private static Seq<String> section(String title, Seq<String> lines) {
        return lines.isEmpty()
                ? Vector.empty()
                : lines.map(line -> "  " + line).prepend(title).prepend("");
    }

    private static String agent(Agent agent, World world) {
        return Words.shown(agent.name().text())
                + " on "
                + Words.of(agent.plan().at(world.turn()))
                + ", "
                + agent.plan().activity()
                + agent.authority().map(level -> ", authority " + level).getOrElse("")
                + agent.vehicle().map(level -> ", vehicle " + level).getOrElse("")
                + (agent.load().isEmpty() ? "" : ", carries " + Words.of(agent.load()));
    }

    private static Seq<String> structures(World world) {
        return world.land()
                .structures()
                .toVector()
                .map(each ->
                        Words.of(each._1)
                                + " "
                                + each._2.word()
                                + " "
                                + each._2.level()
                                + joined(each._2));
    }

    private static String joined(Structure structure) {
        return structure instanceof Structure.House(_, var joined)
                ? " (brought in " + joined + ")"
                : "";
    }

    private static Seq<String> cleared(World world) {
        return world.land()
                .cleared()
                .toVector()
                .map(Words::of)
                .grouped(9)
                .map(row -> row.mkString("  "))
                .toVector();
    }

    private static Seq<String> piles(World world) {
        return world.stock()
                .piles()
                .toVector()
                .map(pile ->
                        (pile._1 instanceof Place.OnSquare(var at) ? Words.of(at) : "store")
                                + ": "
                                + Words.of(pile._2));
    }

    private static Seq<String> due(World world) {
        return world.deliveries()
                .map(due ->
                        Words.of(due.at())
                                + " on turn "
                                + due.turn()
                                + ": "
                                + Words.of(due.goods()));
    }
}
