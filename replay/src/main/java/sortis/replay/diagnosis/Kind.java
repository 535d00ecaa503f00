package sortis.replay.diagnosis;

import java.util.Locale;

/// What kind of slip a player made.
public enum Kind {
    /// Something worked out wrongly.
    CLAIM,
    /// A digit misread for one that looks like it, or two exchanged, in something worked out, or
    /// any digit of a seed.
    DIGIT,
    /// The turn of an entry, or one that it names.
    TURN,
    /// An amount, a number of batches or of turns to wait, an index, the number of an entry.
    NUMBER,
    LEVEL,
    SQUARE,
    AGENT,
    RESOURCE,
    /// A line that cannot be read and meant an entry, or set the turn of those below it.
    UNREADABLE,
    /// An entry that was lost or forgotten.
    MISSING,
    /// An entry that was written twice, or is one too many.
    DOUBLE,
    /// Two entries that stand the wrong way round.
    ORDER,
    /// An entry that belongs elsewhere.
    MISPLACED;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
