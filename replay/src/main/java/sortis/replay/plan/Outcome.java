package sortis.replay.plan;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Turn;

/// What becomes of a wish.
public sealed interface Outcome {
    /// It comes true.
    ///
    /// @param on the first turn at whose end there is so much; the present one if there is already
    /// @param amount how much there is then
    record Reached(Turn on, Amount amount) implements Outcome {}

    /// There is never so much on any turn that can be written.
    ///
    /// @param most the most that there ever is, if it can be foreseen
    record Never(Option<Peak> most) implements Outcome {}

    /// It grows, but too slowly for the turns that can be written.
    ///
    /// @param then how much there is on the last of them
    record Beyond(Amount then) implements Outcome {}

    /// Routes take too long to come round together to tell.
    ///
    /// @param until the last turn up to which it is known that there is not so much
    record Unforeseen(Turn until, Seq<AgentName> agents) implements Outcome {}

    /// The most there ever is.
    ///
    /// @param on the first turn with so much
    record Peak(Amount amount, Turn on) {}

    /// Whether it comes true.
    default boolean isReached() {
        return this instanceof Reached;
    }

    /// Whether it could not be told.
    default boolean isUnforeseen() {
        return this instanceof Unforeseen;
    }
}
