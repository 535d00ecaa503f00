package sortis.replay.plan;

import io.vavr.collection.Seq;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;

/// What is foreseen of an amount that is waited for.
///
/// @param now the turn from which it is looked for
/// @param present how much there is now
/// @param elsewhere how much more there is now in other piles and in loads
/// @param wanted how much there is to be
/// @param tributaries where it comes from and goes to
/// @param dry where it is brought from, and nothing is left when there is most of it
/// @param stretches how it comes together, from earlier to later, up to the outcome; what lies
///   between them follows no cycle
public record Answer(
        Turn now,
        Resource resource,
        Amount present,
        Amount elsewhere,
        Amount wanted,
        Outcome outcome,
        Seq<Tributary> tributaries,
        Seq<Dry> dry,
        Seq<Stretch> stretches) {
    /// A pile that is empty for ever, where an agent would load.
    public record Dry(AgentName agent, Square at) {}
}
