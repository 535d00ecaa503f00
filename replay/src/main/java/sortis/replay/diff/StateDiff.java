package sortis.replay.diff;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.finding.Datum;
import sortis.replay.diff.Topic.Aspect;
import sortis.value.AgentName;
import sortis.value.Turn;
import sortis.world.Agent;
import sortis.world.Structure;
import sortis.world.World;

/// How far two states are apart.
public final class StateDiff {
    private StateDiff() {}

    /// One thing in which they differ; a side that has nothing there has none.
    public record Difference(Topic topic, Option<Datum> a, Option<Datum> b) {}

    /// All differences of two worlds on the same turn: land and goods in [Topic#ORDER], then the
    /// agents, those of `a` first.
    public static Seq<Difference> between(World a, World b) {
        return differences(facts(a), facts(b)).appendAll(agentDifferences(a, b));
    }

    private static Seq<Difference> agentDifferences(World a, World b) {
        return a.agents()
                .inOrder()
                .appendAll(b.agents().inOrder())
                .map(Agent::name)
                .distinct()
                .flatMap(name -> differences(agent(a, name), agent(b, name)))
                .toVector();
    }

    private static Seq<Difference> differences(Map<Topic, Datum> a, Map<Topic, Datum> b) {
        Seq<Topic> topics = a.keySet().toVector().appendAll(b.keySet()).distinct();
        return topics.sorted(Topic.ORDER)
                .map(topic -> new Difference(topic, side(a, topic), side(b, topic)))
                .filter(difference -> !difference.a().equals(difference.b()));
    }

    private static Option<Datum> side(Map<Topic, Datum> facts, Topic topic) {
        return facts.get(topic)
                .orElse(() -> Option.when(topic instanceof Topic.Total, Datum.of(0)));
    }

    private static Map<Topic, Datum> facts(World world) {
        Seq<Tuple2<Topic, Datum>> workshop =
                world.highestWorkshop()
                        .toVector()
                        .map(level -> Tuple.of(new Topic.Workshop(), Datum.of(level)));
        Seq<Tuple2<Topic, Datum>> totals =
                world.total()
                        .amounts()
                        .toVector()
                        .map(each -> Tuple.of(new Topic.Total(each._1), Datum.of(each._2)));
        Seq<Tuple2<Topic, Datum>> cleared =
                world.land()
                        .cleared()
                        .toVector()
                        .map(square -> Tuple.of(new Topic.Cleared(square), new Datum.Fact()));
        Seq<Tuple2<Topic, Datum>> piles =
                world.stock()
                        .piles()
                        .toVector()
                        .map(pile -> Tuple.of(new Topic.PileIn(pile._1), Datum.of(pile._2)));
        return LinkedHashMap.ofEntries(
                workshop.appendAll(totals)
                        .appendAll(structures(world))
                        .appendAll(cleared)
                        .appendAll(piles)
                        .appendAll(due(world)));
    }

    private static Seq<Tuple2<Topic, Datum>> structures(World world) {
        return world.land()
                .structures()
                .toVector()
                .map(each ->
                        each._2 instanceof Structure.Road(var grade)
                                ? Tuple.of(new Topic.RoadOn(each._1), Datum.of(grade))
                                : Tuple.of(
                                        new Topic.BuildingOn(each._1),
                                        Datum.word(kindAndLevel(each._2))));
    }

    private static String kindAndLevel(Structure building) {
        return building.word() + " " + building.level();
    }

    private static Seq<Tuple2<Topic, Datum>> due(World world) {
        return world.deliveries()
                .map(due -> Tuple.of(new Topic.DueOn(due.at(), due.turn()), Datum.of(due.goods())));
    }

    private static Map<Topic, Datum> agent(World world, AgentName name) {
        return LinkedHashMap.ofEntries(
                world.agents()
                        .named(name)
                        .toVector()
                        .flatMap(agent -> aspects(agent, world.turn())));
    }

    private static Seq<Tuple2<Topic, Datum>> aspects(Agent agent, Turn turn) {
        Option<Datum> load = Option.when(!agent.load().isEmpty(), () -> Datum.of(agent.load()));
        Map<Aspect, Option<Datum>> aspects =
                LinkedHashMap.of(
                        Aspect.AT, Option.of(Datum.of(agent.plan().at(turn))),
                        Aspect.ACTIVITY, Option.of(Datum.word(agent.plan().activity())),
                        Aspect.AUTHORITY, agent.authority().map(Datum::of),
                        Aspect.VEHICLE, agent.vehicle().map(Datum::of),
                        Aspect.LOAD, load);
        return aspects.toVector()
                .flatMap(each ->
                        each._2.map(datum ->
                                Tuple.of(new Topic.OfAgent(agent.name(), each._1), datum)));
    }
}
