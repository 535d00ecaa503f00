package sortis.eventstore.notation;

import io.vavr.collection.Seq;
import sortis.eventstore.line.RawLine;

/// What a log in the notation holds beside its entries, for which JSON lines have no place.
///
/// @param comments how many there are
/// @param blankLines how many there are
public record Remarks(int comments, int blankLines) {
    public static Remarks in(Seq<RawLine> lines) {
        return new Remarks(
                lines.count(line -> isCommented(line.shown())), lines.count(RawLine::isBlank));
    }

    private static boolean isCommented(String text) {
        int comment = Tokens.of(text, 0).comment();
        return comment < text.length() && text.charAt(comment) == '#';
    }
}
