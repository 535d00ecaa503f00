package sortis.testing;

import static sortis.testing.Words.agent;
import static sortis.testing.Words.square;

import io.vavr.collection.Seq;
import java.util.function.Function;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Square;
import sortis.world.Agent;
import sortis.world.World;

/// What tests look at in a world. What is not there reads `none`.
public final class Views {
    private static final String NONE = "none";

    private Views() {}

    public static Function<World, Bag> pile(String at) {
        return world -> world.pile(square(at));
    }

    public static Function<World, Bag> load(String name) {
        return world -> world.agents().named(agent(name)).map(Agent::load).getOrElse(Bag.EMPTY);
    }

    /// Everything in piles and loads.
    public static Function<World, Bag> total() {
        return World::total;
    }

    /// What stands on a square, such as `workshop 0`.
    public static Function<World, String> structure(String at) {
        return world ->
                world.land()
                        .at(square(at))
                        .map(there -> there.word() + " " + there.level())
                        .getOrElse(NONE);
    }

    public static Function<World, Boolean> clearing(String at) {
        return world -> world.land().isCleared(square(at));
    }

    /// Where an agent is, such as `[5, 14]`.
    public static Function<World, String> whereIs(String name) {
        return world -> world.whereIs(agent(name)).map(Square::toString).getOrElse(NONE);
    }

    public static Function<World, String> activity(String name) {
        return world ->
                world.agents()
                        .named(agent(name))
                        .map(known -> known.plan().activity().toString())
                        .getOrElse(NONE);
    }

    public static Function<World, String> authority(String name) {
        return world ->
                world.agents()
                        .named(agent(name))
                        .flatMap(Agent::authority)
                        .map(Level::toString)
                        .getOrElse(NONE);
    }

    public static Function<World, String> vehicle(String name) {
        return world ->
                world.agents()
                        .named(agent(name))
                        .flatMap(Agent::vehicle)
                        .map(Level::toString)
                        .getOrElse(NONE);
    }

    /// What is due, such as `[5, 14] 8 {ore(1): 1}`.
    public static Function<World, Seq<String>> due() {
        return world ->
                world.deliveries().map(due -> due.at() + " " + due.turn() + " " + due.goods());
    }

    public static Function<World, Seq<String>> names() {
        return world -> world.agents().inOrder().map(known -> known.name().text());
    }
}
