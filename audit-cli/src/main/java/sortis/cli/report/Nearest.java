package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.eventstore.repair.Likeness;

/// Finds the word that was probably meant.
public final class Nearest {
    /// No word that may have been meant is as long.
    private static final int LONGEST = 64;

    private Nearest() {}

    /// `; did you mean WORD?`, or nothing if no word is near.
    public static String hint(String written, Seq<String> words, String question) {
        return of(written, words).map(word -> "; " + question + word + "?").getOrElse("");
    }

    /// The word with the fewest changed letters, at most a third of them.
    static Option<String> of(String written, Seq<String> words) {
        return written.isEmpty() || written.length() > LONGEST
                ? Option.none()
                : words.minBy(word -> Likeness.distance(written, word))
                        .filter(word -> Likeness.distance(written, word) <= 1 + word.length() / 4);
    }
}
