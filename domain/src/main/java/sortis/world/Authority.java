package sortis.world;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import sortis.entry.BuildingKind;
import sortis.value.Level;
import sortis.value.Square;
import sortis.value.Turn;

/// Who visits a workshop square has authority of at least its level at that time, for ever
/// (rulebook §5).
final class Authority {
    private Authority() {}

    static Agent visiting(Agent agent, Land land, Square square) {
        return seeing(agent, land, Vector.of(square));
    }

    /// What becomes of an agent by all it visits in the turns after `from` up to `to`; workshops do
    /// not change between entries.
    static UnaryOperator<Agent> onTheWay(Land land, Turn from, Turn to) {
        Option<Level> highest = land.highestWorkshop();
        return agent ->
                highest.forAll(agent::hasAuthority)
                        ? agent
                        : seeing(agent, land, agent.plan().entered(from, to));
    }

    private static Agent seeing(Agent agent, Land land, Seq<Square> squares) {
        return squares.flatMap(square -> land.levelOf(BuildingKind.WORKSHOP, square))
                .max()
                .fold(() -> agent, (Level level) -> agent.authorized(level));
    }
}
