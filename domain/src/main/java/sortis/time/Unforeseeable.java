package sortis.time;

import io.vavr.collection.Seq;
import sortis.value.AgentName;

/// Routes that work on the same piles and whose joint period is too long to foresee what they do
/// (rulebook §4): the one thing about turns that this program may refuse to say.
public final class Unforeseeable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Seq<AgentName> agents;

    Unforeseeable(Seq<AgentName> agents) {
        super("the joint period of the routes of " + agents.mkString(", ") + " is too long");
        this.agents = agents;
    }

    /// The agents whose routes they are.
    public Seq<AgentName> agents() {
        return agents;
    }
}
