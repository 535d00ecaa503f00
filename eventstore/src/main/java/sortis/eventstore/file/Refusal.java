package sortis.eventstore.file;

/// Why a log was left as it was.
///
/// @param why the case
/// @param detail what the system says, or the text in question; may be empty
public record Refusal(Why why, String detail) {
    /// The cases.
    public enum Why {
        /// Its last line was not written to its end; a line more would be glued to it.
        TORN,
        /// Somebody else has changed it since it was read.
        CHANGED,
        /// It is no longer there.
        GONE,
        /// It was to be made anew, but is there already.
        EXISTS,
        /// Another program has locked it.
        LOCKED,
        /// It could not be written, and is as it was.
        NOT_WRITTEN,
        /// It could not be written to its end, nor be put back as it was.
        IN_DOUBT,
        /// What was to be taken back is no longer its last part.
        NOT_LAST
    }

    static Refusal of(Why why) {
        return new Refusal(why, "");
    }
}
