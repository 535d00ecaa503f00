package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/// Finds the word that was probably meant.
public final class Nearest {
    private Nearest() {}

    /// `; did you mean WORD?`, or nothing if no word is near.
    public static String hint(String written, Seq<String> words, String question) {
        return of(written, words).map(word -> "; " + question + word + "?").getOrElse("");
    }

    /// The word with the fewest changed letters, at most a third of them.
    static Option<String> of(String written, Seq<String> words) {
        return words.minBy(word -> distance(written, word))
                .filter(word ->
                        !written.isEmpty() && distance(written, word) <= 1 + word.length() / 4);
    }

    /// How many letters must be put in, left out or changed (Levenshtein 1966).
    private static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= Math.min(one.length(), 64); i++) {
            row = next(row, one.charAt(i - 1), other, i);
        }
        return row[other.length()] + Math.max(0, one.length() - 64);
    }

    private static int[] next(int[] above, char letter, String other, int first) {
        int[] row = new int[above.length];
        row[0] = first;
        for (int j = 1; j < row.length; j++) {
            int changed = above[j - 1] + (letter == other.charAt(j - 1) ? 0 : 1);
            row[j] = Math.min(changed, 1 + Math.min(above[j], row[j - 1]));
        }
        return row;
    }
}
