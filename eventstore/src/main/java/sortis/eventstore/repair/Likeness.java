package sortis.eventstore.repair;

/// How much one word is like another.
public final class Likeness {
    private Likeness() {}

    /// How many letters must be put in, left out, changed or exchanged with their neighbour
    /// (Damerau 1964).
    public static int distance(String one, String other) {
        int[][] rows = new int[one.length() + 1][other.length() + 1];
        for (int i = 0; i <= one.length(); i++) {
            for (int j = 0; j <= other.length(); j++) {
                rows[i][j] = i == 0 || j == 0 ? i + j : least(rows, one, other, i, j);
            }
        }
        return rows[one.length()][other.length()];
    }

    private static int least(int[][] rows, String one, String other, int i, int j) {
        int same = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
        int least =
                Math.min(rows[i - 1][j - 1] + same, 1 + Math.min(rows[i - 1][j], rows[i][j - 1]));
        boolean isExchanged =
                i > 1
                        && j > 1
                        && one.charAt(i - 1) == other.charAt(j - 2)
                        && one.charAt(i - 2) == other.charAt(j - 1);
        return isExchanged ? Math.min(least, rows[i - 2][j - 2] + 1) : least;
    }
}
