package sortis.eventstore.file;

import io.vavr.control.Option;
import sortis.entry.LogLine.Unreadable;

/// Why a log was left as it was.
///
/// @param why the case
/// @param detail what the system says, or the text in question; may be empty
/// @param line the one that is in the way, if it is one
public record Refusal(Why why, String detail, Option<Unreadable> line) {
    /// The cases.
    public enum Why {
        /// Its last line was not written to its end; a line more would be glued to it.
        TORN,
        /// One of its lines cannot be read, and is not struck.
        DAMAGED,
        /// A line that was to be added cannot be read.
        UNREADABLE,
        /// It is not as its writer believes: the detail is how many entries it has.
        CONFLICT,
        /// Its writer would not have the lines after all.
        NOT_WANTED,
        /// Somebody else has changed it since it was read.
        CHANGED,
        /// It is no longer there.
        GONE,
        /// It was to be made anew, but is there already.
        EXISTS,
        /// Another program has locked it, all the time that was waited: the detail, in seconds.
        LOCKED,
        /// It can only be read.
        READ_ONLY,
        /// It cannot be opened.
        UNREACHABLE,
        /// It could not be written, and is as it was.
        NOT_WRITTEN,
        /// It could not be written to its end, nor be put back as it was.
        IN_DOUBT,
        /// It is sealed, and not as it was sealed: the detail is the line.
        SEAL_BROKEN,
        /// What was to be taken back is sealed.
        SEALED,
        /// What was to be taken back is no longer its last part.
        NOT_LAST
    }

    public Refusal(Why why, String detail) {
        this(why, detail, Option.none());
    }

    public static Refusal of(Why why) {
        return new Refusal(why, "");
    }

    public static Refusal unreadable(Why why, Unreadable line) {
        return new Refusal(why, line.where().text(), Option.some(line));
    }
}
