package sortis.replay.rulings;

import io.vavr.collection.Seq;
import sortis.finding.Finding;

/// A ruling that a player seems to have gone by, against what the log says.
///
/// @param explains the errors that come back if it is as the log says
public record Decision(Switch ruling, Seq<Finding> explains) {}
