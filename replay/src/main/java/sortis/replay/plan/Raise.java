package sortis.replay.plan;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Square;

/// A workshop that could be raised.
///
/// @param at where it stands, or could stand; none if there is no such place
/// @param present its level now, none if it is new
/// @param cost what it is paid with
/// @param carried what of that an agent who stands there carries
/// @param able who has the authority by then, in the order in which they joined
/// @param answer when the pile and what is carried hold the cost
public record Raise(
        Option<Square> at,
        Option<Level> present,
        Level level,
        Bag cost,
        Amount carried,
        Seq<AgentName> able,
        Answer answer) {}
