package sortis.cli.report;

import io.vavr.collection.Seq;

/// The audits of all logs that were asked for.
///
/// @param each of those that could be read
/// @param unread how many could not
public record Audits(Seq<Audited> each, int unread) {
    /// How many of the logs are faulty.
    public int faulty() {
        return each.count(audit -> !audit.report().isClean());
    }

    /// Whether more than one log was asked for.
    boolean areMany() {
        return each.size() + unread > 1;
    }
}
