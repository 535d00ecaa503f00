package sortis.notebook;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Predicate;
import sortis.entry.AgentEntry.AgentMoved;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.entry.NamesAgent;
import sortis.entry.ProductionEntry.OperationStarted;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.finding.RuleCode;
import sortis.time.Cycle;
import sortis.value.AgentName;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.Plan;
import sortis.world.World;

/// Wrong times that the player claims for the plans agents are on (rulebook §8, `agent-absent`).
public record Plans(Map<AgentName, Claimed> byAgent) {
    public static final RuleCode ARRIVAL = new RuleCode("arrival-turn");
    public static final RuleCode PERIOD = new RuleCode("route-period");
    public static final RuleCode PHASE = new RuleCode("route-phase");
    public static final RuleCode ABSENT = new RuleCode("agent-absent");

    static final Plans NONE = new Plans(HashMap.empty());

    /// What the player believes of a plan, and the findings about its times.
    public record Claimed(Belief belief, Seq<FindingId> findings) {}

    /// Where the player takes an agent to be.
    public sealed interface Belief {
        Option<Square> at(Turn turn);
    }

    /// On the last square of a walk from the claimed turn on.
    record Walks(Square last, Turn arrives) implements Belief {
        @Override
        public Option<Square> at(Turn turn) {
            return Option.when(!turn.isBefore(arrives), last);
        }
    }

    /// On a route, by the claimed period and phase.
    ///
    /// @param from the turn on which a round begins, by the phase claimed or the turn of the entry
    record Tours(Cycle cycle, long period, Turn from) implements Belief {
        @Override
        public Option<Square> at(Turn turn) {
            return Option.when(period > 0, () -> Math.floorMod(turn.since(from), period))
                    .filter(offset -> offset < cycle.period())
                    .map(cycle::at);
        }
    }

    /// The findings about the times of the plan it is on, if by the claimed times the agent is
    /// there on that turn.
    public Seq<FindingId> excuse(AgentName agent, Turn turn, Predicate<Square> isThere) {
        return byAgent.get(agent)
                .filter(claimed -> claimed.belief().at(turn).exists(isThere))
                .map(Claimed::findings)
                .getOrElse(Vector.empty());
    }

    /// What is claimed after an entry.
    ///
    /// @param world after it
    Plans after(NamesAgent entry, World world, Seq<Finding> findings) {
        boolean isDropped =
                entry instanceof AgentMoved
                        || entry instanceof RouteAssigned
                        || entry instanceof OperationStarted
                        || findings.exists(finding -> finding.is(ABSENT));
        Plans kept = isDropped ? new Plans(byAgent.remove(entry.agent())) : this;
        Seq<FindingId> wrong = findings.filter(Plans::isOfTimes).map(Finding::id);
        return wrong.isEmpty() ? kept : kept.claiming(entry, world, wrong);
    }

    private static boolean isOfTimes(Finding finding) {
        return finding.is(ARRIVAL) || finding.is(PERIOD) || finding.is(PHASE);
    }

    private Plans claiming(NamesAgent entry, World world, Seq<FindingId> wrong) {
        return world.agents()
                .named(entry.agent())
                .flatMap(agent -> belief(entry, agent.plan()))
                .fold(
                        () -> this,
                        belief ->
                                new Plans(byAgent.put(entry.agent(), new Claimed(belief, wrong))));
    }

    private static Option<Belief> belief(NamesAgent entry, Plan plan) {
        return switch (entry) {
            case AgentMoved moved ->
                    moved.arrives().map(turn -> new Walks(moved.path().last(), turn));
            case RouteAssigned route when plan instanceof Plan.OnRoute(var cycle, var since) ->
                    Option.of(
                            new Tours(
                                    cycle,
                                    route.period().map(Turn::number).getOrElse(cycle.period()),
                                    route.phase().getOrElse(since)));
            default -> Option.none();
        };
    }
}
