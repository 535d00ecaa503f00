package sortis.replay.diagnosis;

/// How unlikely something is: −log2 of its probability, in tenths of a bit, so that doubts of
/// independent things add up.
public record Doubt(int tenths) implements Comparable<Doubt> {
    static final Doubt NONE = new Doubt(0);

    /// Of one choice out of so many equally likely ones.
    static Doubt oneOf(double choices) {
        return new Doubt((int) Math.round(10 * Math.log(choices) / Math.log(2)));
    }

    Doubt and(Doubt other) {
        return new Doubt(tenths + other.tenths);
    }

    @Override
    public int compareTo(Doubt other) {
        return Integer.compare(tenths, other.tenths);
    }
}
