package sortis.finding;

/// The number of a finding in an audit, counted from 1 in the order of the findings.
public record FindingId(int number) implements Comparable<FindingId> {
    @Override
    public int compareTo(FindingId other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return Integer.toString(number);
    }
}
