package sortis.cli.report;

import io.vavr.collection.Seq;
import sortis.entry.LogLine;
import sortis.finding.Finding;
import sortis.replay.Moment;
import sortis.value.Turn;
import sortis.world.World;

/// What there is to see around one line of a log.
public sealed interface Situation {
    LogLine line();

    /// What an audit says of the line.
    Seq<Finding> findings();

    /// The line is an entry that is taken.
    record Taken(LogLine line, Seq<Finding> findings, Turn turn, Moment moment)
            implements Situation {}

    /// The line changes nothing.
    ///
    /// @param why for a person
    record Passed(LogLine line, Seq<Finding> findings, String why, World world)
            implements Situation {}
}
