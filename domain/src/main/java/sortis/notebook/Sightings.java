package sortis.notebook;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Predicate;
import sortis.entry.LedgerEntry.PositionNoted;
import sortis.entry.NamesAgent;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.finding.RuleCode;
import sortis.value.AgentName;
import sortis.value.Square;
import sortis.value.Turn;

/// Agents whose last entry noted a wrong position for its own turn (rulebook §8, `agent-absent`).
public record Sightings(Map<AgentName, Sighting> byAgent) {
    public static final RuleCode POSITION = new RuleCode("position");

    static final Sightings NONE = new Sightings(HashMap.empty());

    /// Where the player took an agent to be, and the finding that it was elsewhere.
    record Sighting(Square at, FindingId finding) {}

    /// The finding about the agent's position, if by that entry it is there.
    public Option<FindingId> excuse(AgentName agent, Predicate<Square> isThere) {
        return byAgent.get(agent)
                .filter(sighting -> isThere.test(sighting.at()))
                .map(Sighting::finding);
    }

    Sightings after(NamesAgent entry, Turn taken, Seq<Finding> findings) {
        return new Sightings(
                sighting(entry, taken, findings)
                        .fold(
                                () -> byAgent.remove(entry.agent()),
                                wrong -> byAgent.put(entry.agent(), wrong)));
    }

    private static Option<Sighting> sighting(NamesAgent entry, Turn taken, Seq<Finding> findings) {
        return entry instanceof PositionNoted noted && noted.meant(taken).equals(taken)
                ? findings.find(finding -> finding.is(POSITION))
                        .map(finding -> new Sighting(noted.at(), finding.id()))
                : Option.none();
    }
}
