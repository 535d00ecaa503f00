package sortis.cli.report;

import io.vavr.collection.Seq;
import sortis.eventstore.Form;
import sortis.finding.Finding;
import sortis.replay.fix.Change;
import sortis.replay.fix.Fix;

/// What can be put right in a log.
///
/// @param path of the log, as it was given
/// @param name the file's name without its folder
public record FixPlan(String path, String name, Fix fix) {
    /// Where in the file a change is made: of a key, the value that stands there now.
    static Marks.Region region(Change change) {
        return Form.places(change.where().text())
                .find(change.key())
                .map(span -> Marks.region(change.where(), span))
                .getOrElse(() -> Marks.region(change.where(), Excerpt.START));
    }

    /// The errors that no change mends.
    Seq<Finding> errorsLeft() {
        return fix.after().findings().filter(Finding::isError);
    }
}
