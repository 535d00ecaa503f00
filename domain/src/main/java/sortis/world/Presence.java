package sortis.world;

import sortis.entry.ActsAt;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.GameEntry;
import sortis.entry.LedgerEntry.PositionNoted;
import sortis.value.AgentName;
import sortis.value.Square;

/// Where entries have their agents (rulebook §5, §8 `agent-unknown` and `agent-absent`).
public final class Presence {
    private Presence() {}

    /// Whether being on that square is being where the entry has its agent: on its square; for a
    /// road, on its first square or a neighbour.
    public static boolean isThere(World world, ActsAt entry, Square square) {
        boolean isBeside =
                entry instanceof RoadLaid && world.rules().moves().neighbours(square, entry.at());
        return isBeside || square.equals(entry.at());
    }

    static World settled(World world, GameEntry entry) {
        return switch (entry) {
            case ActsAt acting -> settled(world, acting);
            case PositionNoted(var agent, var at, _) ->
                    world.whereIs(agent).fold(() -> joined(world, agent, at), _ -> world);
            default -> world;
        };
    }

    private static World settled(World world, ActsAt entry) {
        return world.whereIs(entry.agent())
                .fold(
                        () -> joined(world, entry.agent(), entry.at()),
                        square ->
                                isThere(world, entry, square)
                                        ? world
                                        : world.putting(entry.agent(), entry.at()));
    }

    private static World joined(World world, AgentName name, Square at) {
        return world.joinedBy(Agent.standing(name, at));
    }
}
