package sortis.cli.report;

import io.vavr.control.Option;
import sortis.entry.LogLine.Where;
import sortis.finding.Datum;
import sortis.replay.diagnosis.Correction;
import sortis.replay.diagnosis.Slip;

/// English for slips.
final class SlipWordings {
    private SlipWordings() {}

    /// What was written and what was meant.
    static String of(Slip slip, Where where) {
        return switch (slip.kind()) {
            case CLAIM -> "worked out wrongly: " + instead(slip);
            case DIGIT -> "a digit is misread: " + instead(slip);
            case TURN -> "turn " + instead(slip);
            case NUMBER -> "number " + instead(slip);
            case LEVEL -> "level " + instead(slip);
            case SQUARE -> "square " + instead(slip);
            case AGENT -> "agent " + instead(slip);
            case RESOURCE -> "resource " + instead(slip);
            case UNREADABLE -> "cannot be read, and meant " + meant(slip);
            case MISSING -> missing(slip);
            case DOUBLE -> "this entry is one too many, written twice perhaps";
            case ORDER -> "belongs before the entry that stands before it";
            case MISPLACED -> misplaced(slip, where);
        };
    }

    private static String instead(Slip slip) {
        return word(slip.written()) + " was meant to be " + word(slip.meant());
    }

    private static String word(Option<Datum> datum) {
        return datum.map(Words::of).getOrElse("nothing");
    }

    private static String meant(Slip slip) {
        return slip.entry()
                .map(entry -> "that " + EntryPhrase.of(entry.content()))
                .getOrElse(() -> "turn " + word(slip.meant()) + " for the entries below it");
    }

    private static String missing(Slip slip) {
        return "before it an entry is missing"
                + slip.entry()
                        .map(entry ->
                                ": on turn "
                                        + entry.turn()
                                        + ", "
                                        + EntryPhrase.of(entry.content()))
                        .getOrElse("; what it said cannot be told");
    }

    private static String misplaced(Slip slip, Where where) {
        return slip.correction() instanceof Correction.Moved(_, int to)
                ? "entry " + where.number() + " belongs elsewhere: it should be entry " + (to + 1)
                : "belongs elsewhere";
    }
}
