package sortis.eventstore.repair;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/// The texts that a line may have been before one sign in it was lost, doubled, mistaken for
/// another or exchanged with the next.
///
/// @param text of the line
/// @param at the index at which reading stopped
public record Edits(String text, int at) {
    /// Edits about a column.
    ///
    /// @param column counted in signs from 1
    public static Edits near(String text, int column) {
        int signs = text.codePointCount(0, text.length());
        return new Edits(text, text.offsetByCodePoints(0, Math.clamp(column - 1L, 0, signs)));
    }

    /// The indices to look at, from behind where reading stopped backwards.
    public Seq<Integer> places(int before, int after) {
        return Vector.rangeBy(Math.min(text.length(), at + after), Math.max(-1, at - before), -1);
    }

    public Seq<String> without(int index) {
        return index < text.length()
                ? Vector.of(text.substring(0, index) + text.substring(index + 1))
                : Vector.empty();
    }

    /// With one of those signs more.
    public Seq<String> with(int index, String signs) {
        return Vector.ofAll(signs.toCharArray())
                .map(sign -> text.substring(0, index) + sign + text.substring(index));
    }

    /// With one of those signs in place of the one there.
    public Seq<String> replaced(int index, String signs) {
        return index < text.length()
                ? Vector.ofAll(signs.toCharArray())
                        .map(sign -> text.substring(0, index) + sign + text.substring(index + 1))
                : Vector.empty();
    }

    /// With the sign there exchanged with the next one.
    public Seq<String> exchanged(int index) {
        return index + 1 < text.length()
                ? Vector.of(
                        text.substring(0, index)
                                + text.charAt(index + 1)
                                + text.charAt(index)
                                + text.substring(index + 2))
                : Vector.empty();
    }
}
