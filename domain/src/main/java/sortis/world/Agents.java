package sortis.world;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import sortis.value.AgentName;

/// All agents.
///
/// @param inOrder in the order in which they joined
/// @param places where each is in that order
public record Agents(Vector<Agent> inOrder, Map<AgentName, Integer> places) {
    static final Agents NOBODY = new Agents(Vector.empty(), HashMap.empty());

    /// Only those that are meant, in the same order.
    public Agents filter(Predicate<Agent> isMeant) {
        return inOrder.filter(isMeant).foldLeft(NOBODY, Agents::joinedBy);
    }

    public Option<Agent> named(AgentName name) {
        return places.get(name).map(inOrder::get);
    }

    Agents joinedBy(Agent agent) {
        return places.containsKey(agent.name())
                ? changing(agent.name(), _ -> agent)
                : new Agents(inOrder.append(agent), places.put(agent.name(), inOrder.size()));
    }

    Agents changing(AgentName name, UnaryOperator<Agent> change) {
        return places.get(name)
                .map(place -> new Agents(inOrder.update(place, change), places))
                .getOrElse(this);
    }

    Agents changingAll(UnaryOperator<Agent> change) {
        return new Agents(inOrder.map(change), places);
    }
}
