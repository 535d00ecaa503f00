package sortis.rule;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.LogLine;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.finding.RuleCode;
import sortis.notebook.Notebook;
import sortis.time.Carrying;
import sortis.time.Haulage;
import sortis.transcript.Strikes;
import sortis.value.EntryNumber;
import sortis.value.Turn;
import sortis.world.World;

/// All that a rule may look at.
///
/// @param reading the line, and where it stands in the log
/// @param before the world on the turn of the entry, before it
/// @param world the same, with the entry's agent where the entry has it
/// @param found what was found in this entry so far
public record Scene(
        Reading reading, World before, World world, Notebook notebook, Seq<Finding> found) {
    /// A line and what the log as a whole says of it.
    ///
    /// @param taken the turn on which it is taken
    /// @param carrying who says what routes will have hauled
    public record Reading(LogLine line, Turn taken, Strikes strikes, Carrying carrying) {
        /// With nothing remembered of what routes haul.
        public Reading(LogLine line, Turn taken, Strikes strikes) {
            this(line, taken, strikes, Haulage::carried);
        }
    }

    /// A scene in which nothing has been found yet.
    public static Scene opening(Reading reading, World before, World world, Notebook notebook) {
        return new Scene(reading, before, world, notebook, Vector.empty());
    }

    public Scene finding(Finding next) {
        return new Scene(reading, before, world, notebook, found.append(next));
    }

    public LogLine line() {
        return reading.line();
    }

    /// The turn on which the entry is taken.
    public Turn turn() {
        return reading.taken();
    }

    /// The world at the end of a later turn, if no entry comes between.
    ///
    /// @throws sortis.time.Unforeseeable if routes take too long to come round
    public World carriedTo(Turn later) {
        return world.carriedTo(later, reading.carrying());
    }

    /// Whether it is the first entry of the log.
    public boolean isFirst() {
        return line().number().equals(EntryNumber.FIRST);
    }

    /// The finding of that code in this entry.
    public Option<FindingId> found(RuleCode code) {
        return found.find(finding -> finding.is(code)).map(Finding::id);
    }
}
