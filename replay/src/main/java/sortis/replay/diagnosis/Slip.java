package sortis.replay.diagnosis;

import io.vavr.control.Option;
import sortis.entry.LogLine.Entry;
import sortis.finding.Datum;

/// A hypothesis about one place of a log: what the player wrote there and what was meant.
///
/// @param written none where whole entries are concerned
/// @param meant the same
/// @param entry the entry that was meant, where a whole one is missing or cannot be read
/// @param doubt how unlikely it is before the rest of the log is looked at
public record Slip(
        Kind kind,
        Correction correction,
        Option<Datum> written,
        Option<Datum> meant,
        Option<Entry> entry,
        Doubt doubt) {
    /// Something written that was meant to be something else.
    static Slip of(Kind kind, Correction correction, Datum written, Datum meant, Doubt doubt) {
        return new Slip(
                kind, correction, Option.of(written), Option.of(meant), Option.none(), doubt);
    }

    /// A whole entry that was meant.
    static Slip meaning(Kind kind, Correction correction, Entry entry, Doubt doubt) {
        return new Slip(kind, correction, Option.none(), Option.none(), Option.of(entry), doubt);
    }

    /// A line that cannot be read and meant to set a turn.
    static Slip ofTurn(Correction.Retimed correction, Doubt doubt) {
        Option<Datum> meant = Option.of(Datum.of(correction.turn()));
        return new Slip(Kind.UNREADABLE, correction, Option.none(), meant, Option.none(), doubt);
    }

    /// An entry that should not stand where it does.
    static Slip standing(Kind kind, Correction correction, Doubt doubt) {
        return new Slip(kind, correction, Option.none(), Option.none(), Option.none(), doubt);
    }

    /// Whether only a claim is wrong, and nothing that was done.
    public boolean isOfClaim() {
        return correction instanceof Correction.Unchanged;
    }

    Slip doubting(Doubt more) {
        return new Slip(kind, correction, written, meant, entry, doubt.and(more));
    }
}
