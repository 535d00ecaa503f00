package sortis.world;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import sortis.value.AgentName;

/// All agents, in the order in which they joined.
public record Agents(Map<AgentName, Agent> byName) {
    static final Agents NOBODY = new Agents(LinkedHashMap.empty());

    public Seq<Agent> inOrder() {
        return byName.values().toVector();
    }

    public Option<Agent> named(AgentName name) {
        return byName.get(name);
    }

    Agents joinedBy(Agent agent) {
        return new Agents(byName.put(agent.name(), agent));
    }

    Agents changing(AgentName name, UnaryOperator<Agent> change) {
        return new Agents(byName.computeIfPresent(name, (_, agent) -> change.apply(agent))._2);
    }

    Agents changingAll(UnaryOperator<Agent> change) {
        return new Agents(byName.mapValues(change));
    }
}
