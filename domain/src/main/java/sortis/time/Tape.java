package sortis.time;

import java.util.Arrays;

/// What was decided while goods were moved: for each comparison `a ≤ b`, in order, the difference b
/// − a. Two tapes tell of the same course of events if they agree in every sign.
final class Tape {
    private long[] differences = new long[64];
    private int length;

    boolean atMost(long a, long b) {
        if (length == differences.length) {
            differences = Arrays.copyOf(differences, 2 * length);
        }
        differences[length++] = b - a;
        return a <= b;
    }

    /// The lesser of the two.
    long least(long a, long b) {
        return atMost(a, b) ? a : b;
    }

    long[] read() {
        return Arrays.copyOf(differences, length);
    }
}
