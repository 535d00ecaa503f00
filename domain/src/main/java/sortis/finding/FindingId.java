package sortis.finding;

/// The number of a finding in an audit, counted from 1 in the order of the findings.
public record FindingId(int number) implements Comparable<FindingId> {
    public FindingId next() {
        return new FindingId(number + 1);
    }

    @Override
    public int compareTo(FindingId other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return Integer.toString(number);
    }
}
