package sortis.cli.picture;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.cli.report.Style;
import sortis.value.AgentName;
import sortis.value.Square;
import sortis.world.Agent;
import sortis.world.World;

/// An agent on a map.
///
/// @param label the first letter of its name where no other agent's begins so, else the number in
///   the order in which they joined
public record Figure(String label, AgentName name, Square at, String doing) {
    /// All agents of a world, where they are on its turn.
    static Vector<Figure> all(World world) {
        Vector<Agent> agents = world.agents().inOrder().toVector();
        Seq<String> initials = agents.map(agent -> initial(agent.name()));
        return agents.zipWithIndex((agent, index) ->
                new Figure(
                        label(initials, index),
                        agent.name(),
                        agent.plan().at(world.turn()),
                        agent.plan().activity().toString()));
    }

    private static String label(Seq<String> initials, int index) {
        String initial = initials.get(index);
        boolean isAlone = initials.count(initial::equals) == 1;
        return isAlone && !initial.isEmpty() ? initial : String.valueOf(index + 1);
    }

    /// The first letter; empty if the name begins with none that every terminal can write.
    private static String initial(AgentName name) {
        char first = Character.toUpperCase(name.text().charAt(0));
        return first >= 'A' && first <= 'Z' ? String.valueOf(first) : "";
    }

    /// Its name as it can be shown anywhere.
    String shownName() {
        return Style.harmless(name.text());
    }
}
